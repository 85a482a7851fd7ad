import { Injectable } from '@nestjs/common';
import { WritingMaterialService } from '../posts/drafting/writing-material.service.js';
import { AuthorBriefService, type AuthorBrief } from '../writing/author-brief.service.js';
import { DraftWriter } from '../writing/draft-writer.service.js';
import type { HabitResponse, VoiceBriefResponse } from './voice-brief.dto.js';
import { VoiceBriefsRepository } from './voice-briefs.repository.js';

/** Versions that are kept of each user: as many as a list shows. */
const VERSIONS_MAX = 10;

/** What a writer is told of a user (VOICE-19). */
@Injectable()
export class VoiceBriefsService {
  constructor(
    private readonly material: WritingMaterialService,
    private readonly writer: DraftWriter,
    private readonly briefs: AuthorBriefService,
    private readonly versions: VoiceBriefsRepository,
  ) {}

  /**
   * The present brief with its versions. It changes with every post that comes out, which nobody can follow: so a version is what its
   * user has seen, and the one that differs from the last is kept as it is shown.
   */
  async show(userId: string): Promise<VoiceBriefResponse> {
    const voice = await this.material.voiceOf(userId, null);
    await this.writer.readAhead([...voice.examples, ...voice.own_posts]);
    const brief = this.briefs.of(voice);
    const denied = voice.preferences?.denied_habits ?? [];
    await this.keep(userId, brief);
    return {
      posts_known: brief.posts,
      patterns: brief.patterns && presentPatterns(brief.patterns),
      habits: [
        ...brief.does.map((habit) => present(habit, false, denied)),
        ...brief.leaves_out.map((habit) => present(habit, true, denied)),
      ],
      sections: brief.sections.map(({ name, title, lines }) => ({ name, title, lines: [...lines] })),
      versions: await this.versions.findNewest(userId, VERSIONS_MAX),
    };
  }

  private async keep(userId: string, { sections }: AuthorBrief): Promise<void> {
    const [newest] = await this.versions.findNewest(userId, 1);
    if (sections.length === 0 || (newest && said(newest.sections) === said(sections))) return;
    const version = (newest?.version ?? 0) + 1;
    const kept = sections.map(({ name, title, lines }) => ({ name, title, lines: [...lines] }));
    await this.versions.insert(userId, { version, sections: kept });
    await this.versions.deleteUpTo(userId, version - VERSIONS_MAX);
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
  { name, told, seen, of, quotes }: AuthorBrief['does'][number],
  isLeftOut: boolean,
  denied: readonly string[],
): HabitResponse => ({
  name,
  told,
  seen,
  of,
  quotes: [...quotes],
  is_left_out: isLeftOut,
  is_denied: denied.includes(name),
});
