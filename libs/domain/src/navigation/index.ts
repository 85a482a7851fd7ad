export { paths } from './paths.js';
export { safeReturnPath } from './safe-return-path.rules.js';
export { type AuthState, decideRoute, type SubscriptionState } from './routing.rules.js';
