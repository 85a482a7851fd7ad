import { Module } from '@nestjs/common';
import { GenerationsRepository } from './generations.repository.js';
import { GenerationsSweeper } from './generations.sweeper.js';

/** The retention sweep of generations, for the worker program. */
@Module({ providers: [GenerationsSweeper, GenerationsRepository] })
export class GenerationsWorkerModule {}
