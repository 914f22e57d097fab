/** The backend this site is built for; a constant of the build. */
declare const __BACKEND__: import('./site-settings').SiteSettings['backend'];

/** Written by `build/site-plugin.ts` from the settings and the résumé. */
declare module 'virtual:site' {
  export const settings: import('./site-settings').SiteSettings;
  export const assistant: import('../resume/assistant-profile').AssistantProfile;
}

declare module 'virtual:passages' {
  export const passages: readonly import('../resume/passages').Passage[];
}
