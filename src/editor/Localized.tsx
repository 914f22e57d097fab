import { useEditor, useEditorState } from './context';

/** A sentence of the server, which is English where it has no translation. */
export function Localized({ text }: { readonly text: string }) {
  const own = useEditor().localize(text);
  const headings = useEditorState(({ start }) => start.headings);
  // Sections by the names that the form has for them.
  const named = (own ?? text).replace(/`(\w+)`/g, (key, name: string) => headings[name] ?? key);
  return <bdi lang={own === undefined ? 'en' : undefined}>{named}</bdi>;
}
