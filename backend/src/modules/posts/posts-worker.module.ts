import { Module } from '@nestjs/common';
import { GenerationsModule } from '../generations/generations.module.js';
import { PostBinRepository } from './bin/post-bin.repository.js';
import { PostBinSweeper } from './bin/post-bin.sweeper.js';

/** The sweep of the posts' bin, for the worker program. */
@Module({ imports: [GenerationsModule], providers: [PostBinSweeper, PostBinRepository] })
export class PostsWorkerModule {}
