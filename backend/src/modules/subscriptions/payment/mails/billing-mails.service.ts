import { Injectable } from '@nestjs/common';
import { MailService, type BillingFacts, type BillingNews } from '../../../mail/mail.service.js';
import { PaymentCustomersRepository } from '../checkout/payment-customers.repository.js';

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

  /** What the plan promises, the onboarding call above all, is theirs to do. */
  async tellStaff(userId: string, at: Date): Promise<void> {
    const person = await this.customers.personOf(userId);
    if (!person) return;
    for (const { id, email, first_name, time_zone } of await this.customers.staff()) {
      await this.mail.post({
        kind: 'plan_begun',
        recipient: email,
        user_id: id,
        facts: { first_name, time_zone, person: person.email, person_id: userId, at: at.toISOString() },
      });
    }
  }
}
