import { inLanguage } from '../../ui/direction';
import type { Reply } from '../core/message';

/** Of what the site itself says inside of a reply that is in a language of its own. */
export function inInterfaceLanguage({ language }: Reply): ReturnType<typeof inLanguage> {
  return language === undefined ? {} : inLanguage(document.documentElement.lang, language);
}
