export { isOutgoingChannel, OUTGOING_CHANNEL_LABELS, OUTGOING_CHANNELS } from './outgoing-channels.js';
export type { OutgoingChannel } from './outgoing-channels.js';
