export {
  cutErrorStack,
  cutErrorStacks,
  trackedPath,
  trackedReferrer,
  TRACKING_LIMITS,
} from './tracking.limits.js';
