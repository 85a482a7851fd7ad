import { addDays, paths, type DisplayState, type PlainDate } from '@drumbeat/domain';
import ical, { ICalCalendarMethod, ICalEventTransparency, type ICalEventData } from 'ical-generator';
import type { PromptResponse } from '../prompts/prompts.dto.js';

/** How long a program may cache the file, and its suggested polling interval. */
export const FEED_MAX_AGE_SECONDS = 15 * 60;

/** Publishing takes no time; this much shows and does not fill the day. */
const POST_MINUTES = 15;

/** A post with the instant of its publication, past or due. */
export interface FeedPost {
  readonly id: string;
  readonly title: string;
  readonly at: Date;
  readonly state: DisplayState;
  readonly created_at: Date;
  readonly changed_at: Date;
}

/**
 * The calendar as a file for calendar programs (RFC 5545): prompts are whole days, posts are at their time,
 * each with a link to Drumbeat. The output is deterministic, so that its hash can be the ETag.
 */
export function calendarFile(
  prompts: readonly PromptResponse[],
  posts: readonly FeedPost[],
  publicUrl: string,
): string {
  const lines = ical({
    name: 'Drumbeat',
    prodId: { company: 'Drumbeat', product: 'Content Calendar', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: FEED_MAX_AGE_SECONDS,
    events: [
      ...prompts.flatMap((prompt) => promptEvent(prompt, publicUrl)),
      ...posts.map((post) => postEvent(post, publicUrl)),
    ],
  }).toString();
  // Each line ends with one, the last one, too (RFC 5545 §3.1).
  return `${lines}\r\n`;
}

function promptEvent(prompt: PromptResponse, publicUrl: string): ICalEventData[] {
  const { scheduled_date: date } = prompt;
  if (date === null || prompt.status === 'archived') return [];
  const url = `${publicUrl}${paths.calendar}?selectedDate=${date}`;
  return [
    {
      id: `prompt-${prompt.id}@drumbeat`,
      ...wholeDay(date),
      summary: prompt.hook,
      description: `${prompt.prompt_text}\n\n${url}`,
      url,
      // A day with a prompt is still free for meetings.
      transparency: ICalEventTransparency.TRANSPARENT,
      ...revision(prompt.created_at, prompt.updated_at),
    },
  ];
}

function postEvent(
  { id, title, at, state, created_at, changed_at }: FeedPost,
  publicUrl: string,
): ICalEventData {
  const url = `${publicUrl}${paths.posts}/${id}`;
  return {
    id: `post-${id}@drumbeat`,
    start: at,
    end: new Date(at.getTime() + POST_MINUTES * 60_000),
    summary: `${wordsFor(state)}: ${title}`,
    description: url,
    url,
    transparency: ICalEventTransparency.TRANSPARENT,
    ...revision(created_at, changed_at),
  };
}

function wordsFor(state: DisplayState): string {
  switch (state) {
    case 'scheduled':
    case 'paused':
    case 'publishing':
      return 'LinkedIn post';
    case 'on-hold':
    case 'needs-reconnect':
    case 'failed':
    case 'missed':
    case 'not-confirmed':
      return 'Needs a look';
    default:
      return 'Posted';
  }
}

/** The end is the first day that is not part of it (RFC 5545 §3.6.1). */
function wholeDay(date: PlainDate): Pick<ICalEventData, 'start' | 'end' | 'allDay'> {
  return { start: date, end: addDays(date, 1), allDay: true };
}

/** The revision (SEQUENCE), which may only increase: the seconds from creation to the last change. */
function revision(
  created: Date,
  changed: Date,
): Pick<ICalEventData, 'stamp' | 'created' | 'lastModified' | 'sequence'> {
  const seconds = Math.floor((changed.getTime() - created.getTime()) / 1000);
  return { stamp: changed, created, lastModified: changed, sequence: Math.max(0, seconds) };
}
