import {
  addDays,
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
import { InvalidInputError, NotFoundError } from '../../platform/http/errors/app-error.js';
import { ProfileLockedError } from '../users/users.errors.js';
import type { ContentStrategyResponse, StrategyBeatResponse } from './content-strategy.dto.js';
import {
  ContentStrategyRepository,
  type OpenPrompt,
  type PlannedBeat,
  type StrategyProfile,
} from './content-strategy.repository.js';

/** Days after Monday. */
const BEATS = [0, 2, 4];

/** What the user posts about, and what is next. */
@Injectable()
export class ContentStrategyService {
  constructor(
    private readonly repository: ContentStrategyRepository,
    private readonly clock: Clock,
  ) {}

  async find(userId: string): Promise<ContentStrategyResponse> {
    const profile = await this.profileOf(userId);
    const { content_pillars: names } = profile;
    const monday = addDays(mondayOf(todayInZone(this.clock.now(), profile.time_zone)), 7);
    const [posts, beats, prompts] = await Promise.all([
      this.repository.findLastPosts(userId),
      this.repository.findBeats(userId, monday, addDays(monday, 4)),
      this.repository.findOpenPrompts(userId, monday),
    ]);
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
      icp_summary: profile.generated_icp_summary,
      weekly_posting_goal: profile.weekly_posting_goal,
      is_locked: profile.profile_locked,
      next_week: nextWeek(
        BEATS.map((days) => addDays(monday, days)),
        { beats, prompts, counts, mix },
      ),
    };
  }

  /** @throws InvalidInputError, ProfileLockedError */
  async saveMix(userId: string, shares: PillarMix): Promise<ContentStrategyResponse> {
    const { content_pillars, profile_locked } = await this.profileOf(userId);
    if (profile_locked) throw new ProfileLockedError();
    const problem = mixProblem(shares, content_pillars.length);
    if (problem !== null) throw new InvalidInputError([{ field: 'shares', message: problem }]);
    await this.repository.saveMix(userId, shares);
    return this.find(userId);
  }

  private async profileOf(userId: string): Promise<StrategyProfile> {
    const profile = await this.repository.findProfile(userId);
    if (!profile) throw new NotFoundError('The profile');
    return profile;
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
