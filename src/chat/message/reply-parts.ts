/** What the first reply needs and opening the chat does not. */
export { plainText } from '../../streaming/markdown/plain-text';
export { Answer } from './Answer';
export { isFit } from './answer-parts';
export { copyReply } from './copy-reply';
