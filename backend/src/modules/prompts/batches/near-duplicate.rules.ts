/**
 * From this trigram similarity of hook and text together (PostgreSQL's pg_trgm, 0 to 1) on, two prompts of one pillar
 * count as the same. Measured on pairs judged by people (near-duplicates.medium-spec.ts): the same thought in other
 * words has 0.55 and more, a small edit 0.8, another thought about the same subject at most 0.4. Prompts of different
 * pillars are never compared: the same question about another subject asks for another experience, and so leads to
 * another post.
 */
export const SAME_ANGLE_FROM = 0.5;

/** Characters read of a text of the profile: a group of people or a problem, not a biography. */
const FAMILIAR_CHARACTERS = 200;
/** Words taken of all of them. */
const FAMILIAR_MAX = 80;

/**
 * Words that every prompt of a user may have because they are in the profile: its pillars, its audience, their
 * problems. They are removed before prompts are compared, since sharing them says nothing about the angle.
 * @param texts of the profile; null for an empty one
 */
export function familiarWords(texts: readonly (string | null)[]): string[] {
  const words = texts.flatMap(
    (text) =>
      text
        ?.slice(0, FAMILIAR_CHARACTERS)
        .toLowerCase()
        .match(/[\p{L}\p{N}]{5,}/gu) ?? [],
  );
  return [...new Set(words)].slice(0, FAMILIAR_MAX);
}

/** Number of newest prompts that a new one is compared with: more than anybody has, and still only seconds for a worker. */
export const COMPARED_PROMPTS = 10_000;

/** A prompt of a batch, by its position, that says the same as one before it; `twin` is null for one the user has already. */
export interface Repetition {
  readonly position: number;
  readonly twin: number | null;
}

/**
 * The positions to refuse, in order: those that repeat what the user has, or a prompt of the batch that stays. One that only
 * repeats a refused prompt stays.
 */
export function positionsToRefuse(repetitions: readonly Repetition[]): number[] {
  const refused = new Set<number>();
  const ordered = [...repetitions].sort((a, b) => a.position - b.position);
  for (const { position, twin } of ordered) {
    if (twin === null || !refused.has(twin)) refused.add(position);
  }
  return [...refused];
}
