import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/**
 * That answers of a user are out of date (CACHE-1). Triggers of the tables write it, in the transaction of the write: no code can forget
 * it. It has no foreign key, whose lock on the user's row could deadlock with whoever plans that user's posts.
 */
@Entity('cache_drops')
@Index('ix_cache_drops_user', ['user_id'])
@Index('ix_cache_drops_at', ['at'])
export class CacheDropEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'pk_cache_drops',
  })
  id: string;

  @Column('uuid')
  user_id: string;

  @Column('text', { array: true })
  tags: string[];

  /** Number of the transaction: until it is over for a reader, that reader has the answer of before. */
  @Column('bigint')
  written_by: string;

  @Column('timestamptz', { default: () => 'now()' })
  at: Date;
}
