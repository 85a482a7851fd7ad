import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * A stored file that is to go at `due_at`: written before the file itself, taken back in the transaction that needs it. So no
 * crash leaves a file that nobody knows of. Names nobody, and outlives the account whose file it was.
 */
@Entity('file_erasures')
@Index('ix_file_erasures_due', ['due_at'])
export class FileErasureEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_file_erasures' })
  storage_key: string;

  @Column('timestamptz', { default: () => 'now()' })
  due_at: Date;
}
