/** What the first reply needs and opening the chat does not. */
export { Markdown } from '../../streaming/markdown/Markdown';
export { plainText } from '../../streaming/markdown/plain-text';
export { copyReply } from './copy-reply';
export { Sources } from './Sources';
import './Quotes.css';
