import { type ReactNode, useEffect, useRef } from 'react';
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
  /** Who answers now, with the reason on demand. Without it the note itself says why the model stopped or did not start. */
  readonly children?: ReactNode;
}

/** Says who answers in place of the local model, and what else the visitor may choose. */
export function FallbackNote({ snapshot, choices, words, children }: FallbackNoteProps) {
  const { state } = snapshot;
  const problem = describeProblem(snapshot, words);
  const detail = 'detail' in state ? state.detail : undefined;
  const reason = children && problem;
  return (
    <Note sentence={children ?? `${problem} ${words.meanwhile}`} choices={choices} words={words}>
      {(reason ?? detail) !== undefined && (
        <details>
          <summary>{words.why}</summary>
          {reason && <p>{reason}</p>}
          {detail !== undefined && <p className="fallback-note__detail">{detail}</p>}
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
          {choices.map(({ label, choose }) => (
            <Button className="fallback-note__choice" variant="link" key={label} onClick={choose}>
              {label}
            </Button>
          ))}
        </div>
      </details>
    </div>
  );
}

/**
 * Tells a sentence to visitors who do not see the screen. A live region is announced when its text changes; what it
 * holds from the start is not, so the text is set after the region is there.
 */
export function Announcement({ text }: { readonly text: string }) {
  const region = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    if (region.current) region.current.textContent = text;
  }, [text]);
  return <output className="visually-hidden" ref={region} />;
}
