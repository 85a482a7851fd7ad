import type { StyleAnalysis } from '@drumbeat/domain';

/** Hears how a person writes in their posts: a connected model, or the built-in rules where none is configured. */
export abstract class StyleAnalyst {
  /**
   * What is said of the voice is proven by words of the posts: each quote of the evidence stands in them.
   * @param posts the newest first
   * @param signal ends the work early, for example when the worker stops
   * @throws ModelAwayError, ModelOutputError (see PromptWriter)
   */
  abstract analyse(posts: readonly string[], signal?: AbortSignal): Promise<StyleAnalysis>;
}
