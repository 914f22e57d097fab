import { parse as parseJson, printParseErrorCode, type ParseError } from 'jsonc-parser';
import { parseDocument } from 'yaml';
import { isFirstReactiveResume } from '../resume/read/parse-json.ts';
import { isArchive } from './archive.ts';
import { damaged, ImportError, limits, megabytes } from './import-error.ts';
import { tableInText, type TableName } from './linkedin/tables.ts';
import { Source } from './source.ts';
import { decodeText, shortened } from './text.ts';
import { XMLParser } from 'fast-xml-parser';
import { decodeEntities } from '../resume/rich-text/tree.ts';

/** What a file is, found by its content; its name is only for sentences. */
type Detected =
  | { readonly kind: 'zip' }
  | { readonly kind: 'pdf' }
  | { readonly kind: 'table'; readonly table: TableName }
  | {
      readonly kind:
        'skills-passport' | 'candidate' | 'json-resume' | 'yaml' | 'reactive-resume' | 'rendercv';
      readonly source: Source;
    };

/** What can be imported, for sentences. */
export const importable =
  'LinkedIn’s data export (.zip) or profile PDF, a Europass XML or PDF, JSON Resume (.json or .yaml), Reactive Resume’s JSON, RenderCV’s YAML, a Word file (.docx) or any PDF with text';

export const isOfOtherKind = `is a web page or a document of another office program. Save the CV as one of these and import that: ${importable}.`;

