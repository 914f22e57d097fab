/** The one script that a page takes in. Its name holds no hash, since the page's tag stays as it is. */
export const embedFile = 'embed.js';

/** The source of the script of the frame's page. */
export const frameModule = 'src/embed/frame.ts';

/** At the root of a site, since a service worker controls only its own folder. */
export const serviceWorkerFile = 'service-worker.js';

/** The name under which hosts look for the answer to a wrong address: GitHub Pages, Netlify, Cloudflare Pages and others. */
export const notFoundFile = '404.html';

/** The page's document, before the builder has filled it. */
export const templateFile = 'index.html';
export const iconFile = 'favicon.svg';
