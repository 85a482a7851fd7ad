import type { StyleAnalysis } from '@drumbeat/domain';

/** Analyses a person's style in their posts: a connected model, or the built-in rules where none is configured. */
export abstract class StyleAnalyst {
  /**
   * Every finding is supported by the posts: each quote of the evidence occurs in them.
   * @param posts the newest first
   * @param weights of the posts by their index (performanceWeight); 1 without
   * @param signal aborts the work, for example when the worker stops
   * @throws ModelUnavailableError, ModelOutputError (see PromptWriter)
   */
  abstract analyse(
    posts: readonly string[],
    weights?: readonly number[],
    signal?: AbortSignal,
  ): Promise<StyleAnalysis>;
}
