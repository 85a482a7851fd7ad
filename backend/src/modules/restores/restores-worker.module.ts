import { Module } from '@nestjs/common';
import { ContinuitySweeper } from './continuity.sweeper.js';
import { RestoredDataModule } from './restored-data.module.js';

/** The worker watches whether the database is the one that it knows. */
@Module({ imports: [RestoredDataModule], providers: [ContinuitySweeper] })
export class RestoresWorkerModule {}
