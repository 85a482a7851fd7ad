import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import { RetentionSweeper } from '../retention/retention.sweeper.js';
import { CacheDropsRepository } from './cache-drops.repository.js';

/** Removes notes of writes that no kept answer can be older than: those end after half an hour. */
@Injectable()
export class CacheDropsSweeper extends RetentionSweeper {
  constructor(drops: CacheDropsRepository, clock: Clock) {
    super(clock, {
      days: 1,
      portion: 5_000,
      remove: (before, portion) => drops.deleteBefore(before, portion),
    });
  }
}
