import { PROFILE_STEP_CAUSES, type ProfileStepCause, type VoiceChange } from '@drumbeat/domain';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** The changes of one save to a writing profile: a step of the "Voice Evolution Timeline" (VOICE-12). */
@Entity('voice_changes')
@ForeignKey('profiles', ['user_id'], ['id'], { name: 'fk_voice_changes_user', onDelete: 'CASCADE' })
@ForeignKey('style_analyses', ['analysis_id'], ['id'], {
  name: 'fk_voice_changes_analysis',
  onDelete: 'SET NULL',
})
@Index('ix_voice_changes_user', ['user_id', 'created_at', 'id'])
@Index('ix_voice_changes_analysis', ['analysis_id'], { where: 'analysis_id IS NOT NULL' })
@Check('ck_voice_changes_cause', `cause in ('${PROFILE_STEP_CAUSES.join("', '")}')`)
@Check('ck_voice_changes_analysis', `cause = 'analysis' or analysis_id is null`)
export class VoiceChangeEntity {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'pk_voice_changes' })
  id: string;

  @Column('uuid')
  user_id: string;

  /** Time of the statement, not of its transaction: a profile created and changed in one transaction has two ordered steps. */
  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  created_at: Date;

  @Column('text')
  cause: ProfileStepCause;

  /** For lists, the additions and removals. Empty for the creation: the default profile (VOICE-2). */
  @Column('jsonb')
  changes: VoiceChange[];

  @Column('uuid', { nullable: true })
  analysis_id: string | null;

  /** What the user did that taught it, as a sentence for them; null where the cause says it all. */
  @Column('text', { nullable: true })
  reason: string | null;
}
