export { PLANS, type PlanType } from './plans.js';
export { isActiveSubscription, type SubscriptionFacts } from './access.rules.js';
