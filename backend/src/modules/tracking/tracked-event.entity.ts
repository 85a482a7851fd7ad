import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** An event of a tracked session (TRACKING-5). */
@Entity('user_events')
@Index('ix_user_events_session', ['session_id'])
@Index('ix_user_events_user', ['user_id', 'at'])
@Index('ix_user_events_at', ['at'])
export class TrackedEventEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'pk_user_events',
  })
  id: string;

  @Column('uuid')
  @ForeignKey('user_sessions', 'id', { name: 'fk_user_events_session', onDelete: 'CASCADE' })
  session_id: string;

  @Column('uuid')
  @ForeignKey('profiles', 'id', { name: 'fk_user_events_user', onDelete: 'CASCADE' })
  user_id: string;

  @Column('text')
  event_type: string;

  @Column('text')
  event_name: string;

  /** A path, without its query: those can carry tokens. */
  @Column('text')
  page_url: string;

  @Column('jsonb', { default: {} })
  event_data: Record<string, unknown>;

  /** When it happened; never before its session began, and never in the future. */
  @Column('timestamptz')
  at: Date;
}
