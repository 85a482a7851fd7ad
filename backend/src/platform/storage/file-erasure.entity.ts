import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * A stored file to be deleted at `due_at`: written before the file itself, removed in the transaction that needs the
 * file. So no crash leaves an unknown file. Refers to no account, and outlives the file's account.
 */
@Entity('file_erasures')
@Index('ix_file_erasures_due', ['due_at'])
export class FileErasureEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_file_erasures' })
  storage_key: string;

  @Column('timestamptz', { default: () => 'now()' })
  due_at: Date;
}
