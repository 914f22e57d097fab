/** Who made a family of open models, by the beginning of a model's name. */
const makers = {
  qwen: 'Alibaba',
  llama: 'Meta',
  gemma: 'Google',
  phi: 'Microsoft',
  mistral: 'Mistral AI',
  gpt: 'OpenAI',
  deepseek: 'DeepSeek',
} as const;

export function makerOf(modelName: string): string | undefined {
  const family = Object.entries(makers).find(([name]) => modelName.toLowerCase().startsWith(name));
  return family?.[1];
}
