// Dresses the page as it was last chosen, before anything of it is seen; ui/settings.py writes what is read here, and
// ui/dom.py sets the same attributes afterwards. What follows from the theme follows here, before Python and after.
(() => {
  const names = { theme: 'auto', size: 'normal', density: 'cosy', motion: 'normal' };
  const root = document.documentElement;
  try {
    const kept = JSON.parse(localStorage.getItem('homesteaders.settings') ?? '{}');
    for (const [name, usual] of Object.entries(names)) {
      const value = kept[name];
      if (typeof value === 'string' && value !== usual && /^[a-z]+$/.test(value)) root.dataset[name] = value;
    }
    if (kept.easy === true) root.dataset.easy = 'yes';
  } catch { /* blocked or damaged: as usual */ }

  // Nothing chosen and the system asks for more contrast: the theme of that name.
  const more = matchMedia('(prefers-contrast: more)');
  // The browser's own bars wear the colour of ours.
  const bars = { light: ['#EBDFC3', '#EBDFC3'], dark: ['#382D23', '#382D23'], contrast: ['#FFFFFF', '#000000'] };
  let ours = false;
  const follow = () => {
    ours &&= root.dataset.theme === 'contrast';
    if (!root.dataset.theme && more.matches) {
      root.dataset.theme = 'contrast';
      ours = true;
    }
    const [light, dark] = bars[root.dataset.theme] ?? [bars.light[0], bars.dark[1]];
    for (const meta of document.querySelectorAll('meta[name=theme-color]')) meta.content = meta.media.includes('dark') ? dark : light;
  };
  follow();
  new MutationObserver(follow).observe(root, { attributeFilter: ['data-theme'] });
  more.addEventListener('change', () => {
    if (ours && !more.matches) delete root.dataset.theme;
    follow();
  });
})();
