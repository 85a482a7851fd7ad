import { describe, expect, it } from '@jest/globals';
import type { UploadedMedia } from './linkedin-media.service.js';
import { postContent } from './linkedin-posts.service.js';

const image = (id: number, altText = ''): UploadedMedia => ({
  urn: `urn:li:image:${id}`,
  kind: 'image',
  altText,
  title: '',
});

describe('What a post shows beside its text', () => {
  it('is nothing at all for a post of text: LinkedIn refuses an empty `content`', () => {
    expect(postContent([])).toBeNull();
  });

  it('is one image, with its description if it has one', () => {
    expect(postContent([image(1)])).toEqual({ media: { id: 'urn:li:image:1' } });
    expect(postContent([image(1, 'A dot')])).toEqual({ media: { id: 'urn:li:image:1', altText: 'A dot' } });
  });

  it('is several images in their order', () => {
    expect(postContent([image(2), image(1, 'A dot')])).toEqual({
      multiImage: { images: [{ id: 'urn:li:image:2' }, { id: 'urn:li:image:1', altText: 'A dot' }] },
    });
  });

  it('is a document under its title', () => {
    const document = { urn: 'urn:li:document:1', kind: 'document', altText: 'x', title: 'Prices' } as const;
    expect(postContent([document])).toEqual({ media: { id: 'urn:li:document:1', title: 'Prices' } });
  });
});
