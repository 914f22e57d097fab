/** What the build loads from `src/` through Vite, since those modules hold JSX and CSS. */
export { toAssistantProfile } from '../resume/assistant-profile.ts';
export { writeExports } from '../resume/exports/exported-files.ts';
export { headTags } from './head.ts';
export { lintResume, misspeltKeys } from '../resume/lint.ts';
export { toPassages } from '../resume/passages.ts';
export { parseProfile } from '../resume/profile.ts';
export { renderPage } from './render-page.tsx';
