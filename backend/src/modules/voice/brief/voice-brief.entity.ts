import { Check, Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** What a writer was told of a user from some time on (VOICE-19). */
@Entity('voice_briefs')
@ForeignKey('profiles', ['user_id'], ['id'], { name: 'fk_voice_briefs_user', onDelete: 'CASCADE' })
@Unique('uq_voice_briefs_version', ['user_id', 'version'])
@Check('ck_voice_briefs_version', 'version >= 1')
export class VoiceBriefEntity {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'pk_voice_briefs' })
  id: string;

  @Column('uuid')
  user_id: string;

  /** Counts from 1, of each user. */
  @Column('integer')
  version: number;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  @Column('jsonb')
  sections: { name: string; title: string; lines: string[] }[];
}
