import { namesIn, unpack } from './archive.ts';
import { detectFormat, importable, isOfOtherKind } from './detect-format.ts';
import { readCandidate } from './europass/candidate.ts';
import { readSkillsPassport } from './europass/skills-passport.ts';
import { finishImport } from './finish.ts';
import { ImportError, limits, megabytes } from './import-error.ts';
import type { Imported, Resume } from './imported.ts';
import { readJsonResume } from './json-resume.ts';
import { readLinkedInExport } from './linkedin/export.ts';
import { isLinkedInPdf, readLinkedInPdf } from './linkedin/profile-pdf.ts';
import { isWindowsText, readTable, tableNamed, type TableName, type Tables } from './linkedin/tables.ts';
import { readPdf } from './pdf.ts';
import { readReactiveResume } from './reactive-resume.ts';
import { readRenderCv } from './rendercv.ts';
import { Source, tooDeep } from './source.ts';
import { readDocx } from './text/docx.ts';
import type { TextDocument } from './text/entries.ts';
import { pdfDocument } from './text/pdf-document.ts';
import { readDocument } from './text/read-document.ts';

export interface ImportedFile {
  /** As its owner calls it, for sentences. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * Makes a résumé of the files of one person: one file of any known format, or several CSV files of LinkedIn's export.
 *
 * @throws ImportError saying in a sentence why not, and what to do
 */
export async function importFiles(files: readonly ImportedFile[]): Promise<Imported> {
  const [first, ...others] = files;
  if (first === undefined) throw new ImportError(`Name the file to import: ${importable}.`);
  try {
    return others.length > 0 ? importTables(files) : await importFile(first);
  } catch (cause) {
    // Readers go down a level with each bracket, as far as the stack goes.
    throw cause instanceof RangeError ? tooDeep(cause) : cause;
  }
}

const readers = {
  'skills-passport': { format: 'a Europass file', read: readSkillsPassport },
  candidate: { format: 'a Europass file', read: readCandidate },
  'json-resume': { format: 'JSON Resume', read: readJsonResume },
  yaml: { format: 'JSON Resume in YAML', read: readJsonResume },
  'reactive-resume': { format: 'Reactive Resume', read: readReactiveResume },
  rendercv: { format: 'RenderCV', read: readRenderCv },
} as const;

async function importFile(file: ImportedFile): Promise<Imported> {
  const detected = detectFormat(file.bytes, file.name);
  if (detected.kind === 'zip') return importArchive(file);
  if (detected.kind === 'pdf') return importPdf(file);
  if (detected.kind === 'table') return importTables([file]);
  const { format, read } = readers[detected.kind];
  return finished(format, detected.source, read);
}

function finished(
  format: string,
  source: Source,
  read: (source: Source) => Resume,
  { leftOut = [], guessed = [] }: { leftOut?: readonly string[]; guessed?: readonly string[] } = {},
): Imported {
  const { notes } = source;
  for (const each of guessed) notes.guess(each);
  for (const each of leftOut) notes.leaveOut(each);
  // The walk over the whole file refuses what is nested too deeply before a reader meets it.
  source.unread();
  return finishImport({ format, draft: read(source), source });
}

/** A résumé of a text without data behind it. */
function importText(format: string, document: TextDocument, name: string): Imported {
  return finished(format, new Source({}), ({ notes }) => {
    const draft = readDocument(document, notes);
    if (draft !== undefined) return draft;
    throw new ImportError(
      `${name} has no heading of a CV, such as “Work experience” or “Education”, so nobody can tell what in it belongs together. Write such headings into it, or import another file: ${importable}.`,
    );
  });
}

function importArchive({ name, bytes }: ImportedFile): Imported {
  const names = namesIn(bytes, name);
  if (names.includes('[Content_Types].xml') && names.includes('document.xml')) {
    return importText('a Word file', readDocx(bytes, name), name);
  }
  const files = unpack(bytes, name, (entry) => tableNamed(entry) !== undefined);
  if (files.length === 0)
    throw new ImportError(
      names.includes('[Content_Types].xml')
        ? `${name} ${isOfOtherKind}`
        : `${name} holds none of the files of LinkedIn’s data export (Profile.csv, Positions.csv …). Import the zip that LinkedIn sends, as it is.`,
    );
  const others = names.length - files.length;
  const more = others > 0 ? [`other files of the export, which hold no part of a CV: ${others}`] : [];
  return readTables('LinkedIn’s data export', files, (file) => tableNamed(file.name), more);
}

function importTables(files: readonly ImportedFile[]): Imported {
  return readTables('tables of LinkedIn’s data export', files, ({ name, bytes }) => {
    const named = tableNamed(name);
    if (named !== undefined) return named;
    const detected = detectFormat(bytes, name);
    return detected.kind === 'table' ? detected.table : undefined;
  });
}

function readTables(
  format: string,
  files: readonly ImportedFile[],
  tableOf: (file: ImportedFile) => TableName | undefined,
  more: readonly string[] = [],
): Imported {
  const tables: Partial<Record<TableName, Tables[TableName]>> = {};
  const unknown: string[] = [];
  for (const file of files) {
    const table = tableOf(file);
    if (table === undefined) {
      throw new ImportError(
        `${file.name} is no table of LinkedIn’s export. Import one file at a time, or several of its CSV files.`,
      );
    }
    const rows = readTable(file.bytes, file.name, table);
    if (rows === undefined) unknown.push(file.name);
    else tables[table] = [...(tables[table] ?? []), ...rows];
  }
  if (unknown.length === files.length) {
    throw new ImportError(
      `${unknown.join(', ')} ${unknown.length === 1 ? 'has' : 'have'} other columns than LinkedIn’s export. Download the export again and import its zip file.`,
    );
  }
  const leftOut = unknown.map((file) => `${file}, which has other columns than LinkedIn’s export`);
  return finished(format, new Source(tables), readLinkedInExport, {
    leftOut: [...leftOut, ...more],
    guessed: files
      .filter(({ bytes }) => isWindowsText(bytes))
      .map(
        ({ name }) =>
          `${name} is no text in UTF-8 and was read as Windows-1252; look at its letters with accents.`,
      ),
  });
}

async function importPdf({ name, bytes }: ImportedFile): Promise<Imported> {
  if (bytes.length > limits.document) {
    throw new ImportError(
      `${name} has ${megabytes(bytes.length)}; at most ${megabytes(limits.document)} are read of a PDF. Export the CV again without pictures and attachments.`,
    );
  }
  const pdf = await readPdf(bytes, name);
  const carried = pdf.attachments.find(({ bytes: content }) => holdsEuropass(content));
  if (carried) {
    const imported = await importFile({
      name: `${carried.name || 'the XML'} in ${name}`,
      bytes: carried.bytes,
    });
    return { ...imported, format: 'the Europass file in this PDF' };
  }
  if (pdf.main.length === 0 && pdf.sidebar.length === 0) {
    throw new ImportError(
      `${name} holds no text, only pictures of it. Import what it was made from: ${importable}.`,
    );
  }
  if (isLinkedInPdf(pdf)) {
    return finished('LinkedIn’s profile PDF', new Source({}), ({ notes }) => readLinkedInPdf(pdf, notes));
  }
  return importText('a PDF, as text', pdfDocument(pdf), name);
}

function holdsEuropass(bytes: Uint8Array): boolean {
  const begin = new TextDecoder('utf-8').decode(bytes.subarray(0, 4000));
  return /<(?:\w+:)?(?:SkillsPassport|Candidate)[\s>]/.test(begin) || /<!ENTITY/i.test(begin);
}
