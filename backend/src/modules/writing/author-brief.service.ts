import { lengthPreference, provenPatterns, type StylePatterns } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import type { BriefItem } from './brief/brief-sections.js';
import { sectionsOf } from './brief/tell-author.js';
import type { WriterBriefSection } from './brief/writer-brief.js';
import { voiceBrief } from './brief/voice-brief.js';
import type { Habit } from './brief/habits/habit.js';
import { habitsOf, type Habits } from './brief/habits/habits.rules.js';
import type { WritingVoice } from './draft-writer.service.js';

/** What posts show of form, a few words each. */
type FormPatterns = StylePatterns & {
  /** "Medium, about 132 words": the same figure that a writer is told; null below the posts that show a habit. */
  readonly length: string | null;
};

/** How somebody writes, in words for themselves, whatever is to be written. */
export interface AuthorBrief {
  /** Number of posts that were read. */
  readonly posts: number;
  /** Habits that their posts show, denied ones included. */
  readonly does: readonly Habit[];
  /** What others do and they do not. */
  readonly leaves_out: readonly Habit[];
  /** Null below the posts and words that show anything (VOICE-10). */
  readonly patterns: FormPatterns | null;
  /** What a writer is told of them, in its order. */
  readonly sections: readonly WriterBriefSection[];
}

/** What changes with each draft: examples are chosen by its subject, and the last openings go out of date with every post. */
const OF_ONE_DRAFT: ReadonlySet<BriefItem['section']> = new Set<BriefItem['section']>([
  'aim',
  'examples',
  'edited',
  'last_openings',
  'notes',
]);

/** What a writer is told of an author before there is anything to write. */
@Injectable()
export class AuthorBriefService {
  of(voice: WritingVoice): AuthorBrief {
    // Whatever is counted below is counted in these, each once: the newest of the user's posts, and examples that are older.
    const texts = [...new Set([...voice.own_posts, ...voice.examples].map(({ content }) => content))];
    const habits = habitsOf(texts);
    const patterns = provenPatterns(texts);
    const items = voiceBrief(voice, { source: null, subject: '' });
    return {
      posts: habits?.posts ?? texts.length,
      does: habits?.does ?? [],
      leaves_out: habits?.leavesOut ?? [],
      patterns: patterns && { ...patterns, length: lengthOf(habits) },
      sections: sectionsOf(items.filter(({ section }) => !OF_ONE_DRAFT.has(section))),
    };
  }
}

function lengthOf(habits: Habits | null): string | null {
  if (habits === null) return null;
  const { wordsPerPost: words } = habits;
  const length = lengthPreference(words);
  return `${length.charAt(0).toUpperCase()}${length.slice(1)}, about ${words === 1 ? '1 word' : `${words} words`}`;
}
