import { loadBuiltInWords } from '../../src/words/built-in/load-words';
import { interfaceLanguages } from '../../src/words/languages';
import { loadWords } from '../../src/words/load-words';
import { directionOfLanguage } from '../../src/ui/direction';

const asked = new URLSearchParams(location.search).get('words');

/** `?words=de`: the longest words are German, and `?words=ar` reads from right to left. */
const language = interfaceLanguages.find((each) => each === asked) ?? 'en';
document.documentElement.lang = language;
document.documentElement.dir = directionOfLanguage(language);

export const [words, builtInWords] = await Promise.all([loadWords[language](), loadBuiltInWords[language]()]);
