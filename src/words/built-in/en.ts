export { builtInWords as builtIn } from '../../backends/built-in/words.en';
