import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A worker's latest heartbeat, by its owner number of publications; deleted after a day. */
@Entity('worker_heartbeats')
export class WorkerHeartbeatEntity {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_worker_heartbeats' })
  owner_id: number;

  @Column('timestamptz', { default: () => 'now()' })
  started_at: Date;

  @Column('timestamptz', { default: () => 'now()' })
  seen_at: Date;

  /**
   * The database and the transaction that wrote it: differs from the row's own after a restore from a backup. Null:
   * not known, or its worker has ended.
   */
  @Column('text', { nullable: true })
  written_in: string | null;
}
