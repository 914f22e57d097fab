import { plainLine } from '../resume/rich-text/rich-text';
import type { Block, Inline } from '../resume/rich-text/tree';
import { useTextDirection } from './text-direction';

interface RichTextProps {
  /** A paragraph each, where `body` is absent. */
  readonly texts: readonly string[];
  readonly body?: readonly Block[] | undefined;
  readonly className?: string | undefined;
}

/** A text of the résumé as its owner wrote it, in paragraphs and lists. */
export function RichText({ texts, body, className }: RichTextProps) {
  const dirOf = useTextDirection();
  if (body) return <Blocks blocks={body} className={className} />;
  return texts.map((text, index) => (
    <p className={blockClass(index, className)} dir={dirOf(text)} key={text}>
      {text}
    </p>
  ));
}

interface RichLineProps {
  readonly text: string;
  readonly body?: readonly Block[] | undefined;
}

/** The same inside an element of its own, such as a list item: a single paragraph is drawn without one. */
export function RichLine({ text, body }: RichLineProps) {
  if (!body) return text;
  const line = lineOf(body);
  return line ? <Inlines inlines={line} /> : <Blocks blocks={body} />;
}

export function lineOf(body: readonly Block[] | undefined): readonly Inline[] | undefined {
  const [first, ...others] = body ?? [];
  return first?.kind === 'paragraph' && others.length === 0 ? first.children : undefined;
}

interface BlocksProps {
  readonly blocks: readonly Block[];
  readonly className?: string | undefined;
}

function Blocks({ blocks, className }: BlocksProps) {
  const dirOf = useTextDirection();
  return blocks.map((block, index) => {
    const dir = dirOf(plainLine([block]));
    if (block.kind === 'paragraph') {
      return (
        <p className={blockClass(index, className)} dir={dir} key={index}>
          <Inlines inlines={block.children} />
        </p>
      );
    }
    const items = block.items.map((item, at) => (
      <li key={at}>
        <RichLine text="" body={item} />
      </li>
    ));
    return block.isNumbered ? (
      <ol
        className={classes('numbered-list', blockClass(index, className))}
        dir={dir}
        start={block.start}
        key={index}
      >
        {items}
      </ol>
    ) : (
      <ul className={classes('bullet-list', blockClass(index, className))} dir={dir} key={index}>
        {items}
      </ul>
    );
  });
}

function blockClass(index: number, className: string | undefined): string | undefined {
  return index === 0 ? className : classes('rich-text__next', className);
}

function classes(...names: readonly (string | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

function Inlines({ inlines }: { readonly inlines: readonly Inline[] }) {
  return inlines.map((inline, index) => {
    if (inline.kind === 'text') return inline.text;
    if (inline.kind === 'code') return <code key={index}>{inline.text}</code>;
    if (inline.kind === 'break') return <br key={index} />;
    const children = <Inlines inlines={inline.children} />;
    if (inline.kind === 'link')
      return (
        <a href={inline.address} rel="noopener" key={index}>
          {children}
        </a>
      );
    const Tag = inline.kind === 'strong' ? 'strong' : 'em';
    return <Tag key={index}>{children}</Tag>;
  });
}
