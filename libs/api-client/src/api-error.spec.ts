import { describe, expect, it } from '@jest/globals';
import { ApiError, apiErrorOf, wordsOf } from './api-error.js';

describe('The words of a failure', () => {
  it('are those of the server', async () => {
    const answer = Response.json({ error: 'Please wait.', code: 'request.too_many' }, { status: 429 });
    expect(wordsOf(await apiErrorOf(answer), 'Failed to submit feedback')).toBe('Please wait.');
  });

  it('are the screen’s own where the server gave none', async () => {
    const answers = [
      new Response('<h1>Bad Gateway</h1>', { status: 502, statusText: 'Bad Gateway' }),
      new Response(null, { status: 500 }),
      Response.json({ error: '', code: 'internal' }, { status: 500 }),
    ];
    for (const answer of answers) {
      expect(wordsOf(await apiErrorOf(answer), 'Failed to submit feedback')).toBe(
        'Failed to submit feedback',
      );
    }
  });

  it('are the client’s where nobody could be asked', () => {
    const away = new ApiError(0, 'network.unreachable', 'Drumbeat cannot be reached.');
    expect(wordsOf(away, 'Failed')).toBe('Drumbeat cannot be reached.');
  });
});
