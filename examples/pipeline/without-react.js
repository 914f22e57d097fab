import 'katex/dist/katex.min.css';
import 'talking-cv/markdown.css';
import { handleCopyButtons, IncrementalMarkdown, markdownWords } from 'talking-cv/markdown';
import { typeReply } from './type-reply.js';

const box = document.querySelector('#reply');
const markdown = new IncrementalMarkdown(box, markdownWords);
handleCopyButtons(box, markdownWords);

await typeReply((text, streaming) => markdown.update(text, streaming));
