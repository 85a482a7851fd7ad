import { http, refusal, server } from '@drumbeat/testing';
import type { Post } from '../entities/types';
import { blankPost } from '../entities/posts/unsent-post';
import { aVoiceMatch } from './voice-match-answers';

export const aPost = (change: Partial<Post> = {}): Post => ({
  ...blankPost('7b0c2f10-1111-4c0b-9a53-3f1f0a1b2c3d', '0d9c5d6c-6f5e-4c0b-9a53-3f1f0a1b2c3d'),
  title: 'What a Friday costs',
  content: 'The first words.',
  created_at: '2026-11-02T09:00:00.000Z',
  updated_at: '2026-11-02T09:00:00.000Z',
  version: 1,
  ...change,
});

export interface MadeUpPost {
  /** The API's present state; a test may change it without the page's knowledge. */
  post: Post;
  /** The sent texts, accepted or not. */
  sent: string[];
  change: (change: Partial<Post>) => void;
}

/** Responses for one post that is read and saved, with version conflicts. */
export function havePost(given: Post = aPost()): MadeUpPost {
  const made: MadeUpPost = {
    post: given,
    sent: [],
    change: (change) => {
      made.post = { ...made.post, ...change, version: made.post.version + 1 };
    },
  };
  server.use(
    http.get('/api/posts/{id}', ({ response }) => response(200).json(made.post)),
    http.patch('/api/posts/{id}', async ({ request, response }) => {
      const { title, content, version } = await request.json();
      made.sent.push(content ?? '');
      if (version !== made.post.version) {
        return response.untyped(
          refusal(409, 'Changed elsewhere', { code: 'post.stale', details: { current: made.post } }),
        );
      }
      made.change({
        ...(title === undefined ? {} : { title }),
        ...(content === undefined ? {} : { content }),
      });
      return response(200).json(made.post);
    }),
    http.post('/api/feedback/batch', ({ response }) => response(200).json({ success: true, ratings: [] })),
    http.get('/api/posts/{id}/publication', ({ response }) => response(200).json({ publication: null })),
    http.get('/api/posts/{id}/finish', ({ response }) => response(200).json({ steps: [], correction: null })),
    http.get('/api/posts/{id}/versions', ({ response }) =>
      response(200).json({ data: [], next_cursor: null }),
    ),
    http.get('/api/posts/{id}/suggestions', ({ response }) => response(200).json({ data: [] })),
    http.get('/api/posts/{id}/generations', ({ response }) =>
      response(200).json({ data: [], next_cursor: null }),
    ),
    http.post('/api/posts/check', ({ response }) => response(200).json({ near_duplicate: null })),
    http.post('/api/voice-match', ({ response }) =>
      response(200).json(
        aVoiceMatch({ kind: 'too_short', score: null, band: null, sentences: [], habits: [] }),
      ),
    ),
  );
  return made;
}
