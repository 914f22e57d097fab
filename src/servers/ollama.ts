import { isLoopback } from '../backends/http/loopback.ts';
import { modelName, runsInCloud } from '../backends/model-name.ts';
import type { OllamaSettings } from '../shared/site-data.ts';
import { privacyOnComputer, type Server, type Setting } from './server.ts';

const settings = {
  VITE_OLLAMA_HOST: { says: 'The address of Ollama.', default: 'http://localhost:11434' },
  VITE_OLLAMA_MODEL: { says: 'The model.', default: 'hf.co/Qwen/Qwen3-14B-GGUF' },
} as const satisfies Readonly<Record<string, Setting>>;

const folder = 'src/backends/ollama/';

export const ollama: Server<OllamaSettings, keyof typeof settings> = {
  flag: 1,
  heading: 'Ollama (VITE_CHAT_BACKEND=1)',
  settings,
  modelSetting: 'VITE_OLLAMA_MODEL',
  folder,
  read: (reader) => ({
    host: reader.url('VITE_OLLAMA_HOST') ?? settings.VITE_OLLAMA_HOST.default,
    model: reader.textOr('VITE_OLLAMA_MODEL'),
  }),
  at: ({ host, model }) => ({
    model,
    address: host,
    folder,
    describe: () => `Ollama (${host})`,
    privacy(words) {
      const lines = privacyOnComputer(
        { name: 'Ollama', model: modelName(model), isLocal: isLoopback(host) },
        words,
      );
      return runsInCloud(model) ? { ...lines, why: `${lines.why} ${words.computer.ollamaCloud}` } : lines;
    },
    async open({ words, network }) {
      const { createOllamaBackend } = await import('../backends/ollama/ollama-backend.ts');
      return createOllamaBackend({ words, host, model, network });
    },
  }),
};
