import type { InterviewKey } from '@drumbeat/domain';
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** An answer of a voice interview as it was typed; one that holds nothing was skipped. */
@Entity('voice_interview_answers')
@ForeignKey('voice_interviews', ['user_id'], ['user_id'], {
  name: 'fk_voice_interview_answers_interview',
  onDelete: 'CASCADE',
})
export class VoiceInterviewAnswerEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_voice_interview_answers' })
  user_id: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_voice_interview_answers' })
  question: InterviewKey;

  @Column('text', { default: '' })
  text: string;

  /** The second field of a question that has one. */
  @Column('text', { default: '' })
  more: string;

  @Column('text', { nullable: true })
  choice: string | null;

  /** When it was typed, by the device's clock; of two devices the later one counts. */
  @Column('timestamptz')
  at: Date;
}
