import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A user's note for a later post of their own. */
@Entity('saved_post_notes')
@Index('ix_saved_post_notes_user', ['user_id', 'created_at', 'id'])
@Check('ck_saved_post_notes_notes', `notes <> ''`)
@Check('ck_saved_post_notes_version', 'version >= 1')
export class NoteEntity {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'pk_saved_post_notes' })
  id: string;

  @Column('uuid')
  @ForeignKey('profiles', 'id', { name: 'fk_saved_post_notes_user', onDelete: 'CASCADE' })
  user_id: string;

  @Column('text')
  title: string;

  @Column('text')
  notes: string;

  /** Counts the edits, so that one which began from an older text is noticed. */
  @Column('integer', { default: 1 })
  version: number;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updated_at: Date;
}
