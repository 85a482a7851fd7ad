export {
  cutErrorStack,
  cutErrorStacks,
  trackedPath,
  trackedReferrer,
  TRACKING_LIMITS,
} from './tracking.limits.js';
export { featureNames, pageNames, TRACKED_FEATURES, TRACKED_PAGES, USAGE_DAYS } from './usage.texts.js';
