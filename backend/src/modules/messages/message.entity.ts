import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** One line of a user to the staff who prepare their prompts, and the staff's answer. */
@Entity('staff_messages')
@Index('ix_staff_messages_user', ['user_id', 'created_at', 'id'])
@Index('ix_staff_messages_prompt', ['prompt_id'], { where: 'prompt_id is not null' })
@Index('ix_staff_messages_created', ['created_at', 'id'])
@Index('ix_staff_messages_replied', ['created_at', 'id'], { where: 'replied_at is not null' })
@Index('ix_staff_messages_unread', { synchronize: false })
@Index('ix_staff_messages_search', { synchronize: false })
@Check('ck_staff_messages_text', `text <> '' and text !~ '[\\n\\r]'`)
@Check('ck_staff_messages_reply', `(reply is null) = (replied_at is null) and reply <> ''`)
@Check('ck_staff_messages_read', 'replied_at is null or read_at is not null')
export class MessageEntity {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'pk_staff_messages' })
  id: string;

  @Column('uuid')
  @ForeignKey('profiles', 'id', { name: 'fk_staff_messages_user', onDelete: 'CASCADE' })
  user_id: string;

  /** The prompt it is about; null for none, and after the prompt was deleted. */
  @Column('bigint', { nullable: true })
  @ForeignKey('content_prompts', 'id', { name: 'fk_staff_messages_prompt', onDelete: 'SET NULL' })
  prompt_id: string | null;

  @Column('text')
  text: string;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  /** When staff has read it. */
  @Column('timestamptz', { nullable: true })
  read_at: Date | null;

  @Column('text', { nullable: true })
  reply: string | null;

  @Column('timestamptz', { nullable: true })
  replied_at: Date | null;
}
