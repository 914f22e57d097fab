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

/** Where the chat is mounted, and where the script says why it is not. */
export function AssistantMount({ words }: { readonly words: PageWords }) {
  return (
    <>
      <output
        className="assistant-status"
        id="assistant-status"
        data-not-loaded={words.assistantNotLoaded}
        data-too-old={words.assistantTooOld}
      />
      <div id="assistant-root" />
    </>
  );
}
