import { Module } from '@nestjs/common';
import { GenerationsRepository } from './generations.repository.js';
import { GenerationsSweeper } from './generations.sweeper.js';
import { LearningModule } from './learning/learning.module.js';
import { LearningSweeper } from './learning/learning.sweeper.js';

/** The worker's part of generations: their retention, and what is learned from their edits. */
@Module({
  imports: [LearningModule],
  providers: [GenerationsSweeper, GenerationsRepository, LearningSweeper],
})
export class GenerationsWorkerModule {}
