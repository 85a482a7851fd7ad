import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A deleted account whose texts have yet to be erased from the journal. Anonymous: the SHA-256 of the account's id. */
@Entity('journal_erasures')
export class JournalErasureEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_journal_erasures' })
  user_digest: string;

  @Column('timestamptz', { default: () => 'now()' })
  requested_at: Date;
}
