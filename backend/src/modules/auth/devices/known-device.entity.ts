import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/**
 * A browser that a person has signed in with before, known by a random cookie; a sign-in from another one is
 * notified by mail.
 */
@Entity('known_devices')
@Index('ix_known_devices_used', ['last_used_at'])
export class KnownDeviceEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_known_devices' })
  @ForeignKey('profiles', 'id', { name: 'fk_known_devices_user', onDelete: 'CASCADE' })
  user_id: string;

  /** SHA-256, hexadecimal. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_known_devices' })
  token_hash: string;

  @Column('timestamptz')
  created_at: Date;

  @Column('timestamptz')
  last_used_at: Date;
}
