import type { VoiceMatch } from '../entities/types';

/** A text that sounds like its author, but for one sentence. */
export const aVoiceMatch = (change: Partial<VoiceMatch> = {}): VoiceMatch => ({
  kind: 'measured',
  score: 78,
  band: 'yours',
  words: 96,
  words_min: 80,
  known: { posts: 20, words: 2_400, posts_min: 5, words_min: 300 },
  sentences: [
    {
      start: 0,
      end: 44,
      role: 'opening',
      reasons: ['You use an exclamation mark in none of your 20 posts.'],
      nearest: 'The invoice came back on a Tuesday.',
    },
  ],
  habits: ['Commas: 2.1 a sentence here, usually 0.4 a sentence.'],
  ...change,
});
