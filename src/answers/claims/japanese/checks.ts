import type { OwnChecks } from '../check';
import { japaneseNames } from './names';
import { japaneseSkills } from './skills';
import { japaneseTitles } from './titles';

export const japaneseChecks: OwnChecks = {
  names: japaneseNames,
  titles: japaneseTitles,
  skills: japaneseSkills,
  // The check of skills looks for lists as well.
  items: () => undefined,
};
