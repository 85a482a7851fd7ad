import { CreditCard } from 'lucide-react';
import { api } from '../../providers/api';
import type { ConsoleResource } from '../console-resource';
import { SubscriptionList } from './subscription-list';

export const subscriptions: ConsoleResource = {
  name: 'subscriptions',
  label: 'Subscriptions',
  icon: CreditCard,
  list: SubscriptionList,
  endpoints: { list: (query) => api.GET('/api/admin/subscriptions', { params: { query } }) },
};
