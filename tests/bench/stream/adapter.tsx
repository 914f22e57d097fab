// For benches that bundle with something else than Vite, which do not load the style of a module that is imported late.
import 'katex/dist/katex.min.css';

export { append, finish, mount, unmount } from './ours';
