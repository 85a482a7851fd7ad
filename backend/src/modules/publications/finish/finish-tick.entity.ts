import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A step that the author of a post that is out has done on LinkedIn (finishSteps of libs/domain). */
@Entity('finish_ticks')
@ForeignKey('posts', ['post_id'], ['id'], { name: 'fk_finish_ticks_post', onDelete: 'CASCADE' })
@ForeignKey('profiles', ['user_id'], ['id'], { name: 'fk_finish_ticks_user', onDelete: 'CASCADE' })
@Index('ix_finish_ticks_user', ['user_id'])
export class FinishTickEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_finish_ticks' })
  post_id: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_finish_ticks' })
  step: string;

  @Column('uuid')
  user_id: string;

  @Column('timestamptz', { default: () => 'now()' })
  ticked_at: Date;
}
