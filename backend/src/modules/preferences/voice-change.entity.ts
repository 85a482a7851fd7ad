import type { VoiceChange } from '@drumbeat/domain';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Who or what changed a voice: the profile's beginning, an analysis, its user, or staff. */
export type VoiceChangeCause = 'created' | 'analysis' | 'user' | 'staff';

/** What changed at once in the voice of a writing profile: a step of the "Voice Evolution Timeline" (VOICE-12). */
@Entity('voice_changes')
@ForeignKey('profiles', ['user_id'], ['id'], { name: 'fk_voice_changes_user', onDelete: 'CASCADE' })
@ForeignKey('style_analyses', ['analysis_id'], ['id'], {
  name: 'fk_voice_changes_analysis',
  onDelete: 'SET NULL',
})
@Index('ix_voice_changes_user', ['user_id', 'created_at', 'id'])
@Index('ix_voice_changes_analysis', ['analysis_id'], { where: 'analysis_id IS NOT NULL' })
@Check('ck_voice_changes_cause', `cause in ('created', 'analysis', 'user', 'staff')`)
@Check('ck_voice_changes_analysis', `cause = 'analysis' or analysis_id is null`)
export class VoiceChangeEntity {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'pk_voice_changes' })
  id: string;

  @Column('uuid')
  user_id: string;

  /** Of the statement, not of its transaction: a profile that is made and changed at once has two steps in order. */
  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  created_at: Date;

  @Column('text')
  cause: VoiceChangeCause;

  /** Of lists what was added and removed. Empty for the beginning: the default profile (VOICE-2). */
  @Column('jsonb')
  changes: VoiceChange[];

  @Column('uuid', { nullable: true })
  analysis_id: string | null;
}
