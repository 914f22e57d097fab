import { useEditor } from './context';

/** A sentence of the server, which is English where it has no translation. */
export function Retold({ text }: { readonly text: string }) {
  const own = useEditor().retell(text);
  return <bdi lang={own === undefined ? 'en' : undefined}>{own ?? text}</bdi>;
}
