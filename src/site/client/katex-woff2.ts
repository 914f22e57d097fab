import type { Plugin } from 'vite';

/**
 * Prepares KaTeX's sheet. Every browser that can run the site reads woff2, so the other font files are left out of the
 * build; the layer puts its rules below ours (src/ui/layers.css).
 */
export function katexWoff2Only(): Plugin {
  return {
    name: 'katex-woff2-only',
    enforce: 'pre',
    transform: {
      filter: { id: /katex\.min\.css/ },
      handler: (code) =>
        `@layer base {${code.replace(/,url\([^)]*\.(?:woff|ttf)\) format\("[^"]*"\)/g, '')}}`,
    },
  };
}
