import { Module } from '@nestjs/common';
import { CacheDropsRepository } from './cache-drops.repository.js';
import { CacheDropsSweeper } from './cache-drops.sweeper.js';

@Module({ providers: [CacheDropsRepository, CacheDropsSweeper] })
export class CacheWorkerModule {}
