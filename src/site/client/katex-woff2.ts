import type { Plugin } from 'vite';

/** Every browser that can run the site reads woff2: KaTeX's other font files are left out of the build. */
export function katexWoff2Only(): Plugin {
  return {
    name: 'katex-woff2-only',
    enforce: 'pre',
    transform: {
      filter: { id: /katex\.min\.css/ },
      handler: (code) => code.replace(/,url\([^)]*\.(?:woff|ttf)\) format\("[^"]*"\)/g, ''),
    },
  };
}