/** @throws ImportError saying what the file is instead, or why it cannot be read */
export function detectFormat(bytes: Uint8Array, name: string): Detected {
  if (bytes.length === 0) throw damaged(name);
  if (isArchive(bytes)) return { kind: 'zip' };
  if (startsAsPdf(bytes)) return { kind: 'pdf' };
  if (isOldOffice(bytes)) throw new ImportError(`${name} ${isOfOtherKind}`);
  if (bytes.length > limits.document) {
    throw new ImportError(
      `${name} has ${megabytes(bytes.length)}; at most ${megabytes(limits.document)} are read of a file of this kind. Export the CV again without pictures and attachments.`,
    );
  }
  const text = decodeText(bytes, name).replace(/^\uFEFF/, '');
  const begin = text.trimStart();
  if (begin === '') throw damaged(name);
  if (begin.startsWith('<')) return detectXml(text, name);
  if (/^[{[]/.test(begin) || /^\/[/*]/.test(begin)) return detectJson(text, name);
  const table = tableInText(begin);
  if (table !== undefined) return { kind: 'table', table };
  return detectYaml(text, name);
}

function isOldOffice(bytes: Uint8Array): boolean {
  const begin = new TextDecoder('latin1').decode(bytes.subarray(0, 8));
  return begin.startsWith('ÐÏ\u0011à') || begin.startsWith('{\\rtf');
}

function startsAsPdf(bytes: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-');
}

function detectXml(text: string, name: string): Detected {
  if (/^\s*(?:<!doctype html|<html)/i.test(text)) throw new ImportError(`${name} ${isOfOtherKind}`);
  const root = parseXml(text, name);
  const passport = root.at('SkillsPassport');
  if (!passport.isAbsent) return { kind: 'skills-passport', source: passport };
  const candidate = root.at('Candidate');
  if (!candidate.isAbsent) return { kind: 'candidate', source: candidate };
  if (!root.at('learnerinfo').isAbsent) {
    throw new ImportError(
      `${name} is a Europass file of version 2, from before 2013. Open it in an editor for Europass, save it in today’s form, and import that.`,
    );
  }
  const element = root.keys.find((key) => !key.startsWith('?')) ?? 'nothing';
  throw new ImportError(
    `${name} is XML whose first element is “${element}”; of XML only Europass’s can be read (SkillsPassport or Candidate).`,
  );
}

function detectJson(text: string, name: string): Detected {
  const errors: ParseError[] = [];
  const value: unknown = parseJson(text, errors, { allowTrailingComma: true });
  const [error] = errors;
  if (error) {
    throw new ImportError(
      `${name} is broken JSON: ${inWords(printParseErrorCode(error.error))} at ${placeIn(text, error.offset)}. Correct it there, or export it again.`,
    );
  }
  return ofMembers(new Source(value), 'json-resume', name);
}

function placeIn(text: string, offset: number): string {
  const before = text.slice(0, offset).split('\n');
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
}

/** "property name expected" of `PropertyNameExpected`. */
function inWords(code: string): string {
  return code.replace(/(?!^)[A-Z]/g, ' $&').toLowerCase();
}

function detectYaml(text: string, name: string): Detected {
  if (text.length > limits.yamlBytes) {
    throw new ImportError(
      `${name} has ${megabytes(text.length)}, which no CV in YAML has; at most ${megabytes(limits.yamlBytes)} are read. Check whether it is the right file.`,
    );
  }
  return ofMembers(new Source(parseYaml(text, name)), 'yaml', name);
}

function parseYaml(text: string, name: string): unknown {
  try {
    const document = parseDocument(text, {
      // For each mistake it would copy the line, which may be the whole file.
      prettyErrors: false,
      logLevel: 'silent',
      uniqueKeys: false,
      schema: 'core',
    });
    const [error] = document.errors;
    if (error) throw new Error(`${error.message} at ${placeIn(text, error.pos[0])}.`);
    return document.toJS({ maxAliasCount: limits.yamlAliases });
  } catch (cause) {
    if (cause instanceof Error && /alias/i.test(cause.message)) {
      throw new ImportError(
        `${name} repeats parts of itself by more than ${limits.yamlAliases} aliases, which can fill the memory, so it was not read. Write those parts out.`,
        { cause },
      );
    }
    const message = cause instanceof Error ? cause.message : '';
    const reason = /call stack/.test(message) ? 'it holds too many levels.' : message;
    throw new ImportError(
      `${name} is neither a known file nor readable YAML: ${reason} It can be ${importable}.`,
      { cause },
    );
  }
}

/** Tells formats apart whose files are objects. */
function ofMembers(root: Source, plain: 'json-resume' | 'yaml', name: string): Detected {
  if (root.at('cv').isObject) return { kind: 'rendercv', source: root };
  // Files of RenderCV's online editor and of those who leave the outer key away.
  const isBare = root.at('sections').isObject && root.at('basics').isAbsent && !root.at('name').isAbsent;
  if (isBare) return { kind: 'rendercv', source: new Source({ cv: root.value }) };
  const first = [root, root.at('data')].find(({ value }) => isFirstReactiveResume(value));
  if (first) return { kind: 'reactive-resume', source: first };
  const wrapped = ['data', 'resume']
    .map((key) => root.at(key))
    .find((member) => member.at('basics').isObject);
  const resume = root.at('basics').isAbsent && wrapped ? wrapped : root;
  if (resume.at('sections').isObject && resume.at('basics').isObject)
    return { kind: 'reactive-resume', source: resume };
  const sections = 'basics work workExperience work_experience education skills experience experiences'.split(
    ' ',
  );
  if (sections.some((key) => !resume.at(key).isAbsent)) return { kind: plain, source: resume };
  throw new ImportError(
    `${name} holds ${root.isObject ? `the keys ${shortened(root.keys.join(', '), 80) || '(none)'}` : 'no object'} and no CV that can be read. It can be ${importable}.`,
  );
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  // Entities are decoded here, so that no declaration of a file has a say in it.
  processEntities: false,
  tagValueProcessor: (_name, value) => decodeEntities(value),
  attributeValueProcessor: (_name, value) => decodeEntities(value),
  maxNestedTags: limits.depth,
});

/** Reads XML without namespaces: an element's text, or an object of its children and attributes (`@name`). */
function parseXml(text: string, name: string): Source {
  if (/<!ENTITY/i.test(text)) {
    throw new ImportError(
      `${name} declares XML entities, which can be used to attack whoever opens the file, so it was not read. Export the CV again from where it was made.`,
    );
  }
  try {
    return new Source(parser.parse(withoutCdata(text), true));
  } catch (cause) {
    const reason = cause instanceof Error ? shortened(cause.message, 120) : '';
    throw new ImportError(`${name} is broken XML: ${reason} Export it again.`, { cause });
  }
}

function withoutCdata(text: string): string {
  // One that is not closed goes to the end, so that no second one is looked for.
  return text.replace(/<!\[CDATA\[([\s\S]*?)(?:\]\]>|$)/g, (_whole, content: string) =>
    content.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  );
}
