import type { ImportedKind, LeftOutReason, PlainDate } from '@drumbeat/domain';
import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** What an import would do with a text: add it, bring the figures of one that is there up to date, or nothing. */
export type ItemStanding = 'new' | 'newer_figures' | 'known' | 'left_out';
/** What it has done with a chosen one. */
export type ItemOutcome = 'added' | 'updated' | 'unchanged' | 'no_room';

/** A text that an import found, or a row that is left out. */
@Entity('training_post_import_items')
@ForeignKey('training_post_imports', ['import_id'], ['id'], {
  name: 'fk_training_post_import_items_import',
  onDelete: 'CASCADE',
})
@Check('ck_training_post_import_items_kind', `kind in ('post', 'comment', 'article')`)
@Check('ck_training_post_import_items_standing', `standing in ('new', 'newer_figures', 'known', 'left_out')`)
@Check('ck_training_post_import_items_left_out', `(standing = 'left_out') = (left_out is not null)`)
@Check('ck_training_post_import_items_outcome', `outcome in ('added', 'updated', 'unchanged', 'no_room')`)
@Check(
  'ck_training_post_import_items_counts',
  'least(impressions, engagements, likes, comments, shares) >= 0',
)
export class TrainingPostImportItemEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_training_post_import_items' })
  import_id: string;

  @Column('uuid')
  user_id: string;

  /** From 1, in the order in which it is shown and imported. */
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_training_post_import_items' })
  position: number;

  @Column('text')
  kind: ImportedKind;

  /** Empty for figures without a text, and for posts without words. */
  @Column('text')
  content: string;

  @Column('text')
  content_hash: string;

  @Column('date', { nullable: true })
  post_date: PlainDate | null;

  @Column('text', { nullable: true })
  linkedin_url: string | null;

  @Column('text', { nullable: true })
  urn: string | null;

  /** Figures as far as the files tell them. */
  @Column('integer', { nullable: true })
  impressions: number | null;

  @Column('integer', { nullable: true })
  engagements: number | null;

  @Column('integer', { nullable: true })
  likes: number | null;

  @Column('integer', { nullable: true })
  comments: number | null;

  @Column('integer', { nullable: true })
  shares: number | null;

  @Column('text')
  standing: ItemStanding;

  @Column('text', { nullable: true })
  left_out: LeftOutReason | null;

  /** The training post that has the same text or address. */
  @Column('uuid', { nullable: true })
  training_post_id: string | null;

  @Column('boolean', { default: false })
  is_chosen: boolean;

  /** Of a chosen one, once it is done. */
  @Column('text', { nullable: true })
  outcome: ItemOutcome | null;
}
