import {
  addDays,
  BALANCE_POSTS,
  calendarDaysOf,
  mixProblem,
  mondayOf,
  nextPillars,
  pillarCounts,
  type PillarMix,
  type PlainDate,
  targetMix,
  todayInZone,
} from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { InvalidInputError } from '../../platform/http/errors/app-error.js';
import { PublishedPostsService } from '../posts/published/published-posts.service.js';
import { UsersService } from '../users/users.service.js';
import type { ContentStrategyResponse, StrategyBeatResponse } from './content-strategy.dto.js';
import {
  ContentStrategyRepository,
  type OpenPrompt,
  type PlannedBeat,
} from './content-strategy.repository.js';

/** What the user posts about, and what is next. */
@Injectable()
export class ContentStrategyService {
  constructor(
    private readonly repository: ContentStrategyRepository,
    private readonly published: PublishedPostsService,
    private readonly users: UsersService,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async find(userId: string): Promise<ContentStrategyResponse> {
    const profile = await this.users.get(userId);
    const { content_pillars: names } = profile;
    const monday = addDays(mondayOf(todayInZone(this.clock.now(), profile.time_zone)), 7);
    // One after the other: the call has one connection.
    const posts = await this.published.findNewest(userId, { since: null, until: null, limit: BALANCE_POSTS });
    const beats = await this.repository.findBeats(userId, monday, addDays(monday, 4));
    const prompts = await this.repository.findOpenPrompts(userId, monday);
    const pillars = posts.map(({ pillar_number }) => pillar_number);
    const counts = pillarCounts(pillars, names.length);
    const mix = targetMix(names.length, profile.pillar_mix);
    return {
      pillars: names.map((name, at) => ({
        number: at + 1,
        name,
        target: mix[at] ?? 0,
        posts: counts[at] ?? 0,
        last_posted_at: posts.find(({ pillar_number }) => pillar_number === at + 1)?.posted_at ?? null,
      })),
      posts: posts.length,
      posts_without_pillar: pillars.filter((pillar) => pillar === null).length,
      client: {
        ideal_target_client: profile.ideal_target_client || null,
        client_pain_points: profile.client_pain_points || null,
        target_audience: profile.target_audience || null,
      },
      icp_summary: profile.generated_icp_summary || null,
      weekly_posting_goal: profile.weekly_posting_goal,
      is_locked: profile.profile_locked,
      next_week: nextWeek(calendarDaysOf(monday), { beats, prompts, counts, mix }),
    };
  }

  /** @throws InvalidInputError, ProfileLockedError */
  async saveMix(userId: string, shares: PillarMix): Promise<ContentStrategyResponse> {
    await this.database.transaction(async () => {
      // The row is locked from here on: the pillars are those that the mix is kept with.
      const { content_pillars } = await this.users.changeOwn(userId, { pillar_mix: [...shares] });
      const problem = mixProblem(shares, content_pillars.length);
      if (problem !== null) throw new InvalidInputError([{ field: 'shares', message: problem }]);
    });
    return this.find(userId);
  }
}

interface WeekFacts {
  readonly beats: readonly PlannedBeat[];
  readonly prompts: readonly OpenPrompt[];
  /** Of the last posts. */
  readonly counts: readonly number[];
  readonly mix: PillarMix;
}

/** What is planned counts as posted: open beats go to the pillars that lack most with it, each prompt once. */
function nextWeek(
  days: readonly PlainDate[],
  { beats, prompts, counts, mix }: WeekFacts,
): StrategyBeatResponse[] {
  const planned = days.map((date) => beats.find((beat) => beat.date === date));
  const withPlanned = pillarCounts(
    planned.map((beat) => beat?.pillar_number ?? null),
    counts.length,
  ).map((count, at) => count + (counts[at] ?? 0));
  const suggested = nextPillars(withPlanned, mix, planned.filter((beat) => !beat).length);
  const left = [...prompts];
  return days.map((date, at) => {
    const beat = planned[at];
    if (beat) return { ...beat, kind: beat.post_id === null ? 'prompt' : 'post' };
    const pillar_number = suggested.shift() ?? null;
    const place = left.findIndex((prompt) => prompt.pillar_number === pillar_number);
    const prompt = place === -1 ? undefined : left.splice(place, 1)[0];
    return {
      date,
      kind: 'open',
      name: prompt?.hook ?? null,
      post_id: null,
      prompt_id: prompt?.id ?? null,
      pillar_number,
    };
  });
}
