import type { Engine } from './engine-types';

/** Members of web-llm's pipeline (docs/upgrade-web-llm.md): it tells nothing of a prompt that it reads in chunks. */
interface Pipeline {
  getInputData(): Promise<readonly [data: unknown, tokens: number, ...rest: unknown[]]>;
  embedAndForward(data: unknown, tokens: number): Promise<unknown>;
  readonly device: { sync(): Promise<void> };
}

/** Calls `onShare` after each chunk of a prompt but the last: 0 to 1, exclusive. Does nothing for another engine's pipeline. */
export function watchPrefill(engine: Engine, id: string, onShare: (share: number) => void): void {
  const pipelines: unknown = Reflect.get(engine, 'loadedModelIdToPipeline');
  const pipeline: unknown = pipelines instanceof Map ? pipelines.get(id) : undefined;
  if (!isPipeline(pipeline)) return;
  const getInputData = pipeline.getInputData.bind(pipeline);
  const embedAndForward = pipeline.embedAndForward.bind(pipeline);
  let total = 0;
  let done = 0;
  pipeline.getInputData = async () => {
    const input = await getInputData();
    [, total] = input;
    done = 0;
    return input;
  };
  pipeline.embedAndForward = async (data, tokens) => {
    const logits = await embedAndForward(data, tokens);
    done += tokens;
    if (done < total) {
      // The forward pass has only been handed to the GPU by now.
      await pipeline.device.sync();
      onShare(done / total);
    }
    return logits;
  };
}

function isPipeline(value: unknown): value is Pipeline {
  return (
    typeof value === 'object' &&
    value !== null &&
    'getInputData' in value &&
    'embedAndForward' in value &&
    'device' in value
  );
}
