import { encodeLittleText } from '../linkedin/little-text.js';
import type { WallClock } from '../time/clock-time.js';
import { wallClockLabel } from '../time/wall-clock.js';
import { mayHaveGoneOutText } from './held-posts.texts.js';
import { remedyAhead, outcomeText, type OutcomeCode } from './outcome.texts.js';
import { GRACE_MINUTES } from './publication.constants.js';
import type { PublicationState } from './publication.machine.js';

/** The user's actions on a publication; the first is the notice's button. */
export type PublicationAction = 'reconnect' | 'confirm_posted' | 'publish_again' | 'reschedule' | 'cancel';

export interface PublicationFacts {
  /** The chosen local time, with its zone. */
  clock: WallClock;
  zone: string;
  cancelRequested: boolean;
  /** True when it waits for its user's check after a restore from a backup, and is not published before that. */
  isHeld: boolean;
  /** For a held one: true when no record shows whether it was sent early. */
  mayHaveGoneOut: boolean;
  /** Start of a pause of sending to LinkedIn, by staff or after a restore, in `zone`; null without one. */
  pausedSince: WallClock | null;
  /** Outcome of the latest attempt, null before the first. */
  outcome: OutcomeCode | null;
  urn: string | null;
  /** Address of the post, or of its duplicate named by LinkedIn. */
  linkedinUrl: string | null;
  /** Its time has come: at once with "Post Now". */
  isDue: boolean;
  /** Whole minutes after its time, at which it went out or by now; 0 before it. */
  minutesLate: number;
  /** For a waiting one that was tried: time of the next attempt, in `zone`; null when unknown. */
  nextTry: WallClock | null;
  /** True when it has images or a document. */
  showsMedia: boolean;
}

export interface PublicationText {
  /** One or two words: 'Scheduled', 'Not confirmed'. */
  label: string;
  /** The known facts. */
  known: string;
  /** What the user can check or do; null when nothing. */
  check: string | null;
}

const ACTIONS: Readonly<Record<PublicationState, readonly PublicationAction[]>> = {
  draft: [],
  scheduled: ['reschedule', 'cancel'],
  claimed: ['cancel'],
  sending: [],
  published: [],
  rejected: ['publish_again', 'reschedule', 'cancel'],
  blocked_auth: ['reconnect', 'reschedule', 'cancel'],
  uncertain: [],
  reconciling: [],
  needs_user: ['confirm_posted', 'publish_again', 'cancel'],
  missed: ['publish_again', 'reschedule', 'cancel'],
  cancelled: [],
};

/** Outcomes refused for the text: sent again unchanged, it would be refused again. */
export const WORDS_REFUSED: readonly OutcomeCode[] = [
  'content_refused',
  'text_blank',
  'too_large',
  'duplicate_of_own',
  'duplicate_of_other',
];

/** A text that LinkedIn refused for its content. */
export interface RefusedText {
  outcome: OutcomeCode;
  /** The text as sent to LinkedIn, in its "little text". */
  commentary: string;
}

/** True when `content` is still the refused text: white space differences do not count. */
export function isRefusedText({ outcome, commentary }: RefusedText, content: string): boolean {
  const now = encodeLittleText(content);
  // If the length was the fault, removing a space may fix it.
  return outcome === 'too_large' ? commentary === now : withPlainSpaces(commentary) === withPlainSpaces(now);
}

const withPlainSpaces = (text: string) => text.replace(/\s+/gu, ' ').trim();

/** LinkedIn's outcome of a post, and the text sent. */
interface Answered {
  state: PublicationState;
  outcome: OutcomeCode | null;
  /** The text as sent to LinkedIn; null when none was. */
  refusedCommentary: string | null;
}

/** True when LinkedIn refused the post's present text. */
export function isTextRefused({ state, outcome, refusedCommentary }: Answered, content: string): boolean {
  if (state !== 'rejected' || outcome === null || !WORDS_REFUSED.includes(outcome)) return false;
  return refusedCommentary !== null && isRefusedText({ outcome, commentary: refusedCommentary }, content);
}

/** The user's actions in a state. A refused text (isTextRefused) is not published again unchanged. */
export function publicationActions(
  state: PublicationState,
  textRefused: boolean,
): readonly PublicationAction[] {
  return textRefused ? ACTIONS[state].filter((action) => action !== 'publish_again') : ACTIONS[state];
}

