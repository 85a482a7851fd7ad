import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { AuthorsService } from '../../posts/authors/authors.service.js';
import { AuthorBriefService, type AuthorBrief } from '../../writing/author-brief.service.js';
import { DraftWriter } from '../../writing/draft-writer.service.js';
import type { HabitResponse, VoiceBriefResponse } from './voice-brief.dto.js';
import { VoiceBriefsRepository } from './voice-briefs.repository.js';

/** Versions that are kept of each user: as many as a list shows. */
const VERSIONS_MAX = 10;

/** What a writer is told of a user (VOICE-19). */
@Injectable()
export class VoiceBriefsService {
  constructor(
    private readonly authors: AuthorsService,
    private readonly writer: DraftWriter,
    private readonly briefs: AuthorBriefService,
    private readonly versions: VoiceBriefsRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * The present brief with its versions. It changes with every post that comes out, which nobody can follow: so a version is what its
   * user has seen, and the one that differs from the last is kept as it is shown.
   */
  async show(userId: string): Promise<VoiceBriefResponse> {
    const present = await this.read(userId);
    const next = await this.nextVersion(userId, present.sections);
    if (next !== null) {
      await this.versions.insert(userId, next);
      await this.versions.deleteUpTo(userId, next.version - VERSIONS_MAX);
    }
    return { ...present, versions: await this.versions.findNewest(userId, VERSIONS_MAX) };
  }

  /** The same for somebody else. What the user has not seen yet stands before their versions, and is none of them. */
  async showToStaff(userId: string): Promise<VoiceBriefResponse> {
    const present = await this.read(userId);
    const next = await this.nextVersion(userId, present.sections);
    const versions = await this.versions.findNewest(userId, VERSIONS_MAX - (next === null ? 0 : 1));
    return {
      ...present,
      versions: next === null ? versions : [{ ...next, created_at: this.clock.now() }, ...versions],
    };
  }

  private async read(userId: string): Promise<Omit<VoiceBriefResponse, 'versions'>> {
    const voice = await this.authors.voiceOf(userId, null);
    await this.writer.readAhead([...voice.examples, ...voice.own_posts]);
    const brief = this.briefs.of(voice);
    const denied = voice.preferences?.denied_habits ?? [];
    return {
      posts_known: brief.posts,
      patterns: brief.patterns && presentPatterns(brief.patterns),
      habits: [
        ...brief.does.map((habit) => present(habit, false, denied)),
        ...brief.leaves_out.map((habit) => present(habit, true, denied)),
      ],
      sections: brief.sections.map(({ name, title, lines }) => ({ name, title, lines: [...lines] })),
    };
  }

  /** Null where the newest version says the same, or there is nothing to say. */
  private async nextVersion(
    userId: string,
    sections: VoiceBriefResponse['sections'],
  ): Promise<Pick<VoiceBriefResponse['versions'][number], 'version' | 'sections'> | null> {
    const [newest] = await this.versions.findNewest(userId, 1);
    if (sections.length === 0 || (newest && said(newest.sections) === said(sections))) return null;
    return { version: (newest?.version ?? 0) + 1, sections };
  }
}

/** What is said under which name; a new heading alone is no new brief. */
const said = (sections: readonly { readonly name: string; readonly lines: readonly string[] }[]) =>
  JSON.stringify(sections.map(({ name, lines }) => [name, lines]));

const presentPatterns = ({
  wordsPerSentence: _,
  ...texts
}: NonNullable<AuthorBrief['patterns']>): VoiceBriefResponse['patterns'] => texts;

const present = (
  { name, sentence, seen, of, quotes }: AuthorBrief['does'][number],
  isLeftOut: boolean,
  denied: readonly string[],
): HabitResponse => ({
  name,
  sentence,
  seen,
  of,
  quotes: [...quotes],
  is_left_out: isLeftOut,
  is_denied: denied.includes(name),
});
