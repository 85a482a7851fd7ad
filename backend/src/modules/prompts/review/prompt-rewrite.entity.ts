import type { BatchStatus } from '@drumbeat/domain';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { LeasedRowEntity } from '../../../platform/leases/leased-row.entity.js';

/** The order to write one prompt again, done by a worker. */
@Entity('prompt_rewrites')
@Index('ix_prompt_rewrites_prompt', ['prompt_id', 'created_at'])
@Index('ix_prompt_rewrites_user', ['user_id'])
@Index('ix_prompt_rewrites_requester', ['requested_by'], { where: 'requested_by is not null' })
@Index('ix_prompt_rewrites_waiting', ['woken_at'], { where: `status in ('queued', 'writing')` })
@Index('uq_prompt_rewrites_open', ['prompt_id'], {
  unique: true,
  where: `status in ('queued', 'writing')`,
})
@Check('ck_prompt_rewrites_status', `status in ('queued', 'writing', 'done', 'failed')`)
@Check('ck_prompt_rewrites_error', `(status = 'failed') = (error is not null)`)
@Check(
  'ck_prompt_rewrites_lease',
  `(status = 'writing') = (lease_id is not null) and (status = 'writing') = (lease_until is not null)`,
)
export class PromptRewriteEntity extends LeasedRowEntity<BatchStatus> {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'pk_prompt_rewrites' })
  id: string;

  @Column('bigint')
  @ForeignKey('content_prompts', 'id', { name: 'fk_prompt_rewrites_prompt', onDelete: 'CASCADE' })
  prompt_id: string;

  @Column('uuid')
  @ForeignKey('profiles', 'id', { name: 'fk_prompt_rewrites_user', onDelete: 'CASCADE' })
  user_id: string;

  /** The member of staff; null when the account is gone. */
  @Column('uuid', { nullable: true })
  @ForeignKey('profiles', 'id', { name: 'fk_prompt_rewrites_requester', onDelete: 'SET NULL' })
  requested_by: string | null;

  /** The prompt's version at the order: what staff changed since is kept. */
  @Column('integer')
  version: number;
}
