import { Column } from 'typeorm';

/** The columns of every table whose rows workers lease (leased-rows.repository.ts). Constraints and indexes have the table's own names. */
export abstract class LeasedRowEntity<Status extends string> {
  @Column('text', { default: 'queued' })
  status: Status;

  /** Why it failed, as text for people. */
  @Column('text', { nullable: true })
  error: string | null;

  /** Times that a worker has taken it up since it was ordered, began its phase or was retried. */
  @Column('smallint', { default: 0 })
  attempts: number;

  /** A worker may end it only with the lease that it took. */
  @Column('uuid', { nullable: true })
  lease_id: string | null;

  @Column('timestamptz', { nullable: true })
  lease_until: Date | null;

  /** When a job was last added for it. */
  @Column('timestamptz', { default: () => 'now()' })
  woken_at: Date;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  @Column('timestamptz', { nullable: true })
  finished_at: Date | null;
}
