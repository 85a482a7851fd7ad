/** A fact that a frame cannot do without; frames whose fact is missing are left out. */
export type FrameNeed = 'audience' | 'industry' | 'problem' | 'size' | 'client';

/**
 * One idea for a post, open for any pillar. Slots in braces: {topic} (a noun phrase, or "this subject") {pillar}
 * (complete as typed, so only before or after a colon) {quoted} (the same in quotes) {audience} (one or more people)
 * {readers} (several: the audience or "your readers") {industry} {size} (as typed, so only after a colon) {client}
 * {problem} (always quoted). A hook is the user's own first line and a draft the user's own words; the text speaks to
 * the user.
 */
export interface PromptFrame {
  /** For a topic that is a noun phrase. */
  readonly hook: string;
  /** For a pillar of any grammar; without it a hook with a topic is for noun phrases only. */
  readonly label?: string;
  readonly text: string;
  /** The content of a draft from this prompt: three paragraphs in the user's voice, with [places] for the facts. */
  readonly draft: readonly [string, string, string];
  readonly needs?: readonly FrameNeed[];
}
