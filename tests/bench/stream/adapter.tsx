// For benches with another bundler than Vite: these do not load the style sheet of a dynamic import.
import 'katex/dist/katex.min.css';

export { append, finish, mount, unmount } from './ours';
