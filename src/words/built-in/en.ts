export { builtInWords as builtIn } from '../../models/built-in/words.en';
