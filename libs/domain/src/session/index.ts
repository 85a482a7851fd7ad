export {
  LOADING_STEPS_MS,
  RESEND_COOLDOWN_SECONDS,
  SESSION_SETTINGS,
  TIMEOUTS,
  BROWSER_MARKS,
} from './session.settings.js';
export { retryDelayMs, retryDelaysMs, throttledDelayMs } from './call-retry.rules.js';
export { SESSION_TEXTS } from './session.texts.js';
export { FOR_USER_HEADER, forUserProblem, OTHER_ACCOUNT } from './for-user.rules.js';
