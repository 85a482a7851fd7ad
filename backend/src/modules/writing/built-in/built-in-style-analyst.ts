import { analyseStyle, type StyleAnalysis } from '@drumbeat/domain';
import { StyleAnalyst } from '../style-analyst.service.js';

/** Style features that rules can count and estimate, without a model. */
export class BuiltInStyleAnalyst extends StyleAnalyst {
  async analyse(posts: readonly string[], weights?: readonly number[]): Promise<StyleAnalysis> {
    return analyseStyle(posts, weights);
  }
}
