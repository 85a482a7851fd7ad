import type { Dialect } from './dialect.js';
import { mistral } from './mistral.js';
import { ollama } from './ollama.js';
import { azure, openAiChat, openAiReasoning } from './openai.js';
import { openRouter } from './openrouter.js';
import { vllm } from './vllm.js';

/** The stand-in's models: all write the same, each speaks as one kind of endpoint does (MODEL-7). */
export const dialectModels = {
  'drumbeat-sandbox': openAiChat,
  'drumbeat-openai-reasoning': openAiReasoning,
  'drumbeat-azure': azure,
  'drumbeat-ollama': ollama,
  'drumbeat-vllm': vllm,
  'drumbeat-mistral': mistral,
  'drumbeat-openrouter': openRouter,
} as const satisfies Record<string, Dialect>;

export type DialectModel = keyof typeof dialectModels;

/** The dialect of a model by its name; OpenAI's for any other name. */
export function dialectOf(model: string): Dialect {
  return Object.hasOwn(dialectModels, model) ? dialectModels[model as DialectModel] : openAiChat;
}
