import { Module } from '@nestjs/common';
import { PostBinRepository } from './post-bin.repository.js';
import { PostBinSweeper } from './post-bin.sweeper.js';

/** The housekeeping of posts, for the worker program. */
@Module({ providers: [PostBinSweeper, PostBinRepository] })
export class PostsWorkerModule {}
