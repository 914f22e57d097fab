import type { Compared, Verdict } from './compare-pictures';

type Folder = 'before' | 'after' | 'difference';

const folders: Readonly<Record<Verdict, readonly Folder[]>> = {
  same: [],
  changed: ['before', 'after', 'difference'],
  resized: ['before', 'after'],
  added: ['after'],
  removed: ['before'],
};

const style = `body { font: 1rem system-ui; margin: 1rem }
section { display: flex; gap: 1rem; overflow-x: auto; align-items: flex-start }
figure { margin: 0; flex: 1 0 20rem } img { max-width: 100%; border: 1px solid #888 }`;

/** The pictures that differ, side by side; names are file names of the suite. */
export function differencesPage(differing: readonly Compared[], base: string): string {
  const sections = differing.map(({ name, verdict }) => {
    const figures = folders[verdict].map(
      (folder) => `<figure><figcaption>${folder}</figcaption><img src="${folder}/${name}" alt=""></figure>`,
    );
    return `<h2>${name}: ${verdict}</h2>\n<section>${figures.join('')}</section>`;
  });
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Visual regression</title><style>${style}</style>
<h1>${differing.length} pictures differ from ${base}</h1>
${sections.join('\n')}
</html>
`;
}
