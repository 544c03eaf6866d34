// Searches the rules as one types. The page can be read without it.
(() => {
  const field = document.getElementById('search');
  const said = document.getElementById('found');
  const rules = document.getElementById('rules');
  // Soft hyphens are no letters, and é is e to whoever searches.
  const plain = (text) => text.replace(/\u00ad/g, '').normalize('NFD').replace(/[\u0300-\u036f]/g, '').toLowerCase();
  const parts = [...rules.querySelectorAll('.rule, #pieces tbody tr')].map((part) => [part, plain(part.textContent)]);
  const look = () => {
    const words = plain(field.value).split(/\s+/).filter(Boolean);
    let count = 0;
    for (const [part, text] of parts) {
      part.hidden = !words.every((word) => text.includes(word));
      if (!part.hidden) count += 1;
    }
    for (const section of rules.querySelectorAll('section')) section.hidden = !section.querySelector('.rule:not([hidden]), tbody tr:not([hidden])');
    const form = count === 1 ? said.dataset.one : said.dataset.many;
    said.textContent = words.length ? (count ? form.replace('{n}', count) : said.dataset.none) : '';
  };
  // A link to a rule that the search has hidden shows all of them again.
  const show = () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target?.closest('[hidden]')) return;
    field.value = '';
    look();
    target.scrollIntoView();
  };
  document.getElementById('searching').hidden = false;
  field.addEventListener('input', look);
  addEventListener('hashchange', show);
  // Opened by the game in a tab of its own, the way back is to close that tab; where this is refused, the link is followed.
  document.querySelector('.back').addEventListener('click', (event) => {
    if (document.referrer.startsWith(location.origin)) {
      event.preventDefault();
      window.close();
      setTimeout(() => { location.href = './'; }, 100);
    }
  });
})();
