/** What the build loads from `src/` through Vite, since those modules hold JSX and CSS. */
export { toAssistantProfile } from '../profile/assistant-profile';
export { parseProfile } from '../profile/profile';
export { renderPage } from '../prerender';
