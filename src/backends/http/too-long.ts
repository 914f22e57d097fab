/**
 * What servers say of a prompt that exceeds the context window; they share no error code. llama.cpp and Ollama ("context
 * size", "context length"), vLLM and SGLang ("maximum context length", "max_model_len"), TGI ("max_new_tokens"), Cerebras
 * ("reduce the length"), Gemini ("input token count exceeds").
 */
const tooLong =
  /context[ _-]?(?:length|window|size)|maximum (?:context|prompt|model|input)|max_(?:new_tokens|model_len)|too many (?:input )?tokens|(?:is|are|prompt|input|request|messages?) too (?:long|large for (?:the )?model)|reduce the length|(?:input|prompt) (?:token count|tokens?|length)\b.{0,40}\bexceed|maximum number of tokens/i;

export function isTooLong(text: string): boolean {
  return tooLong.test(text);
}
