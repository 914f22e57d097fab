export { editorWords } from '../../editor/words.en';
