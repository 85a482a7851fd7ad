/**
 * The parts of a draft that do not come from the user: sentences in the user's voice with [places to fill] where a fact is
 * needed. Slots as in PromptFrame, from the user's point of view: {readers} is the audience or "the people I work with".
 * Contractions are expanded for formal voices.
 */
export interface DraftFrames {
  readonly emoji: string;
  /** Behind the hook. Those with {audience} or {problem} are for authors who named them. */
  readonly intros: readonly string[];
  /** Places for the author's own content, used when the prompt asks for too little. */
  readonly blanks: readonly string[];
  /** A sentence between the author's matter; longer drafts take two. */
  readonly bridges: readonly string[];
  /** An address to the audience or a sentence about its problem, for drafts with room. */
  readonly asides?: readonly string[];
  readonly questions: readonly string[];
  readonly statements: readonly string[];
}
