import type { Links } from 'marked';
import { lex, noLinks } from './lexer';

/**
 * The link definitions of a growing text. Those of its settled blocks stay; those of its tail may change with every
 * reading. A reference counts with both, wherever it stands.
 */
export class Definitions {
  private settled = noLinks();
  private known = noLinks();

  /** Those by which the page is drawn. */
  get all(): Links {
    return this.known;
  }

  /** Those of the settled blocks, in an object of its own. A reading of the tail adds its own to it. */
  beforeTail(): Links {
    return Object.assign(noLinks(), this.settled);
  }

  /** Replaces the definitions by `links`. Returns the names that mean something else than before. */
  replace(links: Links): ReadonlySet<string> {
    const before = this.known;
    this.known = links;
    const names = [...Object.keys(before), ...Object.keys(links)];
    return new Set(
      names.filter((name) => {
        const [was, is] = [before[name], links[name]];
        return was?.href !== is?.href || was?.title !== is?.title;
      }),
    );
  }

  /** Keeps the definitions of blocks that cannot change any more. */
  settle(source: string): void {
    if (source.includes(']:')) lex(source, { open: false, links: this.settled });
  }
}

const labels = /\[([^[\]]+)\]/g;
const labelsWithEscapes = /\[((?:\\[^]|[^[\]\\])+)\]/g;

/** True if `written` may refer to one of the definitions. Looks at each label once, however many there are. */
export function mentions(written: string, definitions: ReadonlySet<string>): boolean {
  // A label may go on in the next line of a quote, and a cell of a table escapes its bars.
  const plain = written.replace(/\n[\s>]*/g, ' ').replaceAll('\\|', '|');
  return [labels, labelsWithEscapes].some((pattern) => {
    for (const [, label = ''] of plain.matchAll(pattern)) {
      const name = label.trim().replace(/\s+/g, ' ');
      // As marked compares names: `ß` and `SS` are the same.
      if (definitions.has(name.toLowerCase().toUpperCase().toLowerCase())) return true;
    }
    return false;
  });
}