/**
 * True when LinkedIn refused it as a duplicate of a post that the user did not find, whether it named that post or
 * not: they are asked again, and their "it is not there" requires a changed text, since the same would be refused
 * again (ADR 5).
 */
export function isDuplicateInDoubt(state: PublicationState, outcome: OutcomeCode | null): boolean {
  return state === 'needs_user' && outcome === 'duplicate_of_own';
}

/** A publication as text, calm and true: it claims nothing that is not known (POSTING-3). */
export function publicationText(state: PublicationState, facts: PublicationFacts): PublicationText {
  const time = wallClockLabel(facts.clock, facts.zone);
  const latest = facts.outcome === null ? null : outcomeText(facts.outcome, facts.linkedinUrl);
  switch (state) {
    case 'draft':
      return { label: 'Draft', known: 'This post has no time yet.', check: null };
    case 'scheduled':
      if (facts.isHeld) return heldText(time, facts.mayHaveGoneOut);
      if (facts.pausedSince !== null) return pausedText(time, facts.pausedSince, facts);
      return scheduledText(time, latest?.sentence ?? null, facts);
    case 'claimed':
      return {
        label: 'Publishing',
        known: facts.cancelRequested
          ? 'It is being cancelled. Nothing has been sent.'
          : 'It is being prepared for LinkedIn. Nothing has been sent yet.',
        check: null,
      };
    case 'sending':
      return { label: 'Publishing', known: 'It is being sent to LinkedIn right now.', check: null };
    case 'published':
      return publishedText(facts);
    case 'rejected':
      return {
        label: 'Failed',
        known: latest?.sentence ?? 'The post could not be sent. Nothing was posted.',
        check: latest?.fix ?? 'Change the text, then publish it again.',
      };
    case 'blocked_auth':
      return {
        label: 'Needs reconnect',
        known: latest?.sentence ?? outcomeText('token_refused').sentence,
        check: latest?.fix ?? outcomeText('token_refused').fix,
      };
    case 'uncertain':
      return {
        label: 'Not confirmed',
        known: `${latest?.sentence ?? outcomeText('worker_lost').sentence} It may be on LinkedIn or not.`,
        check: 'We look again in about two minutes. Please do not post it by hand meanwhile.',
      };
    case 'reconciling':
      return {
        label: 'Not confirmed',
        known: 'It was sent, and we are looking for proof that it arrived.',
        check: 'This takes a moment. Please do not post it by hand meanwhile.',
      };
    case 'needs_user':
      if (isDuplicateInDoubt(state, facts.outcome)) return duplicateText(facts.linkedinUrl);
      if (facts.outcome === 'data_restored') return restoredText(time);
      return {
        label: 'Not confirmed',
        known: `It was sent for ${time}. LinkedIn did not confirm it and does not let us look it up, so it may be there or not.`,
        check:
          'Open your activity on LinkedIn. If the post is there, tell us (its link is welcome, not needed). If it is not, publish it again or cancel it.',
      };
    case 'missed':
      return {
        label: 'Missed',
        known: `It did not go out at its time, ${time}, nor in the ${GRACE_MINUTES} minutes after. Nothing was posted.${latest === null ? '' : ` ${latest.sentence}`}`,
        check: 'Publish it now, choose a new time, or cancel it.',
      };
    case 'cancelled':
      // Not "nothing was sent": a user may also cancel one whose outcome never became known.
      return {
        label: 'Cancelled',
        known: 'It was cancelled and will not be sent.',
        check: null,
      };
  }
}

function scheduledText(
  time: string,
  latestSentence: string | null,
  facts: PublicationFacts,
): PublicationText {
  const remedy = facts.outcome === null ? null : remedyAhead(facts.outcome);
  if (latestSentence !== null && remedy !== null && facts.minutesLate <= 0) {
    return { label: 'Scheduled', known: `${latestSentence} Its time is ${time}.`, check: remedy };
  }
  return { label: 'Scheduled', known: scheduledWords(time, latestSentence, facts), check: remedy };
}

function scheduledWords(
  time: string,
  latestSentence: string | null,
  { minutesLate, nextTry, zone }: PublicationFacts,
): string {
  if (minutesLate > GRACE_MINUTES) {
    return `It did not go out at its time, ${time}. Nothing has been posted: it goes out shortly, or we ask you what becomes of it.`;
  }
  if (latestSentence !== null) {
    const next = nextTry === null ? '' : ` The next try is on ${wallClockLabel(nextTry, zone)}.`;
    return `${latestSentence}${next} We try again by ourselves until ${GRACE_MINUTES} minutes after its time, ${time}.`;
  }
  if (minutesLate > 0) {
    return `It was due on ${time} and has not gone out yet: publishing is late. It goes out by itself until ${GRACE_MINUTES} minutes after its time; later we ask you.`;
  }
  return `It goes out on ${time}.`;
}

