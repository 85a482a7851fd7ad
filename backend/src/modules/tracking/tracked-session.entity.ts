import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Facts of the browser (TRACKING-3). */
export interface SessionData {
  readonly browser: string;
  readonly device: string;
  readonly screen_size: string;
  readonly timezone: string;
  readonly referrer: string;
}

/** A stretch of using the product (TRACKING-1). Not a sign-in: those are auth_sessions. */
@Entity('user_sessions')
@Index('ix_user_sessions_user', ['user_id', 'started_at'])
@Index('ix_user_sessions_started', ['started_at'])
@Index('ix_user_sessions_last', ['last_event_at', 'id'])
@Index('ix_user_sessions_latest', ['user_id', 'last_event_at', 'id'])
@Index('ix_user_sessions_live', ['last_event_at'], { where: 'ended_at is null' })
@Index('ix_user_sessions_ended', ['ended_at'], { where: 'ended_at is not null' })
export class TrackedSessionEntity {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'pk_user_sessions' })
  id: string;

  @Column('uuid')
  @ForeignKey('profiles', 'id', { name: 'fk_user_sessions_user', onDelete: 'CASCADE' })
  user_id: string;

  @Column('timestamptz')
  started_at: Date;

  /** The last activity; 30 minutes after it the session ends. */
  @Column('timestamptz')
  last_event_at: Date;

  @Column('timestamptz', { nullable: true })
  ended_at: Date | null;

  @Column('jsonb')
  session_data: SessionData;

  /** Paths, without queries. */
  @Column('text', { array: true, default: '{}' })
  pages_visited: string[];

  @Column('text', { array: true, default: '{}' })
  features_used: string[];
}
