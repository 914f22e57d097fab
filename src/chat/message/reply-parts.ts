/** What the first reply needs and opening the chat does not. */
export { Markdown } from '../../markdown/Markdown';
export { plainText } from '../../markdown/plain-text';
export { copyReply } from './copy-reply';
export { Sources } from './Sources';
import './Quotes.css';
