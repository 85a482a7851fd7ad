export { PLAN_TYPES, PLANS, type PlanType } from './plans.js';
export { isActiveSubscription, type SubscriptionFacts } from './access.rules.js';
export { PAYMENT_GRACE_DAYS, RENEWAL_REMINDER_DAYS } from './billing.limits.js';
export { ACCESS_REASON_LABELS, BILLING_TEXTS } from './billing.texts.js';
export { changeWords } from './change.texts.js';
export { decimalsOf, formatMoney, isSameMoney, type Money } from './money.rules.js';
export {
  chooseSubscription,
  endOnCancelling,
  isLive,
  isUnpaid,
  planStateOf,
  type AccessReason,
  type ProviderSubscription,
} from './subscription.machine.js';
