import { useEffect, useId, useRef, useState } from 'react';
import type { StoredModel } from '../../workers/webllm/protocol';
import { modelName } from '../backends/model-name';
import { Button } from '../ui/Button';
import { formatBytes } from './format';
import type { LocalModel, LocalModelSnapshot, Removal } from './local-model';
import type { LocalModelWords } from './words.en';

interface StoredModelsProps {
  readonly localModel: Pick<LocalModel, 'remove'>;
  readonly snapshot: Pick<LocalModelSnapshot, 'stored' | 'removal'>;
  readonly words: LocalModelWords;
}

/** Every model and unfinished download that this site keeps in the browser, each with a button that removes it. */
export function StoredModels({ localModel, snapshot: { stored, removal }, words }: StoredModelsProps) {
  const titleId = useId();
  const list = useRef<HTMLElement>(null);
  /** A clicked button disappears with its row or its question: the focus moves to the list. */
  const keepFocus = () => list.current?.focus();

  if (!stored) return null;

  function remove(model: StoredModel): void {
    keepFocus();
    void localModel.remove(model.source, { evenIfShared: model.sharedWith.length > 0 });
  }

  return (
    <section className="panel-live__stored" ref={list} tabIndex={-1} aria-labelledby={titleId}>
      <h3 className="panel-live__heading" id={titleId}>
        {words.stored.label}
      </h3>
      {stored.length === 0 && <p>{words.stored.nothing}</p>}
      <ul className="panel-live__list">
        {stored.map((model) => (
          <Row
            key={keyOf(model.source)}
            model={model}
            removal={removal && keyOf(removal.source) === keyOf(model.source) ? removal : undefined}
            isBusy={removal !== undefined && removal.failure === undefined}
            words={words}
            onRemove={() => remove(model)}
            onKeep={keepFocus}
          />
        ))}
      </ul>
      <output className="panel-live__removal">
        {removal?.failure &&
          (removal.failure === 'other-tab' ? words.stored.heldByOtherTab : words.stored.notRemoved)}
      </output>
    </section>
  );
}

interface RowProps {
  readonly model: StoredModel;
  /** The removal of this model, if there is one. */
  readonly removal: Removal | undefined;
  /** Some model is being removed. */
  readonly isBusy: boolean;
  readonly words: LocalModelWords;
  readonly onRemove: () => void;
  readonly onKeep: () => void;
}

function Row({
  model,
  removal,
  isBusy,
  words: { stored: words, status, language },
  onRemove,
  onKeep,
}: RowProps) {
  const nameId = useId();
  const { source, bytes, isComplete, sharedWith, checkedBySize, library } = model;
  const [isAsking, setIsAsking] = useState(false);
  const keepButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAsking) keepButton.current?.focus();
  }, [isAsking]);
  const decide = (act: () => void) => () => {
    setIsAsking(false);
    act();
  };
  const isShared = sharedWith.length > 0;
  const size = formatBytes(bytes, language);
  const isRemoving = removal !== undefined && removal.failure === undefined;
  return (
    <li className="panel-live__row">
      <div>
        <p id={nameId}>
          <strong>{modelName(source.id)}</strong> · {isComplete ? size : words.partial(size)}
        </p>
        {checkedBySize.length > 0 && (
          <p className="panel-live__detail">{words.checkedBySize(checkedBySize)}</p>
        )}
        {library !== undefined && <p className="panel-live__detail">{words.library(library)}</p>}
        {isShared && <p>{words.sharedWith(sharedWith)}</p>}
      </div>
      <div className="panel-live__choices">
        {isAsking ? (
          <>
            <Button aria-describedby={nameId} onClick={decide(onRemove)}>
              {words.removeForAll}
            </Button>
            <Button ref={keepButton} onClick={decide(onKeep)}>
              {words.keep}
            </Button>
          </>
        ) : (
          <Button
            aria-describedby={nameId}
            disabled={isBusy}
            onClick={isShared ? () => setIsAsking(true) : onRemove}
          >
            {isRemoving ? status.removing : words.remove}
          </Button>
        )}
      </div>
    </li>
  );
}

function keyOf({ id, modelUrl }: StoredModel['source']): string {
  return `${id} ${modelUrl}`;
}
