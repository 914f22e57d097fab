/** Development only: every state of the assistant's parts, drawn with the components of the site. */
import { StrictMode, useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { lazyReplyParts } from '../../src/chat/message/lazy-parts';
import { interfaceLanguages } from '../../src/words/languages';
import { loadKatex } from '../../src/streaming/markdown/formulas';
import { chatPartsSection } from './chat-parts';
import { localModelSections } from './local-model';
import { replySections } from './replies';
import type { Section, State } from './state';
import './playground.css';

const sections: readonly Section[] = [...replySections, chatPartsSection, ...localModelSections];

const query = new URLSearchParams(location.search);
const words = query.get('words');
const isWanted = (key: string, name: string) => (query.get(key) ?? name) === name;

/** The address of a part of the playground, in the words that it shows now. */
function partAt(part: Readonly<Record<string, string>>): string {
  return `?${new URLSearchParams({ ...part, ...(words === null ? {} : { words }) })}`;
}

function Playground() {
  const wanted = sections
    .filter(({ name }) => isWanted('section', name))
    .map((section) => ({ ...section, states: section.states.filter(({ name }) => isWanted('state', name)) }))
    .filter(({ states }) => states.length > 0);
  return (
    <>
      <nav className="playground-nav" aria-label="Sections">
        <a href={partAt({})}>All</a>
        {sections.map(({ name }) => (
          <a href={partAt({ section: name })} key={name}>
            {name}
          </a>
        ))}
        {interfaceLanguages.map((language) => (
          <a href={`?words=${language}`} key={language}>
            {language}
          </a>
        ))}
      </nav>
      {wanted.map((section) => (
        <section className="playground-section" data-section={section.name} key={section.name}>
          <h2>{section.name}</h2>
          {section.states.map((state) => (
            <Frame section={section.name} state={state} key={state.name} />
          ))}
        </section>
      ))}
      {wanted.length === 0 && <p>There is no such state.</p>}
    </>
  );
}

function Frame({
  section,
  state: { name, view, isCollapsed },
}: {
  readonly section: string;
  readonly state: State;
}) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isCollapsed) return;
    for (const details of frame.current?.querySelectorAll('details') ?? []) details.open = true;
  }, [isCollapsed]);
  return (
    <div className="playground-state" ref={frame}>
      <h3>
        <a href={partAt({ section, state: name })}>{name}</a>
      </h3>
      {view}
    </div>
  );
}

// Loaded beforehand, so that the first paint is the last one.
await Promise.all([lazyReplyParts.load(), loadKatex()]);
const root = document.getElementById('playground');
if (!root) throw new Error('The page has no #playground');
createRoot(root).render(
  <StrictMode>
    <Playground />
  </StrictMode>,
);
