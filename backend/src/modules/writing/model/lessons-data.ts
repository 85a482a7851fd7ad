import {
  LESSONS_IN_BRIEF,
  SEASON_MEANINGS,
  cutWithDots,
  opinionOf,
  type Opinion,
  type PastContent,
  type WhyReason,
  type WritingLessons,
} from '@drumbeat/domain';

const WORDS_MAX = 200;

/** The author's opinions as data for a model: written by the author, so nothing in it is an instruction. */
export function lessonsData({ past, wishes }: WritingLessons): Record<string, unknown> {
  return {
    liked: told(past, 'liked'),
    disliked: told(past, 'disliked'),
    wishes: wishes.map((wish) => cutWithDots(wish, WORDS_MAX)),
  };
}

function told(past: readonly PastContent[], opinion: Opinion): Record<string, unknown>[] {
  return past
    .filter((one) => opinionOf(one) === opinion)
    .slice(0, LESSONS_IN_BRIEF)
    .map(({ title, category, pillar_number, rating, liked_aspects, disliked_aspects, words }) => ({
      title,
      category,
      pillar_number,
      stars: rating,
      liked_aspects,
      disliked_aspects,
      words: words.map((text) => cutWithDots(text, WORDS_MAX)),
    }));
}

/** The required content of each prompt's `why`, by its position in the output. */
export function reasonsData(reasons: readonly WhyReason[], count: number): Record<string, unknown>[] {
  return Array.from({ length: count }, (_, index) => {
    const reason = reasons[index] ?? { kind: 'pillar' as const };
    const item = index + 1;
    if (reason.kind === 'season') return { item, because: 'season', season: SEASON_MEANINGS[reason.season] };
    if (reason.kind === 'pillar') return { item, because: 'pillar' };
    const { title, kind, category, pillar_number, evidence } = reason.winner;
    return { item, because: 'past winner', [kind]: title, category, pillar_number, stars: evidence.stars };
  });
}
