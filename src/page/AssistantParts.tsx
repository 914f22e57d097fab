import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import type { Direction } from '../ui/direction';
import type { PageWords } from './words.en';

interface AssistantButtonProps {
  readonly direction?: Direction | undefined;
  readonly words: PageWords;
}

/** Opens the chat. Hidden until the page's script, which finds it by its id, can do so. */
export function AssistantButton({ direction, words }: AssistantButtonProps) {
  return (
    <Button
      className="assistant-button"
      variant="primary"
      id="assistant-button"
      dir={direction}
      aria-haspopup="dialog"
      aria-label={words.openAssistant}
      title={words.assistantIsAi}
      hidden
    >
      <Icon name="chat" />
      <bdi className="assistant-button__label">{words.openAssistant}</bdi>
    </Button>
  );
}

interface AssistantMountProps {
  readonly words: PageWords;
  /** How an owner sees the site with its assistant. */
  readonly previewCommand?: string | undefined;
}

/** Where the chat is mounted, and where the script says why it is not, or the page itself where no script can run. */
export function AssistantMount({ words, previewCommand }: AssistantMountProps) {
  return (
    <>
      <output
        className="assistant-status"
        id="assistant-status"
        data-not-loaded={words.assistantNotLoaded}
        data-too-old={words.assistantTooOld}
      />
      {previewCommand !== undefined && (
        <output className="assistant-status assistant-status--missing">
          {words.assistantMissing(previewCommand)}
        </output>
      )}
      <div id="assistant-root" />
    </>
  );
}
