import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { RetentionSweeper } from '../../../platform/retention/retention.sweeper.js';
import { StyleAnalysesRepository } from './style-analyses.repository.js';

/**
 * How long an analysis is kept after its end. What it found is in the profile and its history by then; half a year covers whoever
 * looks up why, as with notices and the texts of generations. The last complete one of a user stays whatever its age: the voice's
 * page shows it.
 */
export const ANALYSIS_DAYS = 180;

/** Removes the analyses of long ago. */
@Injectable()
export class AnalysisRetentionSweeper extends RetentionSweeper {
  constructor(analyses: StyleAnalysesRepository, clock: Clock) {
    super(clock, {
      days: ANALYSIS_DAYS,
      portion: 500,
      remove: (before, portion) => analyses.deleteEndedBefore(before, portion),
    });
  }
}
