import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { listen } from './listen';

/** What the server does with one request; everything left out is done properly. */
export interface Behaviour {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Closes the connection after this many bytes of the body. */
  readonly cutAfter?: number;
  readonly bytesPerSecond?: number;
  /** Sent instead of the file. */
  readonly body?: Uint8Array;
  /** Never answers. */
  readonly hang?: true;
  /** Answers once this is settled. */
  readonly after?: Promise<unknown>;
}

interface WeightsRequest {
  /** The file's name, such as `params_shard_0.bin`. */
  readonly file: string;
  /** First byte asked for; 0 without a Range header. */
  readonly start: number;
  /** 1 for the first request for this file, counting up. */
  readonly attempt: number;
}

type Script = (request: WeightsRequest) => Behaviour | undefined;

export interface WeightsServer {
  readonly url: string;
  readonly port: number;
  /** Weights folder and library, as the two settings want them. */
  readonly modelUrl: string;
  readonly libUrl: string;
  readonly requests: readonly WeightsRequest[];
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Answers that have begun and not ended. */
  readonly underWay: number;
  follow(script: Script): void;
  close(): Promise<void>;
}

export interface ModelShape {
  readonly shardBytes?: readonly number[];
  /** Read by the scripted engine instead of machine code. */
  readonly library?: object;
  readonly port?: number;
  /** Merged into `mlc-chat-config.json`. */
  readonly config?: object;
}

/** Serves a small model in the layout web-llm expects, badly where a test says so. */
export async function startWeightsServer(shape: ModelShape = {}): Promise<WeightsServer> {
  const files = modelFiles(shape);
  const requests: WeightsRequest[] = [];
  let script: Script = () => undefined;
  let underWay = 0;

  const server = createServer((request, response) => {
    response.on('error', () => {});
    underWay += 1;
    response.on('close', () => (underWay -= 1));
    void answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-expose-headers', 'Content-Range, ETag, Retry-After');
    const file = /[^/?#]*(?=$|[?#])/.exec(request.url ?? '')?.[0] ?? '';
    const range = /^bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1];
    const asked: WeightsRequest = {
      file,
      start: Number(range ?? 0),
      attempt: requests.filter((earlier) => earlier.file === file).length + 1,
    };
    requests.push(asked);
    const behaviour = script(asked) ?? {};
    const body = behaviour.body ?? files.get(file);
    if (behaviour.hang) return;
    await behaviour.after;
    if (behaviour.status !== undefined || !body) {
      response.writeHead(behaviour.status ?? 404, behaviour.headers).end();
      return;
    }
    const partial = range !== undefined;
    if (partial && asked.start >= body.length) {
      response.writeHead(416, { 'content-range': `bytes */${body.length}` }).end();
      return;
    }
    const part = partial ? body.subarray(asked.start) : body;
    response.writeHead(partial ? 206 : 200, {
      'content-length': part.length,
      etag: `"${createHash('sha256').update(body).digest('hex')}"`,
      ...(partial && { 'content-range': `bytes ${asked.start}-${body.length - 1}/${body.length}` }),
      ...behaviour.headers,
    });
    await send(response, part, behaviour);
  }

  async function send(
    response: ServerResponse,
    part: Uint8Array,
    { cutAfter, bytesPerSecond }: Behaviour,
  ): Promise<void> {
    const end = Math.min(part.length, cutAfter ?? part.length);
    const step = bytesPerSecond === undefined ? 256 * 1024 : Math.max(1, Math.round(bytesPerSecond / 20));
    for (let from = 0; from < end && !response.destroyed; from += step) {
      const piece = part.subarray(from, Math.min(end, from + step));
      await new Promise<void>((resolve) => response.write(piece, () => resolve()));
      if (bytesPerSecond !== undefined) await pause(50);
    }
    if (end < part.length) response.destroy();
    else response.end();
  }

  const { port, close } = await listen(server, shape.port);
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    port,
    modelUrl: `${url}/model`,
    libUrl: `${url}/model.wasm`,
    requests,
    files,
    get underWay() {
      return underWay;
    },
    follow: (next) => {
      script = next;
    },
    close,
  };
}

/** Qwen's template as its converted repositories ship it. */
export const qwenTemplate = {
  name: 'qwen2',
  system_template: '<|im_start|>system\n{system_message}<|im_end|>\n',
  system_message: 'You are a helpful assistant.',
  system_prefix_token_ids: null,
  add_role_after_system_message: true,
  roles: { user: '<|im_start|>user', assistant: '<|im_start|>assistant' },
  role_templates: { user: '{user_message}', assistant: '{assistant_message}', tool: '{tool_message}' },
  seps: ['<|im_end|>\n'],
  role_content_sep: '\n',
  role_empty_sep: '\n',
  stop_str: ['<|endoftext|>', '<|im_end|>'],
  stop_token_ids: [151643, 151645],
} as const;

function modelFiles({ shardBytes = [700_000, 300_000, 300_000], library = {}, config }: ModelShape) {
  const shards = shardBytes.map(
    (bytes, index) => [`params_shard_${index}.bin`, noise(bytes, index)] as const,
  );
  return new Map<string, Uint8Array>([
    [
      'mlc-chat-config.json',
      json({
        model_type: 'qwen3',
        vocab_size: 151936,
        context_window_size: 40960,
        sliding_window_size: -1,
        attention_sink_size: -1,
        tokenizer_files: ['tokenizer.json', 'vocab.json'],
        conv_template: qwenTemplate,
        ...config,
      }),
    ],
    [
      'tensor-cache.json',
      json({
        metadata: { ParamSize: shards.length },
        records: shards.map(([dataPath, bytes]) => ({
          dataPath,
          format: 'raw-shard',
          nbytes: bytes.length,
          records: [],
        })),
      }),
    ],
    ['tokenizer.json', json({ version: '1.0', padding: 'x'.repeat(20_000) })],
    ['model.wasm', json(library)],
    ...shards,
  ]);
}

function json(value: object): Uint8Array {
  return Buffer.from(JSON.stringify(value));
}

/** Bytes that differ from file to file and from place to place, so that a wrong joint shows (Marsaglia's xorshift). */
function noise(length: number, seed: number): Uint8Array {
  const words = new Uint32Array(Math.ceil(length / 4));
  let state = seed * 7919 + 1;
  for (let index = 0; index < words.length; index++) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    words[index] = state;
  }
  return new Uint8Array(words.buffer, 0, length);
}
