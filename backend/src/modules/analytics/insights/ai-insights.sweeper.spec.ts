import { Logger } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { FixedClock } from '../../../../test/support/fixed-clock.js';
import type { AiInsightsRepository } from './ai-insights.repository.js';
import type { AiInsightsService } from './ai-insights.service.js';
import { AiInsightsSweeper } from './ai-insights.sweeper.js';

const START = new Date('2026-11-20T12:00:00Z');
const minutesAfter = (minutes: number) => new Date(START.getTime() + minutes * 60_000);

describe('The insights of those who wrote something', () => {
  let clock: FixedClock;
  let changed: string[];
  let asked: Date[];
  let kept: string[];
  let broken: Set<string>;
  let sweeper: AiInsightsSweeper;

  beforeEach(() => {
    jest.spyOn(Logger.prototype, 'error').mockReturnValue(undefined);
    clock = new FixedClock(START);
    [changed, asked, kept, broken] = [[], [], [], new Set()];
    const repository: Pick<AiInsightsRepository, 'findChangedUsers'> = {
      findChangedUsers: (since) => {
        asked.push(since);
        return Promise.resolve(changed);
      },
    };
    const service: Pick<AiInsightsService, 'keep'> = {
      keep: (userId) => {
        if (broken.has(userId)) return Promise.reject(new Error('The database is away'));
        kept.push(userId);
        return Promise.resolve();
      },
    };
    sweeper = new AiInsightsSweeper(
      repository as AiInsightsRepository,
      service as AiInsightsService,
      clock,
      new SchedulerRegistry(),
    );
  });

  it('are kept for all of them, however many wrote', async () => {
    changed = Array.from({ length: 2_000 }, (_, at) => `user-${at}`);
    await sweeper.sweep();
    expect(kept).toEqual(changed);
  });

  it('are kept once for a write, and for one that was committed late', async () => {
    await sweeper.sweep();
    clock.set(minutesAfter(5));
    await sweeper.sweep();
    expect(asked).toEqual([minutesAfter(-15), minutesAfter(-1)]);
  });

  it('are tried again in the next round for whom they failed, and kept for the others', async () => {
    changed = ['ann', 'ben'];
    broken.add('ann');
    await sweeper.sweep();
    expect(kept).toEqual(['ben']);
    changed = [];
    broken.clear();
    await sweeper.sweep();
    await sweeper.sweep();
    expect(kept).toEqual(['ben', 'ann']);
  });

  it('are not tried for ever where they fail twice', async () => {
    changed = ['gone'];
    broken.add('gone');
    await sweeper.sweep();
    changed = [];
    await sweeper.sweep();
    broken.clear();
    await sweeper.sweep();
    expect(kept).toEqual([]);
  });
});
