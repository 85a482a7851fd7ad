import { estimateTokens } from './token-estimate.js';

/** The tokens of one call. A call that was sent back for repair counts apart from its repair. */
export interface ModelUsage {
  /** What the call was for: `draft`, `prompts`. */
  readonly purpose: string;
  readonly promptTokens: number;
  /** Includes the tokens of reasoning, where the endpoint counts them. */
  readonly completionTokens: number;
  /** True where the endpoint said nothing and both are estimates. */
  readonly isEstimated: boolean;
}

/** The counts of an endpoint, as far as it gave any. */
export interface CountedTokens {
  readonly inputTokens: number | undefined;
  readonly outputTokens: number | undefined;
}

/** The endpoint's own counts if it gave any, else estimates from the texts. */
export function usageOf(
  purpose: string,
  counted: CountedTokens | undefined,
  texts: { readonly prompt: readonly string[]; readonly answer: string },
): ModelUsage {
  const { inputTokens, outputTokens } = counted ?? {};
  if (inputTokens) {
    return {
      purpose,
      promptTokens: inputTokens,
      completionTokens: outputTokens ?? estimateTokens(texts.answer),
      isEstimated: false,
    };
  }
  return {
    purpose,
    promptTokens: texts.prompt.reduce((sum, text) => sum + estimateTokens(text), 0),
    completionTokens: estimateTokens(texts.answer),
    isEstimated: true,
  };
}
