import { inQuotes } from '../text/in-quotes.js';

/** Texts of the calendar about moves, and why one is impossible. */
export const MOVE_TEXTS = {
  moveTo: 'Move to…',
  /** Dragged before the dragging code is loaded. */
  notReady: 'Dragging is not ready yet',
  tryAgain: 'Try again in a moment, or use “Move to…”.',
  takeOff: 'Take off the calendar',
  undo: 'Undo',
  movedTo: (day: string) => `Moved to ${day}`,
  changedPlaces: (other: string) => `It changed places with ${inQuotes(other)}.`,
  takenOff: 'Taken off the calendar',
  staysInLibrary: 'It stays in the library.',
  undone: 'Moved back',
  promptFailed: 'The prompt stays where it was',
  postFailed: 'The post stays where it was',
  postIsNewer: 'This post was changed elsewhere. You see its newest state.',
  dayIsOver: 'That day is over.',
  timeHasPassed: (time: string) =>
    `${time} has passed on that day. Choose a later day, or another time in the post.`,
  wasPosted: 'It was posted: what is out keeps its day.',
  isPublishing: 'It is being published right now.',
  isArchived: 'Take it out of the archive first.',
  hasFailed: 'Open it to see why it failed, and choose a time there.',
  needsReconnect: 'Connect LinkedIn again first. Then it can be moved.',
  notConfirmed: 'LinkedIn has not confirmed it. Open it first, so that it does not go out twice.',
  clocksChangeBetween: (time: string) => `The clocks change between the two days: ${time} stays ${time}.`,
} as const;
