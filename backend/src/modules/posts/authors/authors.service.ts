import { newestWithin } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { LearnedRulesService } from '../../generations/learning/learned-rules.service.js';
import { PreferencesService } from '../../preferences/preferences.service.js';
import { UsersService } from '../../users/users.service.js';
import type { WritingVoice } from '../../writing/draft-writer.service.js';
import type { Profile } from '../../users/profile/profiles.repository.js';
import { OwnPostsRepository } from './own-posts.repository.js';

/** Enough to show a voice without filling the model's context. */
const EXAMPLES_MAX = 3;
/** Enough to tell a habit from chance. */
const OWN_POSTS_MAX = 50;
/** Enough to go on from. */
const OWN_POSTS_FOR_PROMPTS_MAX = 30;
/** Of all of these: as many as are read within a few tenths of a second, and more than 30 posts as long as LinkedIn takes them. */
const OWN_CHARACTERS_MAX = 100_000;

type Author = Pick<WritingVoice, 'profile' | 'preferences' | 'set_by_hand'>;

/** Who writes: what a writer is told of a user, whatever it writes for them. */
@Injectable()
export class AuthorsService {
  constructor(
    private readonly users: UsersService,
    private readonly preferences: PreferencesService,
    private readonly posts: OwnPostsRepository,
    private readonly learned: LearnedRulesService,
  ) {}

  /**
   * For a text of theirs: with examples, what edits taught and what they said in an interview.
   * @param exceptPostId the post that is being written, which cannot be its own example
   * @throws NotFoundError
   */
  async voiceOf(userId: string, exceptPostId: string | null): Promise<WritingVoice> {
    // One after the other: within a transaction they share its connection, which runs one query at a time.
    const author = await this.authorOf(await this.users.get(userId));
    const { examples, own_posts } = await this.posts.find(userId, exceptPostId, {
      examples: EXAMPLES_MAX,
      own: OWN_POSTS_MAX,
    });
    const told = await this.preferences.interviewTexts(userId);
    return {
      ...author,
      learned: await this.learned.tellWriter(userId),
      examples,
      own_posts: newestWithin(own_posts, OWN_CHARACTERS_MAX, ({ content }) => content.length),
      interview_texts: told.map((text) => ({ ...text, title: '' })),
    };
  }

  /** For prompts, which ask and imitate nobody: with the newest posts. Null when the account was deleted. */
  async findForPrompts(userId: string): Promise<(Author & Pick<WritingVoice, 'own_posts'>) | null> {
    const profile = await this.users.find(userId);
    if (!profile) return null;
    const author = await this.authorOf(profile);
    return { ...author, own_posts: await this.posts.findNewest(userId, OWN_POSTS_FOR_PROMPTS_MAX) };
  }

  private async authorOf(profile: Profile): Promise<Author> {
    const preferences = await this.preferences.findWithOrigin(profile.id);
    return {
      profile: { ...profile, full_name: profile.full_name ?? '' },
      preferences: preferences?.profile ?? null,
      set_by_hand: preferences?.set_by_hand ?? [],
    };
  }
}
