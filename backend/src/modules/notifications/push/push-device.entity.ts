import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/**
 * A browser that is told of its user's notices, as long as the session lives in which they turned it on: whoever signs out is told
 * nothing more on that device.
 */
@Entity('push_devices')
@ForeignKey('profiles', ['user_id'], ['id'], { name: 'fk_push_devices_user', onDelete: 'CASCADE' })
@ForeignKey('auth_sessions', ['session_id'], ['id'], {
  name: 'fk_push_devices_session',
  onDelete: 'CASCADE',
})
@Unique('uq_push_devices_endpoint', ['endpoint'])
@Unique('uq_push_devices_session', ['session_id'])
@Index('ix_push_devices_user', ['user_id', 'created_at', 'id'])
@Check('ck_push_devices_endpoint', 'length(endpoint) between 1 and 1000')
export class PushDeviceEntity {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'pk_push_devices' })
  id: string;

  @Column('uuid')
  user_id: string;

  @Column('uuid')
  session_id: string;

  /** Address of the browser's push service: whoever knows it and the keys can write to the browser, with our key alone. */
  @Column('text')
  endpoint: string;

  /** The browser's public key, uncompressed, base64url. */
  @Column('text')
  p256dh: string;

  /** What the browser and we alone know, base64url. */
  @Column('text')
  auth: string;

  /** Such as "Firefox on Windows"; null when unknown. */
  @Column('text', { nullable: true })
  label: string | null;

  @Column('timestamptz')
  created_at: Date;

  /** When its service last took a message. */
  @Column('timestamptz', { nullable: true })
  last_success_at: Date | null;

  /** Sendings in a row that its service did not take. */
  @Column('integer', { default: 0 })
  failures: number;

  /** Until when nothing is sent to it. */
  @Column('timestamptz', { nullable: true })
  waits_until: Date | null;
}
