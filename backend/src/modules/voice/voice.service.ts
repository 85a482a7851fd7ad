import { Injectable } from '@nestjs/common';
import { VoiceHistoryService } from '../preferences/voice-history.service.js';
import { presentAnalysis, presentJob } from './style-analysis.presenter.js';
import { StyleAnalysesService } from './style-analyses.service.js';
import type { VoiceOverviewResponse } from './voice.dto.js';

/** A user's voice: findings in their posts, and the history of their settings. */
@Injectable()
export class VoiceService {
  constructor(
    private readonly analyses: StyleAnalysesService,
    private readonly history: VoiceHistoryService,
  ) {}

  async show(userId: string): Promise<VoiceOverviewResponse> {
    const latest = await this.analyses.findLatestDone(userId);
    const underWay = await this.analyses.findUnderWay(userId);
    return {
      analysis: latest && presentAnalysis(latest),
      under_way: underWay && presentJob(underWay),
      changes: await this.history.newest(userId),
    };
  }
}
