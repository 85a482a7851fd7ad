import { z } from 'zod';
import { aboutRow, defineJob } from '../../../platform/queue/job-definition.js';
import { StyleAnalysisEntity } from './style-analysis.entity.js';

/** Wake-up: a user's posts wait to be analysed. The analysis's own row counts the attempts. */
export const analyseStyleJob = defineJob({
  queue: 'writing',
  name: 'analyse-style',
  label: 'Analyse a style',
  about: aboutRow(StyleAnalysisEntity),
  payload: z.object({ analysis_id: z.uuid() }),
  options: { attempts: 3, backoff: { type: 'exponential', delay: 2_000 } },
});

/** One wake-up per analysis at a time, however many ask for it. */
export function analyseStyleJobId(analysisId: string): string {
  return `style-analysis-${analysisId}`;
}
