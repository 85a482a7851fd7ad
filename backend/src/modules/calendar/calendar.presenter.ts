import { addDays, postDisplay, todayInZone, type DisplayState, type PlainDate } from '@drumbeat/domain';
import type { PromptResponse } from '../prompts/prompts.dto.js';
import type { FeedPost } from './calendar-file.js';
import type { CalendarDayResponse, CalendarPostResponse } from './calendar.dto.js';
import type { CalendarPostRow } from './calendar.repository.js';

/** The moment of the request: the instant, and how the user's calendar sees it. */
export interface CalendarNow {
  readonly now: Date;
  readonly today: PlainDate;
  readonly zone: string;
}

/** Every day from `from` to `to` with its prompts and posts. */
export function presentDays(
  range: { readonly from: PlainDate; readonly to: PlainDate },
  prompts: readonly PromptResponse[],
  posts: readonly CalendarPostRow[],
  at: CalendarNow,
): CalendarDayResponse[] {
  const days = new Map<PlainDate, CalendarDayResponse>();
  for (let date = range.from; date <= range.to; date = addDays(date, 1)) {
    days.set(date, { date, prompts: [], posts: [] });
  }
  for (const prompt of prompts) {
    if (prompt.scheduled_date !== null) days.get(prompt.scheduled_date)?.prompts.push(prompt);
  }
  for (const post of posts) {
    const day = dayOf(post, at.zone);
    if (day !== null) days.get(day)?.posts.push(presentPost(post, at));
  }
  return [...days.values()];
}

/** Posts with an instant of publication, past or due; those only planned for a day have none. */
export function feedPosts(posts: readonly CalendarPostRow[], at: CalendarNow): FeedPost[] {
  return posts.flatMap((post) => {
    const { id, title, created_at, changed_at } = post;
    const instant = post.posted_at ?? post.due_at;
    return instant ? [{ id, title, at: instant, state: stateOf(post, at), created_at, changed_at }] : [];
  });
}

/** The post's day in the user's calendar: of its publication, else of its due time, else its planned day. */
function dayOf(post: CalendarPostRow, zone: string): PlainDate | null {
  if (post.posted_at) return todayInZone(post.posted_at, zone);
  if (post.due_at) return todayInZone(post.due_at, zone);
  return post.scheduled_date;
}

function stateOf(post: CalendarPostRow, { now, today }: CalendarNow): DisplayState {
  const {
    status,
    scheduled_date,
    posted_at,
    has_analytics: hasAnalytics,
    state: publicationState,
    is_held: isHeld,
    is_paused: isPaused,
  } = post;
  const isTraining = post.source_type === 'training';
  const facts = {
    ...{ status, scheduled_date, posted_at, hasAnalytics },
    ...{ publicationState, isHeld, isPaused, isTraining },
  };
  return postDisplay(facts, { now, today }).state;
}

function presentPost(post: CalendarPostRow, at: CalendarNow): CalendarPostResponse {
  return {
    id: post.id,
    title: post.title,
    display_state: stateOf(post, at),
    due_at: post.due_at,
    time_zone: post.time_zone ?? at.zone,
    linkedin_url: post.linkedin_url,
    prompt_id: post.source_type === 'prompt' && post.source_id !== null ? Number(post.source_id) : null,
    posted_at: post.posted_at,
    scheduled_date: post.scheduled_date,
    version: post.version,
  };
}
