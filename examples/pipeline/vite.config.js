import { defineConfig } from 'vite';

/** As the README of src/streaming/markdown says; `connect-src` lets the page load its reply. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types talking-cv',
].join('; ');

export default defineConfig({
  build: {
    // The policy allows no font from a data: address.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: {
        'without-react': new URL('without-react.html', import.meta.url).pathname,
        'with-react': new URL('with-react.html', import.meta.url).pathname,
      },
    },
  },
  preview: { headers: { 'content-security-policy': policy } },
});
