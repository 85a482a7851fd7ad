import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A post that LinkedIn is asked about, and when the next time is (POST-12). */
@Entity('figure_readings')
@ForeignKey('posts', ['post_id'], ['id'], { name: 'fk_figure_readings_post', onDelete: 'CASCADE' })
@ForeignKey('profiles', ['user_id'], ['id'], { name: 'fk_figure_readings_user', onDelete: 'CASCADE' })
@ForeignKey('social_accounts', ['social_account_id'], ['id'], {
  name: 'fk_figure_readings_account',
  onDelete: 'CASCADE',
})
@Index('ix_figure_readings_due', ['due_at'], { where: 'due_at is not null' })
@Index('ix_figure_readings_account', ['social_account_id'])
@Index('ix_figure_readings_user', ['user_id'])
export class FigureReadingEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_figure_readings' })
  post_id: string;

  @Column('uuid')
  user_id: string;

  /** Whose post it is on LinkedIn. */
  @Column('uuid')
  social_account_id: string;

  @Column('text')
  urn: string;

  @Column('timestamptz')
  published_at: Date;

  /** Null when it is read no more. */
  @Column('timestamptz', { nullable: true })
  due_at: Date | null;

  /** When LinkedIn last told all of its figures; null before. */
  @Column('timestamptz', { nullable: true })
  read_at: Date | null;
}
