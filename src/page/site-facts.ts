import type { SiteSettings } from '../shared/site-data';
import type { PageLanguage } from './sections/LanguageSwitch';

/** A QR code whose address opens the chat. */
export interface AskCode {
  readonly address: string;
  /** Of its sides; the unit of the path. */
  readonly size: number;
  readonly path: string;
}

/** What the page says of the site it is part of. */
export interface SiteFacts {
  readonly backendName: string;
  readonly modelName: string;
  /** What the privacy disclosure is made from. */
  readonly settings: SiteSettings;
  readonly year: number;
  /** `YYYY-MM` of the build, up to which a bar shows what is ongoing. */
  readonly month: string;
  /** The URL path the site is served under; begins and ends with a slash. */
  readonly basePath: string;
  /** The URL path of the page in its language, where the files in that language lie; like `basePath` for the first one. */
  readonly pagePath: string;
  /** Licences of the packages that the site is made with; beside the page. */
  readonly noticesFile: string;
  /** What the page offers to ask the assistant: up to three questions. */
  readonly suggestions: { readonly firstName: string; readonly questions: readonly string[] };
  /** Shows the site on the owner's computer. */
  readonly previewCommand?: string | undefined;
  readonly hasPdf?: boolean | undefined;
  readonly languages: readonly PageLanguage[];
  readonly askCode?: AskCode | undefined;
}
