import { Module } from '@nestjs/common';
import { LinkedInModule } from '../linkedin/linkedin.module.js';
import { PostsModule } from '../posts/posts.module.js';
import { FigureReadingsRepository } from './figure-readings.repository.js';
import { FigureReadingsSweeper } from './figure-readings.sweeper.js';
import { ReadFiguresCommand } from './read-figures.command.js';

/** Reads how posts did, for the worker program. */
@Module({
  imports: [LinkedInModule, PostsModule],
  providers: [FigureReadingsSweeper, FigureReadingsRepository, ReadFiguresCommand],
})
export class FigureReadingsWorkerModule {}
