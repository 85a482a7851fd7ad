import { analyseStyle, PROFILE_LIMITS, type StyleAnalysis } from '@drumbeat/domain';
import { ProfileWriter, type ProfileWritingRequest } from '../profile-writer.service.js';
import { StyleAnalyst } from '../style-analyst.service.js';
import { NothingLeftToWriteError } from '../writing.errors.js';
import { composeIcpSummary } from './profile/compose-icp-summary.js';
import { composePillars } from './profile/compose-pillars.js';

/** Suggestions and summaries in the person's own words, without a model. Same answers, same texts. */
export class BuiltInProfileWriter extends ProfileWriter {
  async suggestPillars(request: ProfileWritingRequest, signal?: AbortSignal): Promise<string[]> {
    signal?.throwIfAborted();
    const pillars = composePillars(request);
    if (pillars.length < PROFILE_LIMITS.pillarsMin) throw new NothingLeftToWriteError();
    return pillars;
  }

  async summariseIcp(request: ProfileWritingRequest, signal?: AbortSignal): Promise<string> {
    signal?.throwIfAborted();
    const summary = composeIcpSummary(request);
    if (summary === '') throw new NothingLeftToWriteError();
    return summary;
  }
}

/** Style features that rules can count and estimate, without a model. */
export class BuiltInStyleAnalyst extends StyleAnalyst {
  async analyse(posts: readonly string[], weights?: readonly number[]): Promise<StyleAnalysis> {
    return analyseStyle(posts, weights);
  }
}
