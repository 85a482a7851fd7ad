import { Module } from '@nestjs/common';
import { DashboardController } from './dashboard.controller.js';
import { LearningProgressRepository } from './learning-progress.repository.js';

/** Figures for the dashboard, of what other modules keep. */
@Module({ controllers: [DashboardController], providers: [LearningProgressRepository] })
export class DashboardModule {}
