/** Lengths in characters. */
export const MESSAGE_LIMITS = {
  /** One line to the staff: what needs more is a conversation, and belongs into a mail. */
  text: 280,
  reply: 500,
} as const;
