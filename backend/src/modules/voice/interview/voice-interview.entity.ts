import type { PostLanguage } from '@drumbeat/domain';
import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** A user's voice interview, one at a time (VOICE-17). */
@Entity('voice_interviews')
@Check('ck_voice_interviews_round', 'round >= 1')
@Check('ck_voice_interviews_language', `language in ('en', 'de', 'fr', 'es')`)
export class VoiceInterviewEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_voice_interviews' })
  @ForeignKey('profiles', 'id', { name: 'fk_voice_interviews_user', onDelete: 'CASCADE' })
  user_id: string;

  /** Rises when it is begun again: answers to an earlier one that a device still holds are not taken for this one's. */
  @Column('integer', { default: 1 })
  round: number;

  @Column('text')
  language: PostLanguage;

  /** When it was last written into the writing profile; null before. */
  @Column('timestamptz', { nullable: true })
  saved_at: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updated_at: Date;
}
