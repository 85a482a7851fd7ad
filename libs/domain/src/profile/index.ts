export { PROFILE_LIMITS } from './profile.limits.js';
export { cleanPillars, newSuggestions, pillarListProblem, pillarProblem } from './pillar-list.rules.js';
export { hasIcpAnswers, hasPillarAnswers, ICP_FIELDS, icpFieldsChanged } from './icp.rules.js';
export type { IcpAnswers } from './icp.rules.js';
export { hasEnoughPillars, pillarKey, suggestedPillarProblems } from './pillar.rules.js';
