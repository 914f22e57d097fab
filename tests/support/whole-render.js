import { IncrementalMarkdown, markdownWords } from 'talking-cv/markdown';

/** The markup of a finished text that is rendered at once, on a page of `examples/pipeline` that has loaded KaTeX. */
export function wholeRender(text) {
  const box = document.createElement('div');
  new IncrementalMarkdown(box, markdownWords).update(text, false);
  return box.innerHTML;
}
