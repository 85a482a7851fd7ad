/** Kinds of outgoing traffic. Each can be paused separately; after a restore all of them are (ADR 9). */
export const OUTGOING_CHANNELS = ['publishing', 'first_comments', 'mail'] as const;

export type OutgoingChannel = (typeof OUTGOING_CHANNELS)[number];

/** Labels for staff and operators. */
export const OUTGOING_CHANNEL_LABELS: Readonly<Record<OutgoingChannel, string>> = {
  publishing: 'Publishing to LinkedIn',
  first_comments: 'First comments',
  mail: 'Mail',
};

/** True for the name of a channel. */
export function isOutgoingChannel(value: string): value is OutgoingChannel {
  return OUTGOING_CHANNELS.some((channel) => channel === value);
}
