import { builtIn } from '../../src/words/built-in/en';
import { assistant } from '../../src/words/en';
import { pseudoWords } from '../support/pseudo-words';

const asked = new URLSearchParams(location.search).get('words');
const { documentElement: root } = document;

/** `?words=pseudo` shows what is in no catalogue or has no room to grow; `?words=mirrored` also from right to left. */
export const words = asked === null ? assistant : pseudoWords(assistant);

/** The same of the browser's own model, whose sentences are loaded apart. */
export const builtInWords = asked === null ? builtIn : pseudoWords(builtIn);

if (asked === 'mirrored') root.dir = 'rtl';
