import { Module } from '@nestjs/common';
import { LiveController } from './live.controller.js';
import { LiveFactsRepository } from './live-facts.repository.js';
import { LiveService } from './live.service.js';

/** Tells open pages what happened, as it happens. */
@Module({ controllers: [LiveController], providers: [LiveService, LiveFactsRepository] })
export class LiveModule {}
