import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A deleted account whose words are still to go from the journal outside. Names nobody: the SHA-256 of the account's id. */
@Entity('journal_erasures')
export class JournalErasureEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_journal_erasures' })
  user_digest: string;

  @Column('timestamptz', { default: () => 'now()' })
  requested_at: Date;
}
