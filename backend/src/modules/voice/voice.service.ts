import { ALL_STYLE_SETTINGS } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { VoiceHistoryService } from '../preferences/voice-history.service.js';
import { presentAnalysis, presentJob } from './analysis/style-analysis.presenter.js';
import { StyleAnalysesService } from './analysis/style-analyses.service.js';
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
    const byHand = await this.history.fieldsSetByHand(userId);
    return {
      analysis: latest && presentAnalysis(latest),
      under_way: underWay && presentJob(underWay),
      changes: await this.withPostCounts(userId, await this.history.newest(userId)),
      set_by_hand: ALL_STYLE_SETTINGS.filter((name) => byHand.has(name)),
    };
  }

  private async withPostCounts(
    userId: string,
    changes: Awaited<ReturnType<VoiceHistoryService['newest']>>,
  ): Promise<VoiceOverviewResponse['changes']> {
    const ids = changes.flatMap(({ analysis_id }) => analysis_id ?? []);
    const counts = await this.analyses.findPostCounts(userId, ids);
    return changes.map((change) => ({
      ...change,
      post_count: (change.analysis_id === null ? undefined : counts.get(change.analysis_id)) ?? null,
    }));
  }
}
