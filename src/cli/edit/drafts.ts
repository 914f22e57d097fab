import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createAnswerer, type Turn } from '../../answers/answer.ts';
import { commonTopics, openQuestions } from '../../resume/open-questions.ts';
import { openBuiltClient } from '../../site/client-files.ts';
import { clientFolder } from '../../site/engine-files.ts';
import type { Settings } from '../../site/settings.ts';
import { type PageContent, type SiteContent, siteContent } from '../../site/site-content.ts';
import { lowContrasts } from '../../site/theme/contrast.ts';
import { derivedTokens } from '../../site/theme/derive.ts';
import { setTokens, tokensOf } from '../../site/theme/tokens.ts';
import { directionOfLanguage } from '../../ui/direction.ts';
import { askCv } from '../ask/reply.ts';
import { engineParts } from '../../site/thesaurus.ts';
import type { Draft, DraftPage, FileTexts } from '../../editor/api.ts';
import { messageOf } from '../../shared/attempt.ts';

export type Drafts = ReturnType<typeof createDrafts>;

export interface Shown {
  readonly page: DraftPage;
  readonly content: SiteContent;
  /** Its style sheet; with the theme of that name, if one is given. */
  readonly sheet: (theme?: string) => string;
}

interface DraftOptions {
  /** The owner's, absolute. */
  readonly folder: string;
  /** For the preview's address; read with each draft. */
  readonly readSettings: () => Settings;
}

const colors = ['accent', 'accent-dark', 'background', 'text'];

/**
 * Has the site's own builder read texts that are not in the owner's folder yet: they lie in a folder of their own for as
 * long as the editor runs, beside a link to the owner's `public/`.
 */
export function createDrafts({ folder, readSettings }: DraftOptions) {
  const work = mkdtempSync(join(tmpdir(), 'talking-cv-edit-'));
  symlinkSync(
    join(folder, 'public'),
    join(work, 'public'),
    process.platform === 'win32' ? 'junction' : 'dir',
  );
  let pageSheet: string | undefined;
  let written: readonly string[] = [];
  let shown: Shown | undefined;
  let sheets = 0;
  let queue: Promise<unknown> = Promise.resolve();

  async function render(texts: FileTexts): Promise<Draft> {
    for (const name of written) if (!Object.hasOwn(texts, name)) rmSync(join(work, name), { force: true });
    written = Object.keys(texts);
    for (const [name, text] of Object.entries(texts)) {
      mkdirSync(dirname(join(work, name)), { recursive: true });
      writeFileSync(join(work, name), text);
    }
    const set = setTokens(texts['theme.css'] ?? '');
    const tokens = tokensOf([...derivedTokens(set), ...set]);
    const looks = {
      contrasts: lowContrasts(tokens),
      tokens: Object.fromEntries(
        [...colors, 'font-sans', 'density'].map((name) => [name, tokens.value(name) ?? '']),
      ),
    };
    try {
      const content = await siteContent({ folder: work, settings: readSettings() });
      const pages = content.pages.map(pageOf);
      if (content.styles !== shown?.content.styles) sheets += 1;
      const [first] = pages;
      if (first) {
        const styles = (theme?: string) => (theme === undefined ? content.styles : content.stylesWith(theme));
        shown = { page: first, content, sheet: (theme) => (pageSheet ??= readPageSheet()) + styles(theme) };
      }
      return {
        ...looks,
        pages,
        sheet: String(sheets),
        openTopics: openQuestions(content.pages[0].profile, commonTopics.length).map(({ topic }) => topic),
      };
    } catch (error) {
      return { ...looks, pages: [], sheet: String(sheets), problem: messageOf(error), openTopics: [] };
    }
  }

  return {
    render(texts: FileTexts): Promise<Draft> {
      // One after the other, since they share a folder.
      const next = queue.then(() => render(texts));
      queue = next.catch(() => {});
      return next;
    },
    /** A quoted reply, in markdown without addresses of the page. */
    async ask(question: string) {
      if (shown === undefined) throw new Error('There is no CV to ask yet.');
      const turns: Turn[] = [{ role: 'user', content: question }];
      const { text, quotes } = await answererOf(shown.content.pages[0])(turns);
      return { text, isInCv: quotes.length > 0 };
    },
    /** What the preview shows now; undefined before the first page. */
    shown: () => shown,
    close: () => rmSync(work, { recursive: true, force: true }),
  };
}

function readPageSheet(): string {
  const client = openBuiltClient(clientFolder);
  return client.read(client.style).toString('utf8');
}

function pageOf({ page, siteData }: PageContent): DraftPage {
  const { language } = siteData;
  // The focus is the form's. The question box shows as it does once the page's script has shown the button.
  const html = page
    .replaceAll(/ autofocus(?:="")?/gi, '')
    .replace(/<button[^>]* id="assistant-button"[^>]*>/, (tag) => tag.replace(/ hidden(?:="")?/, ''));
  return { language, direction: directionOfLanguage(language) === 'rtl' ? 'rtl' : 'ltr', html };
}

function answererOf({ siteData, assistantData }: PageContent) {
  const { language } = siteData;
  const parts = engineParts(assistantData.cv);
  return askCv(createAnswerer({ ...parts, language, suggestions: siteData.suggestedQuestions }));
}