const pausedSentence = (since: WallClock, zone: string) =>
  `Sending has been paused since ${wallClockLabel(since, zone)}.`;

const NOT_BEFORE_ITS_TIME = 'goes out as soon as sending goes on, and not before its time.';

/** Beside a time that is being chosen in a pause: what is planned then, and promised to nobody. */
export const scheduleInPauseText = (since: WallClock, zone: string) =>
  `${pausedSentence(since, zone)} A post with a time ${NOT_BEFORE_ITS_TIME}`;

/** Of a post that waited for LinkedIn, once it is connected again in a pause. */
export const reconnectedInPauseText = (since: WallClock, zone: string) =>
  `LinkedIn is connected again. ${pausedSentence(since, zone)} It goes out by itself as soon as sending goes on.`;

/** Before "Post Now" in a pause: what it does then. */
export const postNowInPauseText = (since: WallClock, zone: string) =>
  `${pausedSentence(since, zone)} “Post Now” hands the post over, and it goes out as soon as sending goes on.`;

/** The pause is ours, so no post is missed for it (docs/publishing.md, "Steps" 9). */
function pausedText(time: string, since: WallClock, { isDue, zone }: PublicationFacts): PublicationText {
  const known = isDue
    ? `It was due on ${time}. Nothing has been posted, and it goes out by itself as soon as sending goes on.`
    : `Its time is ${time}: it ${NOT_BEFORE_ITS_TIME}`;
  return {
    label: 'Paused',
    known: `${pausedSentence(since, zone)} ${known}`,
    check: 'You can choose another time or cancel it meanwhile.',
  };
}

/** It may have been cancelled, moved or rewritten in the lost time. */
function heldText(time: string, mayHaveGoneOut: boolean): PublicationText {
  return {
    label: 'On hold',
    known: `Drumbeat’s data was put back from a backup, so a change that you made since may be lost. It is planned for ${time} and does not go out before you have looked at it.${mayHaveGoneOut ? ` ${mayHaveGoneOutText('it')}` : ''}`,
    check: mayHaveGoneOut
      ? 'Then say that it is still right, or take it off the schedule: another time alone does not send it.'
      : 'Look at its text and its time. Say that it is still right, change it, or take it off the schedule.',
  };
}

/** The time between the backup and its restore is unknown: it may have been published or not. */
function restoredText(time: string): PublicationText {
  return {
    label: 'Not confirmed',
    known: `It may have gone out while Drumbeat’s data was away: it was planned for ${time}, and then the data was put back from a backup.`,
    check:
      'Look at your activity on LinkedIn. If the post is there, tell us (its link is welcome, not needed). If it is not, publish it again or cancel it.',
  };
}

/** LinkedIn contradicts the user: either may be wrong, so nothing is claimed. */
function duplicateText(linkedinUrl: string | null): PublicationText {
  return {
    label: 'Not confirmed',
    known: outcomeText('duplicate_of_own', linkedinUrl).sentence,
    check: `You told us that it was not there, so please look once more${linkedinUrl === null ? ' at your activity on LinkedIn' : ''}. If the post is there, tell us. If it is not, tell us that: you then change a few words and publish it again.`,
  };
}

function publishedText({ urn, linkedinUrl, minutesLate, showsMedia }: PublicationFacts): PublicationText {
  const late =
    minutesLate === 0
      ? ''
      : ` It went out ${minutesLate === 1 ? '1 minute' : `${minutesLate} minutes`} late.`;
  // LinkedIn accepts such a post before it has processed its files; their status needs a permission to read, which we
  // do not have.
  if (showsMedia) {
    return {
      label: 'Published',
      known: `LinkedIn accepted it.${late} LinkedIn may take a moment to process its images or document, and does not show the post if it cannot.`,
      check:
        linkedinUrl === null
          ? 'LinkedIn gave no link to it: look once in your activity on LinkedIn whether it is there.'
          : `Look once whether it is there: ${linkedinUrl}`,
    };
  }
  return {
    label: 'Published',
    known: `It is on LinkedIn.${late}`,
    check: urn === null ? 'LinkedIn gave no link to it; you find it in your activity on LinkedIn.' : null,
  };
}
