import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { ChatState } from '../../chat/core/chat';
import type { ChatStore } from '../../chat/core/chat-store';
import { lastReply } from '../../chat/core/selectors';
import type { LocalModel } from '../../models/local-model';
import { PanelFacts } from '../../models/PanelFacts';
import { useSnapshot } from '../../models/use-snapshot';
import type { SiteModels } from '../../models/who-answers';
import type { LocalModelWords } from '../../models/words.en';
import type { AssistantWords } from '../../words/en';
import { Fact, Facts } from '../../ui/Facts';
import { type Figures, figuresOf, ReplyFigures } from './ReplyFigures';
import { type OwnRow, ownRow } from './own-row';
import './PanelLive.css';

interface PanelProps {
  readonly store: ChatStore;
  /** Undefined where the site was built for another way to answer. */
  readonly localModel?: LocalModel | undefined;
  readonly site: SiteModels;
  readonly words: Pick<AssistantWords, 'chat' | 'localModel' | 'panel'>;
}

/** What only a running browser knows: the local model, this device, and the figures of the newest reply. */
export function Panel({ store, localModel, site, words }: PanelProps) {
  const figures = useStore(store, useShallow(figuresOfLastReply));
  const snapshot = useSnapshot(localModel);
  return (
    <div className="panel-live">
      <WhoAnswers row={ownRow(snapshot, site, words)} words={words} />
      {localModel ? (
        <PanelFacts localModel={localModel} site={site} words={words.localModel} />
      ) : (
        <WebGpu words={words.localModel} />
      )}
      {figures && (
        <ReplyFigures
          figures={figures}
          words={words.panel.newestReply}
          language={words.localModel.language}
        />
      )}
    </div>
  );
}

export function WhoAnswers({ row, words }: Pick<PanelProps, 'words'> & { readonly row: OwnRow }) {
  const { own } = words.panel;
  return (
    <section className="panel-live__part" aria-label={own.who}>
      <Facts>
        <Fact name={own.who}>{row.who}</Fact>
        <Fact name={words.localModel.why}>{row.why}</Fact>
        {row.download !== undefined && <Fact name={words.localModel.download}>{row.download}</Fact>}
        <Fact name={own.firstWords}>{row.firstWords}</Fact>
        <Fact name={words.chat.question}>{row.question}</Fact>
      </Facts>
    </section>
  );
}

/** Whether this browser could run a model; nothing until it has answered. */
function WebGpu({ words }: { readonly words: LocalModelWords }) {
  const [description, setDescription] = useState<string>();
  useEffect(() => {
    void describeWebGpu('gpu' in navigator ? navigator.gpu : undefined, words).then(setDescription);
  }, [words]);
  if (description === undefined) return null;
  return (
    <div className="panel-live__part">
      <Facts>
        <Fact name="WebGPU">{description}</Fact>
      </Facts>
    </div>
  );
}

function figuresOfLastReply(state: ChatState): Figures | undefined {
  const reply = lastReply(state);
  return reply && figuresOf(reply);
}

/** Whether this browser could run a model, for the panel of a site whose model runs elsewhere. Allocates nothing. */
export async function describeWebGpu(
  gpu: Pick<GPU, 'requestAdapter'> | undefined,
  { unsupported, facts }: LocalModelWords,
): Promise<string> {
  if (!gpu) return unsupported['no-webgpu'];
  const adapter = await gpu.requestAdapter().catch(() => null);
  if (!adapter) return unsupported['no-adapter'];
  const info = infoOf(adapter);
  const { description, vendor, architecture } = info;
  const name = description || [vendor, architecture].filter(Boolean).join(' ');
  const found = info.isFallbackAdapter ? unsupported['software-adapter'] : facts.works;
  return [found, name].filter(Boolean).join(' · ');
}

/** Chrome and Edge before 127 have no `info`, and the mark of a software adapter stands beside it. */
interface AnyAdapter {
  readonly info?: Partial<GPUAdapterInfo>;
  readonly isFallbackAdapter?: boolean;
}

function infoOf({ info, isFallbackAdapter = false }: AnyAdapter): Partial<GPUAdapterInfo> {
  return info ?? { isFallbackAdapter };
}
