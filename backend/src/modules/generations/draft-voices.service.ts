import { Injectable } from '@nestjs/common';
import { aboutRow } from '../../platform/queue/job-definition.js';
import { DraftVoicesRepository, type Portion, type UncomparedDraft } from './draft-voices.repository.js';
import { GenerationEntity } from './generation.entity.js';

/** A draft, for jobs about one. */
export const aboutDraft = aboutRow(GenerationEntity, { of: 'post_id', title: 'title' });

/** Keeps of each whole text of a writer how far it sounds like its author: a figure, for learning and for staff. */
@Injectable()
export class DraftVoicesService {
  constructor(private readonly voices: DraftVoicesRepository) {}

  /** Null for one that is compared already, is no whole text, or is gone. */
  async findUncompared(generationId: string): Promise<UncomparedDraft | null> {
    return this.voices.findUncompared(generationId);
  }

  /** Those whose comparison was lost: of each user the oldest, and everybody's first before anybody's second. */
  async findForgotten(from: Date, to: Date, portion: Portion): Promise<string[]> {
    return this.voices.findForgotten(from, to, portion);
  }

  /** @param score 0 to 100; null where there is none to tell */
  async keep(generationId: string, score: number | null): Promise<void> {
    await this.voices.keep(generationId, score);
  }
}
