/** Who answers. Shown as `data-backend` on each reply. */
export type BackendId = 'ollama' | 'huggingface' | 'webllm' | 'built-in' | 'quotes';
