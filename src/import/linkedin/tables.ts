import Papa from 'papaparse';
import { attempt } from '../../shared/attempt.ts';
import { ImportError, limits, megabytes } from '../import-error.ts';
import { decodeText } from '../text.ts';

/** The files of LinkedIn's export that hold the profile, and a column by which each is known when it comes alone. */
const tables = {
  Profile: ['First Name', 'Headline'],
  'Profile Summary': ['Profile Summary'],
  Positions: ['Company Name', 'Title'],
  Education: ['School Name'],
  Languages: ['Name', 'Proficiency'],
  Certifications: ['Name', 'Authority'],
  Projects: ['Title', 'Url', 'Started On'],
  Publications: ['Name', 'Published On'],
  Honors: ['Title', 'Issued On'],
  Volunteering: ['Company Name', 'Role'],
  Courses: ['Name', 'Number'],
  Patents: ['Title', 'Number'],
  Organizations: ['Name', 'Position'],
  TestScores: ['Name', 'Score'],
  'Email Addresses': ['Email Address', 'Primary'],
  PhoneNumbers: ['Number', 'Type'],
  Recommendations_Received: ['First Name', 'Text'],
  Skills: ['Name'],
} as const;

export type TableName = keyof typeof tables;
/** The rows of one file, by column. */
export type Row = Readonly<Record<string, string>>;
export type Tables = Partial<Record<TableName, readonly Row[]>>;

/** LinkedIn's own, then those of office programs that saved the table again. */
const delimiters = [',', ';', '\t'] as const;

const names = Object.keys(tables) as TableName[];
const plain = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');

/** Which table a file of the export is, by its name; "Positions (1).csv" counts too. */
export function tableNamed(file: string): TableName | undefined {
  if (!/\.csv$/i.test(file)) return undefined;
  const wanted = plain(file.replace(/\.csv$/i, ''));
  if (wanted === 'volunteerexperiences') return 'Volunteering';
  return names.find((name) => plain(name) === wanted);
}

/** Which table a text is, by its columns. */
export function tableInText(text: string): TableName | undefined {
  return delimiters
    .map((delimiter) => {
      const rows = Papa.parse<string[]>(text.slice(0, 4000), { preview: 8, delimiter }).data;
      return names.find((name) => rows.some((row) => isHeader(row, name)));
    })
    .find((name) => name !== undefined);
}

function isHeader(row: readonly string[], name: TableName): boolean {
  const columns = row.map((cell) => cell.replace(/^\uFEFF/, '').trim());
  if (name === 'Skills') return columns.length === 1 && columns[0] === 'Name';
  return tables[name].every((column) => columns.includes(column));
}

/**
 * The rows of a table; undefined where no line of it has the table's first column.
 *
 * @throws ImportError for a file that is too large for a table
 */
export function readTable(bytes: Uint8Array, file: string, name: TableName): Row[] | undefined {
  if (bytes.length > limits.csv) {
    throw new ImportError(
      `${file} has ${megabytes(bytes.length)}; a table of a profile has at most ${megabytes(limits.csv)}. Download the export again.`,
    );
  }
  const text = textOf(bytes, file).replace(/^\uFEFF/, '');
  if (text.trim() === '') return [];
  const found = delimiters
    .map((delimiter) => {
      const { data } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy', delimiter });
      // Some files begin with notes of LinkedIn's.
      return { data, start: data.findIndex((row) => row.some((cell) => cell.trim() === tables[name][0])) };
    })
    .find(({ start }) => start >= 0);
  if (found === undefined) return undefined;
  const { data, start } = found;
  if (data.length > limits.csvRows) {
    throw new ImportError(
      `${file} has ${data.length} rows; a table of a profile has at most ${limits.csvRows}. Download the export again.`,
    );
  }
  const header = (data[start] ?? []).map((column) => column.trim());
  return data
    .slice(start + 1)
    .map((row) =>
      Object.fromEntries(
        header.flatMap((column, index) => (column === '' ? [] : [[column, row[index] ?? '']])),
      ),
    );
}

/** Office programs of Western Europe and America save tables in Windows-1252. */
function textOf(bytes: Uint8Array, file: string): string {
  return isWindowsText(bytes) ? new TextDecoder('windows-1252').decode(bytes) : decodeText(bytes, file);
}

/** True for text in Windows-1252, as far as bytes tell. */
export function isWindowsText(bytes: Uint8Array): boolean {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  return !bytes.includes(0) && attempt(() => utf8.decode(bytes)) === undefined;
}
