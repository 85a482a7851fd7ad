import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { LeasedRowEntity } from '../../../platform/leases/leased-row.entity.js';

export type ImportStatus = 'queued' | 'working' | 'done' | 'failed';
/** Its files are read; then, once its user has chosen, what was chosen is imported. Each is done by a worker under a lease. */
export type ImportPhase = 'reading' | 'importing';

/** A stored file of an import. */
export interface ImportFile {
  readonly key: string;
  readonly name: string;
}

/** One import of training posts (IMPORT-1). It is kept for a day. */
@Entity('training_post_imports')
@ForeignKey('profiles', ['user_id'], ['id'], { name: 'fk_training_post_imports_user', onDelete: 'CASCADE' })
@Index('ix_training_post_imports_user', ['user_id'])
@Index('ix_training_post_imports_created', ['created_at'])
@Index('ix_training_post_imports_waiting', ['woken_at'], { where: `status in ('queued', 'working')` })
@Check('ck_training_post_imports_status', `status in ('queued', 'working', 'done', 'failed')`)
@Check('ck_training_post_imports_phase', `phase in ('reading', 'importing')`)
@Check(
  'ck_training_post_imports_error',
  `(status = 'failed') = (error is not null) and (status = 'failed') = (error_code is not null)`,
)
@Check('ck_training_post_imports_finished', `(status in ('done', 'failed')) = (finished_at is not null)`)
@Check(
  'ck_training_post_imports_lease',
  `(status = 'working') = (lease_id is not null) and (status = 'working') = (lease_until is not null)`,
)
export class TrainingPostImportEntity extends LeasedRowEntity<ImportStatus> {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'pk_training_post_imports' })
  id: string;

  @Column('uuid')
  user_id: string;

  @Column('text', { default: 'reading' })
  phase: ImportPhase;

  /** Until they are read. */
  @Column('jsonb', { nullable: true })
  files: ImportFile[] | null;

  /** `import.` and why. */
  @Column('text', { nullable: true })
  error_code: string | null;

  /** Lines of the files that do not hold together. */
  @Column('integer', { default: 0 })
  malformed: number;

  /** What was found beyond the most that an import lists. */
  @Column('integer', { default: 0 })
  unlisted: number;
}
