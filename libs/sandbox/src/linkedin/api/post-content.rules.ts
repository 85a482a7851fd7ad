import { isJsonObject, type JsonObject } from '@drumbeat/domain';
import { linkedInErrors } from '../linkedin.errors.js';
import type { Answer } from './answer.js';
import type { Asset, PostMedia } from './media.js';

/** LinkedIn's limit of a description of an image (LINKEDIN-15). */
const maxAltText = 4_086;
const minImages = 2;
const maxImages = 20;

type Judged = { problem: Answer } | { media: PostMedia[] };

function invalid(field: string, description: string): { problem: Answer } {
  return { problem: linkedInErrors.invalidField('INVALID_VALUE_FOR_FIELD', field, description) };
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** One image or document of a post: known, the author's own, and arrived. */
function judgeItem(
  item: unknown,
  field: string,
  author: string,
  find: (urn: string) => Asset | null,
): Judged {
  if (!isJsonObject(item)) return invalid(field, 'Field must be an object');
  const unknown = Object.keys(item).find((key) => !['id', 'title', 'altText'].includes(key));
  if (unknown !== undefined) return { problem: linkedInErrors.unknownField(`${field}/${unknown}`) };
  const { id, altText } = item;
  const asset = typeof id === 'string' ? find(id) : null;
  if (asset?.owner !== author)
    return invalid(`${field}/id`, 'Value is not the URN of an asset of the author');
  if (altText !== undefined && typeof altText !== 'string') {
    return invalid(`${field}/altText`, 'Value must be a text');
  }
  if ((altText?.length ?? 0) > maxAltText) {
    return { problem: linkedInErrors.tooLong(`${field}/altText`, altText?.length ?? 0, maxAltText) };
  }
  if (asset.contentType === null)
    return { problem: linkedInErrors.mediaNotReady('MEDIA_ASSET_WAITING_UPLOAD') };
  const { urn, kind, contentType: content_type } = asset;
  return {
    media: [{ urn, kind, alt_text: textOrNull(altText), title: textOrNull(item['title']), content_type }],
  };
}

function judgeImages(value: unknown, author: string, find: (urn: string) => Asset | null): Judged {
  const images = isJsonObject(value) ? value['images'] : undefined;
  if (!Array.isArray(images) || images.length < minImages || images.length > maxImages) {
    return invalid('content/multiImage/images', `Size must be ${minImages} to ${maxImages}`);
  }
  const media: PostMedia[] = [];
  for (const [index, image] of images.entries()) {
    const judged = judgeItem(image, `content/multiImage/images/${index}`, author, find);
    if ('problem' in judged) return judged;
    if (judged.media[0]?.kind !== 'image') {
      return invalid(`content/multiImage/images/${index}/id`, 'Value must be the URN of an image');
    }
    media.push(...judged.media);
  }
  return { media };
}

/** The media of a post, or their error (LINKEDIN-10). */
export function judgePostContent(
  body: JsonObject,
  author: string,
  find: (urn: string) => Asset | null,
): Judged {
  if (!('content' in body)) return { media: [] };
  const content = body['content'];
  // A text-only post leaves `content` out: null and {} are both refused.
  if (!isJsonObject(content) || Object.keys(content).length !== 1) {
    return { problem: linkedInErrors.unprocessable('content', 'Union must have exactly one member') };
  }
  if ('multiImage' in content) return judgeImages(content['multiImage'], author, find);
  if (!('media' in content)) return invalid('content', 'The sandbox publishes images and documents only');
  const judged = judgeItem(content['media'], 'content/media', author, find);
  if ('problem' in judged) return judged;
  const [item] = judged.media;
  if (item?.kind === 'document' && item.title === null) {
    return invalid('content/media/title', 'A document must have a title');
  }
  return judged;
}
