import { wallClockAt } from '../time/wall-clock.js';
import { endOfQuiet, isQuiet, type QuietHours } from './notice-mail.rules.js';
import { NOTICE_TOPIC_RULES, type NoticeTopic } from './notice-topics.js';

/** A device that was off for longer, or a service that took nothing for so long, is told what is over by then. */
export const NOTICE_PUSH_HOURS = 24;

/** Browsers of one user that are told; more are no longer a person's own. */
export const PUSH_DEVICES_MAX = 10;

/** Of what waits for a device the newest are told: nobody reads more at once, and no account keeps a worker busy with more. */
export const PUSH_WAITING_MAX = 20;

/** Whether a topic is told to devices: as it was chosen, else the topic's own. */
export const isPushed = (topic: NoticeTopic, chosen: boolean | undefined): boolean =>
  chosen ?? NOTICE_TOPIC_RULES[topic].push;

/** When a notice that is pushed goes to its user's devices, by their clock: at once, or when the quiet hours end. */
export function pushDue(
  now: Date,
  { zone, quiet }: { readonly zone: string; readonly quiet: QuietHours },
): Date {
  return isQuiet(wallClockAt(now, zone).time, quiet) ? endOfQuiet(now, zone, quiet) : now;
}

/** A push service takes 4,096 bytes at least, and a lock screen shows less than this. */
const TITLE_MAX = 120;
const BODY_MAX = 200;

interface PushWords {
  readonly title: string;
  readonly body: string;
}

/** What a device shows of a notice: its beginning, in one line each. */
export const pushWords = ({ title, body }: PushWords): PushWords => ({
  title: beginning(title, TITLE_MAX),
  body: beginning(body, BODY_MAX),
});

function beginning(text: string, max: number): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  const signs = [...line];
  return signs.length <= max
    ? line
    : `${signs
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`;
}
