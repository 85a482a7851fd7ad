import { counted, cutWithDots, inQuotes, WRITING_LIMITS } from '@drumbeat/domain';
import type { BreakingSentence, VoiceMatch } from '../../entities/types';

/** How the match is told: never by its colour alone. */
export interface VoiceWords {
  readonly tone: 'good' | 'quiet' | 'warn';
  readonly title: string;
  readonly detail: string;
}

export function voiceWords(match: VoiceMatch): VoiceWords {
  switch (match.kind) {
    case 'too_short':
      return { tone: 'quiet', ...tooShort(match) };
    case 'untested_language':
      return {
        tone: 'quiet',
        title: 'Untested in this language',
        detail: 'Only English and German texts are compared with your posts.',
      };
    case 'not_enough_posts':
      return { tone: 'quiet', title: 'Not enough of your posts yet', detail: missingWords(match) };
    case 'indistinct':
      return {
        tone: 'quiet',
        title: 'Your posts differ too much from each other',
        detail: 'They cannot be told from other people’s, so a number would say nothing.',
      };
    case 'measured':
      return { ...MEASURED[match.band ?? 'open'], detail: measuredDetail(match) };
  }
}

function tooShort(match: VoiceMatch): Pick<VoiceWords, 'title' | 'detail'> {
  const words = counted(match.words, 'word');
  return match.known === null
    ? {
        title: 'Too short to tell',
        detail: `${words}. From ${match.words_min} words on it is compared with your posts.`,
      }
    : {
        title: 'Too short for a number',
        detail: `${words}; from ${match.words_min} on it has one. ${measuredDetail(match)}`,
      };
}

const MEASURED = {
  yours: { tone: 'good', title: 'Sounds like you' },
  open: { tone: 'quiet', title: 'Could be you, could be somebody else' },
  far: { tone: 'warn', title: 'Does not sound like you yet' },
} as const;

function missingWords({ known }: VoiceMatch): string {
  const { posts = 0, words = 0, posts_min = 0, words_min = 0 } = known ?? {};
  const has = `${counted(posts, 'post')} with ${counted(words, 'word')}`;
  return `It takes ${posts_min} posts with ${words_min} words in the language of this text; yours are ${has}.`;
}

function measuredDetail({ known, sentences }: VoiceMatch): string {
  const compared = `Compared with ${counted(known?.posts ?? 0, 'post')} of yours.`;
  if (sentences.length === 0) return `${compared} No sentence stands out.`;
  const stands = sentences.length === 1 ? 'One sentence is' : `${sentences.length} sentences are`;
  return `${compared} ${stands} not built the way you build yours.`;
}

const ROLES = {
  opening: 'One of your first sentences',
  turn: 'One of your turns',
  close: 'One of your last sentences',
  body: 'One of yours',
} as const;

export const nearestLabel = ({ role }: BreakingSentence) => ROLES[role];

/** What stands behind a text that was cut. */
const DOTS = 3;

/** What a writer is told to write one sentence anew with. */
export function wayOfWriting({ reasons, nearest }: BreakingSentence): string {
  const own =
    nearest === null
      ? ''
      : ` I once wrote, at such a place: ${inQuotes(nearest)} Take its build, not what it says.`;
  const wish = `Write this sentence the way I write. What is not mine about it: ${reasons.join(' ')}${own} Keep what it says, and add nothing.`;
  return cutWithDots(wish, WRITING_LIMITS.instructions - DOTS);
}
