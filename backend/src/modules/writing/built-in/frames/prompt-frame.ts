/** A fact that a frame cannot do without; frames whose fact is missing are left out. */
export type FrameNeed = 'audience' | 'industry' | 'problem' | 'size' | 'client';

/**
 * One idea for a post, open for any pillar. Slots in braces: {topic} {Topic} (capital first) {audience} {readers} (audience
 * or "your readers") {industry} {problem} (in the user's words, so always quoted) {size} {client}.
 * A hook is the user's own first line and a draft the user's own words; the text speaks to the user.
 */
export interface PromptFrame {
  readonly hook: string;
  readonly text: string;
  /** What a draft from this prompt says: three paragraphs in the user's voice, with [places] for the facts. */
  readonly draft: readonly [string, string, string];
  readonly needs?: readonly FrameNeed[];
  /** The topic stands where only a noun phrase fits. Without it the frame takes clauses too. */
  readonly nounOnly?: true;
}
