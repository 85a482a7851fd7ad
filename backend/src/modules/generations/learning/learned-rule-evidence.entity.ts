import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { EditPlace } from './compared-text.js';

/** A draft that shows a rule, quoted; goes with the texts of its generation. */
@Entity('learned_rule_evidence')
@ForeignKey('learned_rules', ['rule_id'], ['id'], {
  name: 'fk_learned_rule_evidence_rule',
  onDelete: 'CASCADE',
})
@ForeignKey('generation_history', ['generation_id'], ['id'], {
  name: 'fk_learned_rule_evidence_generation',
  onDelete: 'CASCADE',
})
@Index('ix_learned_rule_evidence_generation', ['generation_id'])
@Check('ck_learned_rule_evidence_place', `place in ('opening', 'within', 'close')`)
export class LearnedRuleEvidenceEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_learned_rule_evidence' })
  rule_id: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_learned_rule_evidence' })
  generation_id: string;

  @Column('uuid')
  user_id: string;

  /** Null for what was added. */
  @Column('text', { nullable: true })
  before: string | null;

  /** Null for what was cut. */
  @Column('text', { nullable: true })
  after: string | null;

  @Column('text', { nullable: true })
  place: EditPlace | null;
}
