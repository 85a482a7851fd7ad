import { Global, Module } from '@nestjs/common';
import { AnswerCache } from './answer-cache.js';
import { CacheDropsRepository } from './cache-drops.repository.js';

/** Answers that are kept for their user. */
@Global()
@Module({ providers: [AnswerCache, CacheDropsRepository], exports: [AnswerCache] })
export class CacheModule {}
