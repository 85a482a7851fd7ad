import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** One row: what this database knows of itself. Its copy outside (the mark, mark-places.ts) tells a restored database from a live one. */
@Entity('continuity')
@Check('ck_continuity_single', 'id = 1')
@Check('ck_continuity_signed', '(signed_at is null) = (system_identifier is null)')
export class ContinuityEntity {
  @PrimaryColumn('smallint', { default: 1, primaryKeyConstraintName: 'pk_continuity' })
  id: number;

  /** Names this installation outside; null until the first program asks. */
  @Column('uuid', { nullable: true })
  installation_id: string | null;

  /** Of the server on which the row was signed last. */
  @Column('text', { nullable: true })
  system_identifier: string | null;

  /** The first eight digits of that server's current WAL file. */
  @Column('text', { nullable: true })
  timeline: string | null;

  /** Of that server's database; null where a version that did not tell them apart signed last. */
  @Column('text', { nullable: true })
  database_oid: string | null;

  /** Rises with each signing and each group of sends, and never falls while the data is the same. */
  @Column('bigint', { default: 0 })
  position: string;

  /** The data's last sign of life; null before a worker has run on it. */
  @Column('timestamptz', { nullable: true })
  signed_at: Date | null;
}
