import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A file that was uploaded to LinkedIn for a publication; repeating an upload is harmless (LINKEDIN-15). */
@Entity('media_uploads')
@ForeignKey('publications', ['publication_id'], ['id'], {
  name: 'fk_media_uploads_publication',
  onDelete: 'CASCADE',
})
@ForeignKey('media', ['media_id'], ['id'], { name: 'fk_media_uploads_media', onDelete: 'CASCADE' })
@Index('ix_media_uploads_media', ['media_id'])
export class MediaUploadEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_media_uploads' })
  publication_id: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_media_uploads' })
  media_id: string;

  /** The publication's version that it was uploaded for. */
  @Column('integer')
  version: number;

  /** `urn:li:image:…` or `urn:li:document:…`. */
  @Column('text')
  urn: string;

  @Column('timestamptz', { default: () => 'now()' })
  uploaded_at: Date;
}
