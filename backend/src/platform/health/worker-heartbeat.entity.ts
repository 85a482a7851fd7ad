import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A worker's latest sign of life, by its number among the owners of publications; those of a day ago are forgotten. */
@Entity('worker_heartbeats')
export class WorkerHeartbeatEntity {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_worker_heartbeats' })
  owner_id: number;

  @Column('timestamptz', { default: () => 'now()' })
  started_at: Date;

  @Column('timestamptz', { default: () => 'now()' })
  seen_at: Date;

  /** The database and the transaction that wrote it: another one than the row is in once a backup was put back. Null: not known, or its worker has ended. */
  @Column('text', { nullable: true })
  written_in: string | null;
}
