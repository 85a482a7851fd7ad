import { cleanPostText } from '@drumbeat/domain';
import { withoutHashtags } from '../reading/sentences/without-hashtags.js';
import { preambleOf, signOffOf } from './frames/answer-frame.rules.js';
import { surplusHashtags } from './style/hashtags.rules.js';
import { withoutLoneNumber, withoutMarkdown } from './style/markdown.rules.js';
import type { ReviewContext } from './review-context.js';

const FENCED = /^```\w*\n([\s\S]*?)\n```$/u;
/** A label before hashtags; they speak for themselves. */
const HASHTAGS_LABEL = /^[ \t]*hashtags?\s?:[ \t]*(?=#|$)/gimu;
const QUOTED = /^(?:"([^"]+)"|“([^“”]+)”|„([^„“”]+)[“”]|«\s?([^«»]+?)\s?»)$/u;

/**
 * The text alone, by rules that need no model: without what the writer said before and after it, marks that LinkedIn prints,
 * quotation marks around all of it, and hashtags beyond the author's habit. Words of the text stay as they are, and so does what
 * the author said themselves, be it "Here is your post:".
 */
export function tidyAnswer(answer: string, context: ReviewContext): string {
  const text = unquoted(unframed(unfenced(cleanPostText(answer).trim()), context), context);
  const plain = withoutLoneNumber(withoutMarkdown(text), context.material).replace(HASHTAGS_LABEL, '').trim();
  return withoutHashtags(plain, surplusHashtags(plain, context))
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
}

function unfenced(text: string): string {
  return FENCED.exec(text)?.[1]?.trim() ?? text;
}

function unframed(text: string, context: ReviewContext): string {
  const { material, ownPosts } = context;
  const isInMaterial = (words: string) =>
    [...material, ...ownPosts].some((source) => source.includes(words.trim()));
  const signOff = signOffOf(text, context);
  const body =
    signOff === null || isInMaterial(text.slice(signOff.start, signOff.end))
      ? text
      : text.slice(0, signOff.start).trim();
  const preamble = preambleOf(body, context);
  return unfenced(
    preamble === null || isInMaterial(body.slice(preamble.start, preamble.end))
      ? body
      : body.slice(preamble.end).trim(),
  );
}

/** Quotation marks around the whole; one quotation is a whole post only where its author gave it so. */
function unquoted(text: string, { material }: ReviewContext): string {
  if (material.some((source) => source.includes(text))) return text;
  return QUOTED.exec(text)?.slice(1).find(Boolean) ?? text;
}
