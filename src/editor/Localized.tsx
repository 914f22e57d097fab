import { useEditor } from './context';

/** A sentence of the server, which is English where it has no translation. */
export function Localized({ text }: { readonly text: string }) {
  const own = useEditor().localize(text);
  return <bdi lang={own === undefined ? 'en' : undefined}>{own ?? text}</bdi>;
}
