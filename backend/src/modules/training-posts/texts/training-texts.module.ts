import { Module } from '@nestjs/common';
import { TrainingTextsRepository } from './training-texts.repository.js';
import { TrainingTextsService } from './training-texts.service.js';

@Module({ providers: [TrainingTextsRepository, TrainingTextsService], exports: [TrainingTextsService] })
export class TrainingTextsModule {}
