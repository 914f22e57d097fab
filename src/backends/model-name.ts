/**
 * A model id as a person would say it: `hf.co/Qwen/Qwen3-14B-GGUF:Q4_K_M`, `qwen3:14b` and
 * `Qwen3-14B-q4f16_1-MLC` are all "Qwen3 14B".
 */
export function modelName(id: string): string {
  const [path = '', tag = ''] = id.slice(id.lastIndexOf('/') + 1).split(':');
  const [sizeTag = ''] = /^\d+(?:\.\d+)?b/i.exec(tag) ?? [];
  const name = path.replace(/-(?:GGUF|MLC)$/i, '').replace(/-q\d+f\d+(?:_\d+)?$/i, '');
  const words = `${name} ${sizeTag}`.split(/[-_\s]+/).filter((word) => word !== '');
  return words
    .map((word) => (/^\d+(?:\.\d+)?b$/i.test(word) ? word.toUpperCase() : capitalise(word)))
    .join(' ');
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** A model with the tag `cloud` runs at Ollama's, whichever server passes the messages on (docs.ollama.com/cloud). */
export function runsInCloud(model: string): boolean {
  return /[:-]cloud$/i.test(model);
}
