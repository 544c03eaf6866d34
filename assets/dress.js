// Dresses the page as it was last chosen, before anything of it is seen; ui/settings.py writes what is read here.
(() => {
  const names = { theme: 'auto', size: 'normal', density: 'cosy', motion: 'normal' };
  try {
    const kept = JSON.parse(localStorage.getItem('homesteaders.settings') ?? '{}');
    const root = document.documentElement;
    for (const [name, usual] of Object.entries(names)) {
      const value = kept[name];
      if (typeof value === 'string' && value !== usual && /^[a-z]+$/.test(value)) root.dataset[name] = value;
    }
    if (kept.easy === true) root.dataset.easy = 'yes';
  } catch { /* blocked or damaged: as usual */ }
})();
