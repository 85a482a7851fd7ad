import type { MediaKind, MediaMimeType } from '@drumbeat/domain';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A file that a user uploaded. The bytes are in the storage, checked and, for images, re-encoded. */
@Entity('media')
@ForeignKey('profiles', ['user_id'], ['id'], { name: 'fk_media_user', onDelete: 'CASCADE' })
@Unique('uq_media_storage', ['storage_key'])
@Index('ix_media_user', ['user_id'])
@Index('ix_media_touched', ['touched_at'])
@Check('ck_media_kind', `kind in ('image', 'document')`)
@Check('ck_media_bytes', 'bytes > 0')
@Check(
  'ck_media_size',
  `case kind when 'image' then width > 0 and height > 0 and pages is null
             else pages > 0 and width is null and height is null end`,
)
export class MediaEntity {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'pk_media' })
  id: string;

  @Column('uuid')
  user_id: string;

  @Column('text')
  kind: MediaKind;

  @Column('text')
  mime_type: MediaMimeType;

  /** The user's file name; displayed, never used as a path. */
  @Column('text')
  file_name: string;

  @Column('integer')
  bytes: number;

  /** Pixels; null for documents. */
  @Column('integer', { nullable: true })
  width: number | null;

  @Column('integer', { nullable: true })
  height: number | null;

  /** Null for images. */
  @Column('integer', { nullable: true })
  pages: number | null;

  @Column('text')
  storage_key: string;

  /** Null for documents. */
  @Column('text', { nullable: true })
  thumbnail_key: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  /** When it was uploaded or last removed from a post: an unused file is deleted a day later. */
  @Column('timestamptz', { default: () => 'now()' })
  touched_at: Date;
}
