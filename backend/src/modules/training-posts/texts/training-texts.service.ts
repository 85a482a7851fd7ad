import { Injectable } from '@nestjs/common';
import { contentHash } from '../pasted-text.policy.js';
import { analysedTexts, textWeight } from './analysed-texts.rules.js';
import { TrainingTextsRepository } from './training-texts.repository.js';

/** The training texts of a user for an analysis of their voice. */
@Injectable()
export class TrainingTextsService {
  constructor(private readonly texts: TrainingTextsRepository) {}

  /** The newest and the best ones, the newest first. */
  async toAnalyse(userId: string): Promise<string[]> {
    return this.texts.findTexts(userId, analysedTexts(await this.texts.findFacts(userId)));
  }

  /** What each text weighs by its kind and figures; 1 where it is no training text. */
  async weigh(userId: string, texts: readonly string[]): Promise<number[]> {
    const hashes = texts.map(contentHash);
    const known = await this.texts.findByHashes(userId, hashes);
    const weights = new Map(known.map(({ content_hash, ...facts }) => [content_hash, textWeight(facts)]));
    return hashes.map((hash) => weights.get(hash) ?? 1);
  }
}
