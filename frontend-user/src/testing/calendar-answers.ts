import { archivePrompt, mondayOf, todayInZone, unarchivePrompt } from '@drumbeat/domain';
import { http, refusal, server } from '@drumbeat/testing';
import type { CalendarPost, Prompt } from '../entities/types';
import { aCalendar } from './answers';
import { havePrompts, type MadeUpLibrary } from './prompt-answers';

export interface MadeUpPlan extends MadeUpLibrary {
  posts: CalendarPost[];
  /** The ranges that were read, as `from to`. */
  ranges: string[];
}

export const planToday = () => todayInZone(new Date(), 'America/Chicago');

/** A post of the calendar; a draft without a day where nothing else is said. */
export const aCalendarPost = (title: string, change: Partial<CalendarPost> = {}): CalendarPost => ({
  id: `post ${title}`,
  title,
  display_state: 'draft-upcoming',
  due_at: null,
  hand_time: null,
  time_zone: 'America/Chicago',
  linkedin_url: null,
  prompt_id: null,
  posted_at: null,
  scheduled_date: null,
  version: 1,
  ...change,
});

/** The day of the calendar on which a post stands. */
const dayOf = ({ due_at, posted_at, scheduled_date }: CalendarPost) => {
  const at = posted_at ?? due_at;
  return at === null ? scheduled_date : todayInZone(new Date(at), 'America/Chicago');
};

/** Prompts and posts on a calendar, where they are moved, taken off, archived and brought back. */
export function havePlan(prompts: Prompt[] = [], posts: CalendarPost[] = []): MadeUpPlan {
  const plan: MadeUpPlan = Object.assign(havePrompts(...prompts), { posts, ranges: [] });
  server.use(
    http.get('/api/calendar', ({ query, response }) => {
      const [from, to] = [query.get('from'), query.get('to')];
      plan.ranges.push(`${from} ${to}`);
      const today = planToday();
      const calendar = aCalendar(from, to);
      const placed = plan.prompts.filter(({ scheduled_date }) => scheduled_date !== null);
      const counts = {
        all: placed.length,
        used: placed.filter(({ status }) => status === 'used').length,
        archived: placed.filter(({ status }) => status === 'archived').length,
        favorites: plan.prompts.filter(({ is_favorite }) => is_favorite).length,
      };
      return response(200).json({
        ...calendar,
        today,
        started_on: today,
        first_week: mondayOf(today),
        counts,
        days: calendar.days.map(({ date }) => ({
          date,
          prompts: placed.filter(({ scheduled_date }) => scheduled_date === date),
          posts: plan.posts.filter((post) => dayOf(post) === date),
        })),
      });
    }),
    http.post('/api/content-prompts/{id}/move', async ({ params, request, response }) => {
      const { scheduled_date, slot, version } = await request.json();
      const current = plan.prompts.find(({ id }) => id === Number(params.id));
      if (!current || (version !== undefined && version !== current.version)) {
        return response.untyped(
          refusal(409, 'Changed elsewhere', { code: 'prompt.stale', details: { current: current ?? null } }),
        );
      }
      const other = plan.prompts.find(
        (prompt) =>
          prompt !== current &&
          slot !== null &&
          prompt.scheduled_date === scheduled_date &&
          prompt.slot === slot,
      );
      const { scheduled_date: date, slot: before } = current;
      const displaced = other ? plan.change(other.id, { scheduled_date: date, slot: before }) : null;
      const prompt = plan.change(current.id, { scheduled_date, slot, pushed_to_calendar: true });
      return response(200).json({ prompt, displaced });
    }),
    http.delete('/api/content-prompts/{id}/schedule', ({ params, response }) => {
      const off = { scheduled_date: null, slot: null, pushed_to_calendar: false };
      return response(200).json(plan.change(Number(params.id), off));
    }),
    http.post('/api/content-prompts/{id}/archive', ({ params, response }) =>
      response(200).json(plan.change(Number(params.id), archivePrompt())),
    ),
    http.post('/api/content-prompts/{id}/unarchive', ({ params, response }) =>
      response(200).json(plan.change(Number(params.id), unarchivePrompt())),
    ),
  );
  return plan;
}
