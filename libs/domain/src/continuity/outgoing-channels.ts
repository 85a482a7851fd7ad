/** What Drumbeat sends to the world. Each can be paused for itself; after a restore all of them are (ADR 9). */
export const OUTGOING_CHANNELS = ['publishing', 'first_comments', 'mail'] as const;

export type OutgoingChannel = (typeof OUTGOING_CHANNELS)[number];

/** What staff and operators read of each. */
export const OUTGOING_CHANNEL_LABELS: Readonly<Record<OutgoingChannel, string>> = {
  publishing: 'Publishing to LinkedIn',
  first_comments: 'First comments',
  mail: 'Mail',
};

/** True for a word that names a channel. */
export function isOutgoingChannel(value: string): value is OutgoingChannel {
  return OUTGOING_CHANNELS.some((channel) => channel === value);
}
