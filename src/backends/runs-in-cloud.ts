/** A model with the tag `cloud` runs at Ollama's, whichever server passes the messages on (docs.ollama.com/cloud). */
export function runsInCloud(model: string): boolean {
  return /[:-]cloud$/i.test(model);
}
