import { XMLParser } from 'fast-xml-parser';
import { decodeEntities } from '../resume/rich-text/entities.ts';
import { ImportError } from './import-error.ts';
import { limits } from './limits.ts';
import { Source } from './source.ts';
import { shortened } from './text.ts';

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
export function parseXml(text: string, name: string): Source {
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
