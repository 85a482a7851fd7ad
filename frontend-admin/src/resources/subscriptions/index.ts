import { SubscriptionList } from './subscription-list';

export const subscriptions = { list: SubscriptionList };
