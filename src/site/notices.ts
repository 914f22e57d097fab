import type { RecordedFiles } from './client/record-chunks.ts';
import type { PackageNotices } from './client/package-notices.ts';

/** Beside the page; the panel links to it. */
export const noticesFile = 'third-party-notices.txt';

/** The licences of all code of others in `files`, as one text. */
export function thirdPartyNotices(
  files: readonly string[],
  recorded: RecordedFiles,
  notices: PackageNotices,
): string {
  const names = new Set(files.flatMap((file) => recorded[file]?.packages ?? []));
  const used = [...names].map((name) => {
    const notice = notices[name];
    if (!notice)
      throw new Error(`The built client holds no licence text of ${name}. Build the client again.`);
    return [name, notice] as const;
  });
  const introduction = 'This site is made with the following packages, each under its own licence.';
  return noticesText(introduction, Object.fromEntries(used));
}

/** Licences as one text, sorted by the packages' names. */
export function noticesText(introduction: string, notices: PackageNotices): string {
  const parts = Object.entries(notices)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, { version, licence, texts }]) => [`${name} ${version} (${licence})`, ...texts].join('\n\n'));
  return `${[introduction, ...parts].join(`\n\n${'='.repeat(80)}\n\n`)}\n`;
}
