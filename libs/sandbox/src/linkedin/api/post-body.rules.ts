import { isJsonObject } from '@drumbeat/domain';
import { linkedInErrors } from '../linkedin.errors.js';
import type { DecodedText } from '../little-text.decoder.js';
import type { Answer } from './answer.js';
import type { Asset, PostMedia } from './media.js';
import { judgePostContent } from './post-content.rules.js';
import { type Visibility, visibilities } from './post.js';

/** LinkedIn's limit, of the text without the escapes (which is unconfirmed: LINKEDIN-8). */
export const maxPostLength = 3_000;

const knownFields = new Set([
  'author',
  'commentary',
  'visibility',
  'distribution',
  'lifecycleState',
  'isReshareDisabledByAuthor',
  'content',
]);

const distributionFields = new Set(['feedDistribution', 'targetEntities', 'thirdPartyDistributionChannels']);

function invalid(field: string, description: string, code = 'INVALID_VALUE_FOR_FIELD'): Answer {
  return linkedInErrors.invalidField(code, field, description);
}

function distributionProblem(distribution: unknown): Answer | null {
  if (distribution === undefined) return invalid('distribution', 'Field is required', 'MISSING_FIELD');
  if (!isJsonObject(distribution)) return invalid('distribution', 'Field must be an object');
  if (distribution['feedDistribution'] !== 'MAIN_FEED' && distribution['feedDistribution'] !== 'NONE') {
    return invalid('distribution/feedDistribution', 'Value is not one of MAIN_FEED, NONE');
  }
  const unknown = Object.keys(distribution).find((field) => !distributionFields.has(field));
  if (unknown !== undefined) return linkedInErrors.unknownField(`distribution/${unknown}`);
  for (const list of ['targetEntities', 'thirdPartyDistributionChannels']) {
    const value = distribution[list];
    if (value !== undefined && !Array.isArray(value))
      return invalid(`distribution/${list}`, 'Value must be a list');
  }
  return null;
}

/** The text of a body, even when the body is otherwise invalid. */
export function commentaryOf(body: unknown): string | null {
  return isJsonObject(body) && typeof body['commentary'] === 'string' ? body['commentary'] : null;
}

/** LinkedIn's error for the body of a new post, or the valid post. */
export function judgePostBody(
  body: unknown,
  memberUrn: string,
  decode: (commentary: string) => DecodedText,
  findAsset: (urn: string) => Asset | null,
): { problem: Answer } | { commentary: string; visibility: Visibility; media: PostMedia[] } {
  if (!isJsonObject(body)) return { problem: linkedInErrors.malformedBody() };
  const unknown = Object.keys(body).find((field) => !knownFields.has(field));
  if (unknown !== undefined) return { problem: linkedInErrors.unknownField(unknown) };
  if (body['author'] !== memberUrn) return { problem: linkedInErrors.foreignAuthor() };

  const commentary = body['commentary'];
  if (typeof commentary !== 'string' || commentary.trim() === '') {
    return { problem: invalid('commentary', 'Field must not be blank', 'INVALID_VALUE_BLANK_FIELD') };
  }
  const visibility = visibilities.find((known) => known === body['visibility']);
  if (!visibility)
    return { problem: invalid('visibility', `Value is not one of ${visibilities.join(', ')}`) };
  if (body['lifecycleState'] !== 'PUBLISHED') {
    return { problem: invalid('lifecycleState', 'A post can only be created as PUBLISHED') };
  }
  const reshare = body['isReshareDisabledByAuthor'];
  if (reshare !== undefined && typeof reshare !== 'boolean') {
    return { problem: invalid('isReshareDisabledByAuthor', 'Value must be a boolean') };
  }
  const problem = distributionProblem(body['distribution']);
  if (problem) return { problem };
  const content = judgePostContent(body, memberUrn, findAsset);
  if ('problem' in content) return content;

  const decoded = decode(commentary);
  const length = decoded.truncatedAt === null ? decoded.text.length : commentary.length;
  if (length > maxPostLength) return { problem: linkedInErrors.tooLong('commentary', length, maxPostLength) };
  return { commentary, visibility, media: content.media };
}
