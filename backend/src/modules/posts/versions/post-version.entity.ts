import { Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A replaced text of a post. Append-only. */
@Entity('post_versions')
@ForeignKey('posts', ['post_id'], ['id'], { name: 'fk_post_versions_post', onDelete: 'CASCADE' })
@Unique('uq_post_versions_number', ['post_id', 'version'])
export class PostVersionEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'pk_post_versions',
  })
  id: string;

  @Column('uuid')
  post_id: string;

  @Column('integer')
  version: number;

  @Column('text')
  title: string;

  @Column('text')
  content: string;

  /** When this text became current, and when it was replaced. */
  @Column('timestamptz')
  written_at: Date;

  @Column('timestamptz', { default: () => 'now()' })
  replaced_at: Date;
}
