import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** What staff noted about a user for each other. Its user never sees it; it goes with the account. */
@Entity('staff_notes')
@Index('ix_staff_notes_user', ['user_id', 'created_at', 'id'])
@Index('ix_staff_notes_author', ['author_id'], { where: 'author_id is not null' })
@Check('ck_staff_notes_text', `text <> ''`)
@Check('ck_staff_notes_version', 'version >= 1')
export class StaffNoteEntity {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'pk_staff_notes' })
  id: string;

  @Column('uuid')
  @ForeignKey('profiles', 'id', { name: 'fk_staff_notes_user', onDelete: 'CASCADE' })
  user_id: string;

  /** Who wrote it first; null when the account is gone. */
  @Column('uuid', { nullable: true })
  @ForeignKey('profiles', 'id', { name: 'fk_staff_notes_author', onDelete: 'SET NULL' })
  author_id: string | null;

  @Column('text')
  text: string;

  /** Counts the edits, so that one which began from an older text is noticed. */
  @Column('integer', { default: 1 })
  version: number;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updated_at: Date;
}
