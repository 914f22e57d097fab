import type { ReactNode } from 'react';
import { Button } from '../ui/Button';
import type { Choice } from './choices';
import { describeProblem } from './describe-local-model';
import type { LocalModelSnapshot } from './local-model';
import type { LocalModelWords } from './words.en';
import './FallbackNote.css';

interface FallbackNoteProps {
  readonly snapshot: LocalModelSnapshot;
  readonly choices: readonly Choice[];
  readonly words: LocalModelWords;
  /** Who answers now. */
  readonly children: ReactNode;
}

/** Says who answers in place of the local model, on demand why, and what else the visitor may choose. */
export function FallbackNote({ snapshot, choices, words, children }: FallbackNoteProps) {
  const problem = describeProblem(snapshot, words);
  const { state } = snapshot;
  return (
    <div className="fallback-note" role="note" aria-label={words.noteLabel}>
      <p>{children}</p>
      <div className="fallback-note__more">
        {problem !== undefined && (
          <details>
            <summary>{words.why}</summary>
            <p>{problem}</p>
            {'detail' in state && <Detail text={state.detail} />}
          </details>
        )}
        <Choices choices={choices} />
      </div>
    </div>
  );
}

/** Says why the local model stopped or did not start, and who answers until it runs again. */
export function TroubleNote({ snapshot, choices, words }: Omit<FallbackNoteProps, 'children'>) {
  const { state } = snapshot;
  const detail = 'detail' in state ? state.detail : undefined;
  return (
    <div className="fallback-note" role="note" aria-label={words.noteLabel}>
      <p>
        {describeProblem(snapshot, words)} {words.meanwhile}
      </p>
      <div className="fallback-note__more">
        {detail !== undefined && (
          <details>
            <summary>{words.details}</summary>
            <Detail text={detail} />
          </details>
        )}
        <Choices choices={choices} />
      </div>
    </div>
  );
}

function Detail({ text }: { readonly text: string | undefined }) {
  return text === undefined ? null : <p className="fallback-note__detail">{text}</p>;
}

export function Choices({ choices }: Pick<FallbackNoteProps, 'choices'>) {
  return choices.map(({ label, choose }) => (
    <Button className="fallback-note__choice" variant="link" key={label} onClick={choose}>
      {label}
    </Button>
  ));
}
