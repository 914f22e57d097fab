/** What the build wrote for the client; the only place that reads it. */
export { assistant, settings } from 'virtual:site';
