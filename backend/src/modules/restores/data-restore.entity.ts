import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { RESTORE_REASONS } from '../../platform/continuity/continuity.policy.js';

/** A detected reason, or an operator's statement. */
const CAUSES = [...RESTORE_REASONS, 'told'] as const;
export type RestoreCause = (typeof CAUSES)[number];

/** One restore of older data, and its result. */
@Entity('data_restores')
@Index('ix_data_restores_found', ['found_at', 'id'])
@Check('ck_data_restores_reason', `reason in ('${CAUSES.join("', '")}')`)
export class DataRestoreEntity {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'pk_data_restores' })
  id: string;

  @Column('timestamptz', { default: () => 'now()' })
  found_at: Date;

  /** The data's last heartbeat before it. */
  @Column('timestamptz')
  lost_from: Date;

  @Column('text')
  reason: RestoreCause;

  /** The journal outside of the database knew all of the time that is lost. */
  @Column('boolean')
  is_journal_whole: boolean;

  /** Publications whose users were asked … */
  @Column('integer', { default: 0 })
  asked: number;

  /** … that the journal proved … */
  @Column('integer', { default: 0 })
  settled: number;

  /** … and those held for a check. */
  @Column('integer', { default: 0 })
  held: number;

  /** Published posts that have no row any more. */
  @Column('integer', { default: 0 })
  lost_sends: number;
}
