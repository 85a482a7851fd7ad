import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../../../platform/http/errors/app-error.js';
import type { ListQuery } from '../../../platform/http/lists/list-query.dto.js';
import { AuditService } from '../../audit/audit.service.js';
import { PreferencesService } from '../../preferences/preferences.service.js';
import type { TrainingPostListResponse } from '../../training-posts/training-posts.dto.js';
import { TrainingPostsService } from '../../training-posts/training-posts.service.js';
import { UsersService } from '../../users/users.service.js';
import { VoiceBriefsService } from '../brief/voice-briefs.service.js';
import { VoiceService } from '../voice.service.js';
import type { AdminWritingProfile } from './admin-writing-profiles.dto.js';

/** Staff's read-only view of a user's writing profile; the audit log records who read whose (CONSOLE-2). */
@Injectable()
export class AdminWritingProfilesService {
  constructor(
    private readonly users: UsersService,
    private readonly preferences: PreferencesService,
    private readonly voice: VoiceService,
    private readonly briefs: VoiceBriefsService,
    private readonly posts: TrainingPostsService,
    private readonly audit: AuditService,
  ) {}

  /** @throws NotFoundError when there is no such user */
  async get(actorId: string, userId: string): Promise<AdminWritingProfile> {
    const user = await this.users.find(userId);
    if (!user) throw new NotFoundError('The user');
    const profile = await this.preferences.find(userId);
    const preferences = profile && (await this.preferences.withSamplePosts(profile));
    const shown = {
      preferences,
      voice: await this.voice.show(userId),
      brief: await this.briefs.showToStaff(userId),
      training_posts: await this.posts.count(userId),
    };
    await this.audit.noteReading(actorId, 'writing_profile.read', [{ user_id: userId }]);
    return { user_id: user.id, user_email: user.email, user_name: user.full_name, ...shown };
  }

  /** @throws NotFoundError when there is no such user */
  async listTrainingPosts(
    actorId: string,
    userId: string,
    query: ListQuery,
  ): Promise<TrainingPostListResponse> {
    if (!(await this.users.find(userId))) throw new NotFoundError('The user');
    const page = await this.posts.list(userId, query);
    const post_ids = page.data.training_posts.map(({ id }) => id);
    if (post_ids.length > 0) {
      await this.audit.noteReading(actorId, 'training_posts.read', [
        { user_id: userId, things: { post_ids } },
      ]);
    }
    return page;
  }
}
