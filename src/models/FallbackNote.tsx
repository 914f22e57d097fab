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
    <Note sentence={children} choices={choices} words={words}>
      {problem !== undefined && (
        <details>
          <summary>{words.why}</summary>
          <p>{problem}</p>
          {'detail' in state && <Detail text={state.detail} />}
        </details>
      )}
    </Note>
  );
}

interface NoteProps {
  readonly sentence: ReactNode;
  readonly choices?: readonly Choice[];
  readonly words: Pick<LocalModelWords, 'noteLabel'>;
  readonly children?: ReactNode;
}

/** Who answers. On a phone the chat closes it with the next question (ChatModal.tsx): then it is one line that opens. */
export function Note({ sentence, choices = [], words, children }: NoteProps) {
  return (
    <div className="fallback-note" role="note" aria-label={words.noteLabel}>
      <details open>
        <summary className="fallback-note__sentence">{sentence}</summary>
        <div className="fallback-note__more">
          {children}
          <Choices choices={choices} />
        </div>
      </details>
    </div>
  );
}

/** Says why the local model stopped or did not start, and who answers until it runs again. */
export function TroubleNote({ snapshot, choices, words }: Omit<FallbackNoteProps, 'children'>) {
  const { state } = snapshot;
  const detail = 'detail' in state ? state.detail : undefined;
  return (
    <Note sentence={`${describeProblem(snapshot, words)} ${words.meanwhile}`} choices={choices} words={words}>
      {detail !== undefined && (
        <details>
          <summary>{words.details}</summary>
          <Detail text={detail} />
        </details>
      )}
    </Note>
  );
}

function Detail({ text }: { readonly text: string | undefined }) {
  return text === undefined ? null : <p className="fallback-note__detail">{text}</p>;
}

function Choices({ choices }: Pick<FallbackNoteProps, 'choices'>) {
  return choices.map(({ label, choose }) => (
    <Button className="fallback-note__choice" variant="link" key={label} onClick={choose}>
      {label}
    </Button>
  ));
}
