import { Injectable } from '@nestjs/common';
import { MailService, type BillingFacts, type BillingNews } from '../../mail/mail.service.js';
import { PaymentCustomersRepository } from './payment-customers.repository.js';

/** Mails about the plan, in the transaction of what they report. */
@Injectable()
export class BillingMailsService {
  constructor(
    private readonly customers: PaymentCustomersRepository,
    private readonly mail: MailService,
  ) {}

  async tell(userId: string, news: BillingNews, facts: Omit<BillingFacts, 'news'> = {}): Promise<void> {
    const person = await this.customers.personOf(userId);
    if (!person) return;
    const { email, first_name, time_zone } = person;
    await this.mail.post({
      kind: 'billing',
      recipient: email,
      user_id: userId,
      facts: { first_name, time_zone, billing: { news, ...facts } },
    });
  }
}
