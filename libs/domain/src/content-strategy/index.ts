export {
  BALANCE_POSTS,
  equalMix,
  mixProblem,
  nextPillars,
  pillarCounts,
  type PillarMix,
  targetMix,
} from './pillar-mix.rules.js';
