import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database.js';

/** Who is whose customer, and the order in which responses about them are written. */
@Injectable()
export class PaymentCustomersRepository {
  constructor(private readonly database: Database) {}

  async customerOf(userId: string): Promise<string | null> {
    const [row] = await this.database.query<{ customer_id: string }>(
      'select customer_id from payment_customers where user_id = $1',
      [userId],
    );
    return row?.customer_id ?? null;
  }

  async userOf(customerId: string): Promise<string | null> {
    const [row] = await this.database.query<{ user_id: string }>(
      'select user_id from payment_customers where customer_id = $1',
      [customerId],
    );
    return row?.user_id ?? null;
  }

  /** To whom mails about the plan go. */
  async personOf(
    userId: string,
  ): Promise<{ email: string; first_name: string | null; time_zone: string } | null> {
    const [row] = await this.database.query<{ email: string; first_name: string | null; time_zone: string }>(
      'select email, first_name, time_zone from profiles where id = $1',
      [userId],
    );
    return row ?? null;
  }

  /** Who is told that somebody pays for their work. */
  async staff(): Promise<{ id: string; email: string; first_name: string | null; time_zone: string }[]> {
    return this.database.query(
      'select id, email, first_name, time_zone from profiles where is_admin order by created_at, id',
    );
  }

  /** Keeps whose customer the user is from now on. One of another user stays theirs: nobody takes a customer over. */
  async save(userId: string, customerId: string, now: Date): Promise<void> {
    await this.database.query(
      `insert into payment_customers (user_id, customer_id, created_at)
       select p.id, $2, $3 from profiles p
        where p.id = $1 and not exists (select from payment_customers c where c.customer_id = $2 and c.user_id <> $1)
       on conflict on constraint pk_payment_customers do update set customer_id = excluded.customer_id`,
      [userId, customerId, now],
    );
  }

  /** A number for what is asked now; null for a user who is nobody's customer. */
  async drawNumber(userId: string): Promise<{ customer_id: string; number: number } | null> {
    const [row] = await this.database.query<{ customer_id: string; number: number }>(
      `update payment_customers set fetched = fetched + 1 where user_id = $1
       returning customer_id, fetched as number`,
      [userId],
    );
    return row ?? null;
  }

  /** True when nothing that was asked for later is written yet. Holds the row until the transaction ends. */
  async mayWrite(userId: string, number: number): Promise<boolean> {
    const rows = await this.database.query(
      'update payment_customers set written = $2 where user_id = $1 and written < $2 returning 1',
      [userId, number],
    );
    return rows.length > 0;
  }
}
