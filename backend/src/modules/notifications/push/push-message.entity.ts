import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A notice on its way to one device; gone as soon as it was taken, or is not worth telling any more. */
@Entity('push_messages')
@ForeignKey('profiles', ['user_id'], ['id'], { name: 'fk_push_messages_user', onDelete: 'CASCADE' })
@ForeignKey('notifications', ['notice_id'], ['id'], {
  name: 'fk_push_messages_notice',
  onDelete: 'CASCADE',
})
@ForeignKey('push_devices', ['device_id'], ['id'], { name: 'fk_push_messages_device', onDelete: 'CASCADE' })
@Unique('uq_push_messages_notice', ['notice_id', 'device_id'])
@Index('ix_push_messages_user', ['user_id'])
@Index('ix_push_messages_device', ['device_id'])
@Index('ix_push_messages_due', ['next_try_at'])
export class PushMessageEntity {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'pk_push_messages' })
  id: string;

  @Column('uuid')
  user_id: string;

  @Column('uuid')
  notice_id: string;

  @Column('uuid')
  device_id: string;

  @Column('integer', { default: 0 })
  attempts: number;

  /** While a worker sends it: the end of its lease. */
  @Column('timestamptz')
  next_try_at: Date;
}
