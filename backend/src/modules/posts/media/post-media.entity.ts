import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';

/** A file's position in a post. */
@Entity('post_media')
@ForeignKey('posts', ['post_id'], ['id'], { name: 'fk_post_media_post', onDelete: 'CASCADE' })
@ForeignKey('media', ['media_id'], ['id'], { name: 'fk_post_media_media', onDelete: 'CASCADE' })
@Unique('uq_post_media_once', ['post_id', 'media_id'])
@Index('ix_post_media_media', ['media_id'])
export class PostMediaEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_post_media' })
  post_id: string;

  /** From 0 on, in the order of the post. */
  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'pk_post_media' })
  position: number;

  @Column('uuid')
  media_id: string;

  /** Alternative text of the image. */
  @Column('text', { default: '' })
  alt_text: string;
}
