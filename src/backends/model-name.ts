/** A model id as a person would say it: `hf.co/Qwen/Qwen3-14B-GGUF` and `Qwen3-14B-q4f16_1-MLC` are "Qwen3 14B". */
export function modelName(id: string): string {
  const name = id.slice(id.lastIndexOf('/') + 1);
  return name
    .replace(/:latest$/, '')
    .replace(/-(GGUF|MLC)$/i, '')
    .replace(/-q\d+f\d+(_\d+)?$/i, '')
    .replace(/[-:_]+/g, ' ')
    .replace(/\b(\d+(?:\.\d+)?)b\b/g, '$1B')
    .trim();
}
