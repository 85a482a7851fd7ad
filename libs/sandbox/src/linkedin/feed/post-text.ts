import { type Html, html } from '../../http/html.js';
import type { TextSegment } from '../little-text.decoder.js';

const webAddress = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]}'])/u;

function withLinks(text: string): Html[] {
  return text
    .split(webAddress)
    .filter((part) => part !== '')
    .map((part, index) =>
      webAddress.test(part) && (index > 0 || part.startsWith('http'))
        ? html`<a href="${part}" rel="noopener noreferrer nofollow" target="_blank">${part}</a>`
        : html`${part}`,
    );
}

/** The text of a post with its hashtags, mentions and addresses as links. */
export function postText(segments: readonly TextSegment[]): Html {
  return html`${segments.map((segment) => {
    switch (segment.kind) {
      case 'hashtag':
        return html`<a href="/linkedin/feed?hashtag=${encodeURIComponent(segment.tag)}">${segment.text}</a>`;
      case 'mention':
        return html`<strong>${segment.text}</strong>`;
      case 'text':
        return withLinks(segment.text);
    }
  })}`;
}
