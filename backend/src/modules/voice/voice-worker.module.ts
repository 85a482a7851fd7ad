import { Module } from '@nestjs/common';
import { PreferencesModule } from '../preferences/preferences.module.js';
import { TrainingTextsModule } from '../training-posts/texts/training-texts.module.js';
import { WritingModule } from '../writing/writing.module.js';
import { AnalyseStyleCommand } from './analysis/analyse-style.command.js';
import { AnalysisRetentionSweeper } from './analysis/analysis-retention.sweeper.js';
import { StyleAnalysesRepository } from './analysis/style-analyses.repository.js';
import { StyleAnalysisLeaseRepository } from './analysis/style-analysis-lease.repository.js';
import { StyleAnalysisSweeper } from './analysis/style-analysis.sweeper.js';

/** The worker's part of voices: it analyses submitted posts. */
@Module({
  imports: [PreferencesModule, TrainingTextsModule, WritingModule],
  providers: [
    AnalyseStyleCommand,
    StyleAnalysisLeaseRepository,
    StyleAnalysisSweeper,
    StyleAnalysesRepository,
    AnalysisRetentionSweeper,
  ],
})
export class VoiceWorkerModule {}
