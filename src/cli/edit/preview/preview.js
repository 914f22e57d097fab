// Runs in the preview's frame: shows the page that the editor sends, and tells it what was clicked.
'use strict';
(() => {
  const { editor, base } = document.currentScript.dataset;
  const sheet = document.getElementById('editor-sheet');
  let selected;

  const send = (message) => window.parent.postMessage(message, editor);

  function show({ html, language, direction, href }) {
    // What was open stays open.
    const open = [...document.querySelectorAll('details')].flatMap((each, index) => (each.open ? index : []));
    const { scrollX, scrollY } = window;
    const next = new DOMParser().parseFromString(`<body>${html}`, 'text/html');
    document.body.replaceChildren(...document.adoptNode(next.body).childNodes);
    document.documentElement.lang = language;
    document.documentElement.dir = direction;
    const all = document.querySelectorAll('details');
    for (const index of open) if (all[index]) all[index].open = true;
    window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
    if (href && sheet.getAttribute('href') !== base + href) sheet.setAttribute('href', base + href);
    mark(selected, false);
  }

  // Until the page comes that is made of it, which also holds what is said in other places.
  function type({ id, from, to }) {
    const around = document.getElementById(id);
    if (!around) return;
    const walker = document.createTreeWalker(around, NodeFilter.SHOW_TEXT);
    const nodes = [];
    while (walker.nextNode()) nodes.push(walker.currentNode);
    const found =
      nodes.find(({ data }) => data.trim() === from) ?? nodes.find(({ data }) => data.includes(from));
    if (found) found.data = found.data.replace(from, () => to);
  }

  function mark(id, isNew) {
    selected = id;
    for (const each of document.querySelectorAll('[data-editor-chosen]'))
      each.removeAttribute('data-editor-chosen');
    const element = id ? document.getElementById(id) : null;
    if (!element) return;
    element.setAttribute('data-editor-chosen', '');
    if (!isNew) return;
    for (let at = element.closest('details'); at; at = at.parentElement.closest('details')) at.open = true;
    const { top, bottom } = element.getBoundingClientRect();
    if (top < 0 || bottom > window.innerHeight)
      window.scrollTo({ top: window.scrollY + top - 48, behavior: 'instant' });
  }

  window.addEventListener('message', ({ source, origin, data }) => {
    if (source !== window.parent || origin !== editor || typeof data !== 'object' || data === null) return;
    if (data.page) show(data.page);
    if (data.typed) type(data.typed);
    if ('chosen' in data) mark(data.chosen, true);
  });

  document.addEventListener(
    'click',
    (event) => {
      const target = event.target instanceof Element ? event.target : document.body;
      const toggles = target.closest('summary');
      if (target.closest('a, button')) event.preventDefault();
      if (toggles && !target.closest('a')) return;
      const ids = [];
      for (let at = target; at; at = at.parentElement) if (at.id) ids.push(at.id);
      const block = target.closest('time, a, li, p, h1, h2, h3, h4, img, dd, dt, span') ?? target;
      const kind = block.closest('picture, [class*="photo"]')
        ? 'photo'
        : block.closest('time, [class*="period"]')
          ? 'date'
          : 'text';
      send({ clicked: { ids, kind, text: (block.textContent ?? '').trim() } });
    },
    true,
  );
  document.addEventListener('submit', (event) => event.preventDefault(), true);
  send({ isReady: true });
})();
