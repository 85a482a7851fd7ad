import { PaymentEventList } from './payment-event-list';
import { PaymentEventShow } from './payment-event-show';

export const paymentEvents = { list: PaymentEventList, show: PaymentEventShow };
