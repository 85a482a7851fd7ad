import { Webhook } from 'lucide-react';
import { api, byId } from '../../providers/api';
import type { ConsoleResource } from '../console-resource';
import { PaymentEventList } from './payment-event-list';
import { PaymentEventShow } from './payment-event-show';

export const paymentEvents: ConsoleResource = {
  name: 'payment-events',
  label: 'Payment events',
  icon: Webhook,
  list: PaymentEventList,
  show: PaymentEventShow,
  endpoints: {
    list: (query) => api.GET('/api/admin/payment-events', { params: { query } }),
    one: (id) => api.GET('/api/admin/payment-events/{id}', byId(id)),
  },
};
