/** What the build loads from `src/` through Vite, since those modules hold JSX and CSS. */
export { toAssistantProfile } from '../profile/assistant-profile.ts';
export { writeExports } from '../profile/exports/exported-files.ts';
export { headTags } from '../profile/exports/head-tags.ts';
export { lookOver, misspeltKeys } from '../profile/look-over.ts';
export { toPassages } from '../profile/passages.ts';
export { parseProfile } from '../profile/profile.ts';
export { renderPage } from '../prerender.tsx';
