import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * One row: the database's own identity and position. Its copy outside (the mark, mark-places.ts) distinguishes a
 * restored database from a live one.
 */
@Entity('continuity')
@Check('ck_continuity_single', 'id = 1')
@Check('ck_continuity_signed', '(signed_at is null) = (system_identifier is null)')
export class ContinuityEntity {
  @PrimaryColumn('smallint', { default: 1, primaryKeyConstraintName: 'pk_continuity' })
  id: number;

  /** Id of this installation outside; null until the first program starts. */
  @Column('uuid', { nullable: true })
  installation_id: string | null;

  /** Id of the server that signed the row last. */
  @Column('text', { nullable: true })
  system_identifier: string | null;

  /** The first eight digits of that server's current WAL file. */
  @Column('text', { nullable: true })
  timeline: string | null;

  /** Id of that server's database; null when an older version without it signed last. */
  @Column('text', { nullable: true })
  database_oid: string | null;

  /** Rises with each signing and each group of sends, and never falls while the data is the same. */
  @Column('bigint', { default: 0 })
  position: string;

  /** The data's last heartbeat; null before a worker has run on it. */
  @Column('timestamptz', { nullable: true })
  signed_at: Date | null;

  /** Position when something could last not be written into the journal; null where all was. */
  @Column('bigint', { nullable: true })
  journal_gap: string | null;

  /** Since when the storage has not taken a mark; null while it does. What is sent meanwhile no restore can tell of. */
  @Column('timestamptz', { nullable: true })
  unmarked_since: Date | null;
}
