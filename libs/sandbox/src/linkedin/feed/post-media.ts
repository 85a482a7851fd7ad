import { type Html, html } from '../../http/html.js';
import type { PostMedia } from '../api/media.js';

/** LinkedIn's feed shows five pictures of a post; the last one says how many more there are. */
const shownImages = 5;

function address({ urn }: PostMedia): string {
  return `/linkedin/media/assets/${encodeURIComponent(urn)}`;
}

function imageGrid(images: readonly PostMedia[]): Html {
  const shown = images.slice(0, shownImages);
  const more = images.length - shown.length;
  return html`<div class="post__media" data-count="${shown.length}">
    ${shown.map(
      (image, index) =>
        html`<a href="${address(image)}"
          ><img src="${address(image)}" alt="${image.alt_text ?? ''}" loading="lazy" />${
            more > 0 && index === shown.length - 1 && html`<span class="post__more">+${more}</span>`
          }</a
        >`,
    )}
  </div>`;
}

/** The pictures or the document of a post, as its readers see them. */
export function postMedia(media: readonly PostMedia[]): Html | false {
  const [first] = media;
  if (!first) return false;
  if (first.kind === 'image') return imageGrid(media);
  return html`<a class="post__document" href="${address(first)}"><span>PDF</span>${first.title}</a>`;
}
