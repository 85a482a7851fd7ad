import { finishSteps, type PostThatIsOut } from '../publications/finish.rules.js';
import { inFigures } from '../text/counted.js';
import { inQuotes } from '../text/in-quotes.js';
import type { ClockTime } from '../time/clock-time.js';
import { clockLabel } from '../time/time-labels.js';
import { isQuiet, type QuietHours } from './notice-mail.rules.js';
import type { MailMode } from './notice-topics.js';

export interface LetterFigures {
  /** Posts that went out. */
  readonly out: number;
  /** null where its user has set none. */
  readonly goal: number | null;
  /** Posts whose figures are known. */
  readonly measured: number;
  /** Of these together. */
  readonly impressions: number;
  /** True where a post of theirs was ever out. */
  readonly has_posted: boolean;
}

interface Words {
  readonly title: string;
  readonly body: string;
}

const posts = (count: number) => (count === 1 ? '1 post' : `${count} posts`);

/** A post with something that only its author can do on LinkedIn. */
interface UnfinishedPost {
  readonly title: string;
  /** What to do, as in 'Tag @Anna'. */
  readonly steps: readonly string[];
}

/** The steps of a post that are not ticked off; null where none is left. Replies are of the first day. */
export function unfinishedPost(
  post: PostThatIsOut & { readonly title: string; readonly ticked: readonly string[] },
  now: Date,
): UnfinishedPost | null {
  const left = finishSteps(post, now).filter(
    ({ key, kind }) => kind !== 'replies' && !post.ticked.includes(key),
  );
  return left.length === 0 ? null : { title: post.title, steps: left.map(({ title }) => title) };
}

/** So many are named; more would be a list and no letter. */
const UNFINISHED_NAMED = 3;

function unfinishedWords(left: readonly UnfinishedPost[]): string | null {
  if (left.length === 0) return null;
  const named = left
    .slice(0, UNFINISHED_NAMED)
    .map(({ title, steps }) => `${inQuotes(title)} (${steps.map(lowerFirst).join(', ')})`);
  const others = left.length - named.length;
  return `Left to finish on LinkedIn: ${named.join('; ')}${others > 0 ? `; and ${posts(others)} more` : ''}.`;
}

const lowerFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

/** Only what is known, and nothing that blames. */
export function weeklyLetter(
  { out, goal, measured, impressions, has_posted: hasPosted }: LetterFigures,
  left: readonly UnfinishedPost[] = [],
): Words {
  if (out === 0 && !hasPosted) {
    return {
      title: 'Your week: the first post is ahead of you',
      body: 'Nothing is out yet. One post this week is a good start, and a short one counts.',
    };
  }
  if (out === 0) {
    return {
      title: 'Your week: a quiet one',
      body: 'Nothing went out last week, and a pause is fine. One post this week is a good way back in.',
    };
  }
  const aim = goal === null || goal === 0 ? null : aimWords(out, goal);
  return {
    title: `Your week: ${posts(out)} went out`,
    body: [aim, seenWords(out, measured, impressions), unfinishedWords(left)].filter(Boolean).join('\n'),
  };
}

function seenWords(out: number, measured: number, impressions: number): string {
  const times = impressions === 1 ? 'once' : `${inFigures(impressions)} times`;
  if (out === 1) {
    return measured === 0
      ? 'Its figures are not entered yet, so we cannot say how it did.'
      : `By its figures, it was seen ${times}.`;
  }
  if (measured === 0) return 'None of their figures are entered yet, so we cannot say how they did.';
  if (measured === 1) return `By its figures, one of them was seen ${times}.`;
  return `By the figures of ${measured === out ? 'all of them' : `${measured} of them`}, they were seen ${times}.`;
}

function aimWords(out: number, goal: number): string {
  if (out < goal) return `Your goal is ${goal}.`;
  return out === goal ? `That is your goal of ${goal}.` : `That is more than your goal of ${goal}.`;
}

export const promptsReady = (count: number): Words => ({
  title: count === 1 ? 'A prompt is ready for this week' : `${count} prompts are ready for this week`,
  body: 'They are on your calendar.',
});

export const draftDue = (title: string): Words => ({
  title: `Planned for today: ${inQuotes(title)}`,
  body: 'It is a draft and has no time yet. Choose one, or move it to another day.',
});

export const byHandDue = (title: string): Words => ({
  title: `Time to post it: ${inQuotes(title)}`,
  body: 'Copy the text, post it on LinkedIn, and say where it is. Its page leads you through.',
});

/** Of one topic, as its user chose. `canMail`: mails can go out, to an address that is confirmed. */
export interface ReminderWays {
  readonly app: boolean;
  /** On at least one device that is turned on. */
  readonly push: boolean;
  readonly mail: MailMode;
  readonly canMail: boolean;
  readonly isConfirmed: boolean;
  readonly quiet: QuietHours;
  readonly digestAt: ClockTime;
}

/** What comes at the time of a post by hand, in words that promise nothing else (FINISH-3). */
export function handReminderWords(time: ClockTime, ways: ReminderWays): string {
  const byMail = ways.canMail ? mailAt(time, ways) : null;
  const byPush = ways.push ? pushAt(time, ways) : null;
  const how = [ways.app ? 'in the app at this time' : null, byPush, byMail].filter((way) => way !== null);
  const told = how.length === 0 ? 'No reminder comes' : `We remind you ${listed(how)}`;
  return !ways.isConfirmed && ways.mail !== 'off'
    ? `${told}. Mails come once your address is confirmed.`
    : `${told}.`;
}

const listed = (ways: readonly string[]): string =>
  [ways.slice(0, -1).join(', '), ...ways.slice(-1)].filter(Boolean).join(', and ');

const pushAt = (time: ClockTime, { quiet }: ReminderWays): string =>
  isQuiet(time, quiet)
    ? `on your devices at ${clockLabel(quiet.until)}, when your quiet hours end`
    : 'on your devices at this time';

function mailAt(time: ClockTime, { mail, quiet, digestAt }: ReminderWays): string | null {
  if (mail === 'off') return null;
  if (mail === 'digest') return `with the mail of the day at ${clockLabel(digestAt)}`;
  return isQuiet(time, quiet)
    ? `by mail at ${clockLabel(quiet.until)}, when your quiet hours end`
    : 'by mail at this time';
}

export const needsAnalytics = (title: string): Words => ({
  title: `How did it do? ${inQuotes(title)}`,
  body: 'It went out five days ago. With its figures, your analytics and the next prompts get better.',
});
