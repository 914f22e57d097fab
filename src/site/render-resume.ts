import { Buffer } from 'node:buffer';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CvPage } from '../page/CvPage';
import sheet from '../page/page.css?inline';
import { describePage } from '../resume/describe-page';
import { outlineOf } from '../resume/outline';
import { openResume, type OpenedResume, ProfileError } from '../resume/profile';
import type { PictureFiles } from '../resume/read/field';
import type { Resume } from '../resume/schema/resume-schema';
import { directionOfLanguage } from '../ui/direction';
import { siteWords } from '../words/site-words';
import { chooseLanguage } from './choose-language';
import { asParsed, printOrder } from './page-style';
import { titleTags } from './page-document';
import { derivedTokens, tokenRule } from './theme/derive';
import { chooseTheme, hasPictures } from './theme/themes';
import { setTokens } from './theme/tokens';

/**
 * A JSON Resume as one HTML page with its styles in it, without script and assistant: the convention of JSON Resume's themes
 * (https://jsonresume.org/themes), such as `resumed render --theme talking-cv`. It is read as far as it can be; pictures are
 * shown where the résumé has their whole address, since the page has no files beside it.
 *
 * @throws ProfileError for what is no résumé at all
 */
export function render(resume: unknown): string {
  const { language, cvLanguage } = chooseLanguage(resume);
  const words = siteWords[language];
  const pictures = picturesInside();
  const { profile, resume: read } = open(resume, cvLanguage, pictures.files);
  // Of a photo on another host a site shows nothing, since it asks no other host; here the owner's file is all there is.
  const photo = profile.photo ?? (read.basics.image === undefined ? undefined : { src: read.basics.image });
  const outline = outlineOf({ ...profile, photo }, words.resume);
  const { title, description } = describePage(profile);
  const now = new Date();
  const page = createElement(CvPage, {
    outline,
    words: words.page,
    languages: { interface: language, cv: cvLanguage },
    asset: pictures.addressOf,
    year: now.getFullYear(),
    month: now.toISOString().slice(0, 7),
  });
  const direction = directionOfLanguage(language) === 'rtl' ? ' dir="rtl"' : '';
  return `<!doctype html>
<html lang="${language}"${direction}>
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    ${titleTags(title, 'description', description)}
    <style>${asParsed(sheet + printOrder(outline) + themeStyles(read))}</style>
  </head>
  <body>
    ${renderToStaticMarkup(page)}
  </body>
</html>
`;
}

function themeStyles(resume: Resume): string {
  const theme = chooseTheme(resume.meta.theme, hasPictures(resume));
  return theme.sheet === undefined ? '' : theme.sheet + tokenRule(derivedTokens(setTokens(theme.sheet)));
}

/** JSON Resume asks for no name, and a page has to be called something. */
function open(resume: unknown, language: string, pictures: PictureFiles): OpenedResume {
  try {
    return openResume(resume, { language, pictures });
  } catch (cause) {
    if (!(cause instanceof ProfileError) || typeof resume !== 'object' || resume === null) throw cause;
    if (Array.isArray(resume)) throw cause;
    const basics = 'basics' in resume && typeof resume.basics === 'object' ? resume.basics : {};
    const name = 'Curriculum vitae';
    return openResume({ ...resume, basics: { ...basics, name } }, { language, pictures });
  }
}

/** The pictures that a résumé holds itself, as `data:` addresses: all that a page without files beside it can show. */
function picturesInside(): { readonly files: PictureFiles; readonly addressOf: (path: string) => string } {
  const addresses = new Map<string, string>();
  return {
    files: {
      has: (path) => addresses.has(path),
      add: ({ type, bytes }) => {
        const path = `picture-${addresses.size + 1}.${type}`;
        addresses.set(path, `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`);
        return path;
      },
    },
    addressOf: (path) => addresses.get(path) ?? path,
  };
}
