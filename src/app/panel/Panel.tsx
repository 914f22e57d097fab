import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { ChatState } from '../../chat/chat-store';
import { lastReply } from '../../chat/last-reply';
import type { Composition } from '../compose';
import { PanelLive, type ReplyFigures } from './PanelLive';

/** The live part of the top panel, fed from the chat's store and the local model. */
export function Panel({ store, localModel, hostedModelName }: Composition) {
  const figures = useStore(store, useShallow(figuresOfLastReply));
  return (
    <PanelLive
      {...(localModel && { localModel })}
      {...(hostedModelName !== undefined && { hostedModelName })}
      {...(figures && { lastReply: figures })}
    />
  );
}

function figuresOfLastReply(state: ChatState): ReplyFigures | undefined {
  const reply = lastReply(state);
  if (!reply) return undefined;
  const { modelName, stats, timings } = reply;
  const { firstCharacterMs, tokensPerSecond } = timings;
  return {
    ...(modelName !== undefined && { modelName }),
    ...(firstCharacterMs !== undefined && { firstCharacterMs }),
    ...(tokensPerSecond !== undefined && { tokensPerSecond }),
    ...stats,
  };
}
