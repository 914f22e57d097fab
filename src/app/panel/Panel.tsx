import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { ChatState } from '../../chat/core/chat-store';
import { lastReply } from '../../chat/core/last-reply';
import type { Composition } from '../compose';
import { PanelLive, type ReplyFigures } from './PanelLive';
import { describeWebGpu } from './webgpu';

/** The live part of the top panel, fed from the chat's store and the local model. */
export function Panel({ store, localModel, hostedModelName }: Composition) {
  const figures = useStore(store, useShallow(figuresOfLastReply));
  const webGpu = useWebGpu(localModel === undefined);
  return (
    <PanelLive
      {...(localModel && { localModel })}
      {...(hostedModelName !== undefined && { hostedModelName })}
      {...(webGpu !== undefined && { webGpu })}
      {...(figures && { lastReply: figures })}
    />
  );
}

/** Nothing until the browser has answered, or where the local model's own probe tells more. */
function useWebGpu(isWanted: boolean): string | undefined {
  const [webGpu, setWebGpu] = useState<string>();
  useEffect(() => {
    let isGone = false;
    const show = (words: string) => {
      if (!isGone) setWebGpu(words);
    };
    if (isWanted) void describeWebGpu('gpu' in navigator ? navigator.gpu : undefined).then(show);
    return () => {
      isGone = true;
    };
  }, [isWanted]);
  return webGpu;
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
