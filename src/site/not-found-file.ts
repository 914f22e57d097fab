/** The name under which hosts look for the answer to a wrong address: GitHub Pages, Netlify, Cloudflare Pages and others. */
export const notFoundFile = '404.html';
