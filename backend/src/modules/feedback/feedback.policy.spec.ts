import { describe, expect, it } from '@jest/globals';
import type { GiveFeedbackRequest } from './feedback.dto.js';
import { feedbackChange, feedbackProblems } from './feedback.policy.js';

const request = (fields: Partial<GiveFeedbackRequest> = {}): GiveFeedbackRequest => ({
  type: 'prompt',
  targetId: '7',
  rating: 4,
  ...fields,
});
const fields = (given: Partial<GiveFeedbackRequest>) =>
  feedbackProblems(request(given)).map(({ field }) => field);

describe('Feedback', () => {
  it.each([
    { feedbackText: 'Good' },
    { feedbackText: null },
    { likedAspects: [] },
    { dislikedAspects: [] },
    { improvementSuggestions: 'Shorter' },
    { wouldUse: false },
    { wouldRecommend: false },
    { generationHistoryId: null },
    { contextInfo: { title: '', content_preview: '' } },
  ] satisfies Partial<GiveFeedbackRequest>[])('needs a rating with %j', (words) => {
    expect(fields({ ...words, rating: 0 })).toEqual(['rating']);
    expect(fields({ ...words, rating: 1 })).toEqual([]);
  });

  it('of nothing but a rating can be taken back', () => {
    expect(fields({ rating: 0 })).toEqual([]);
  });

  it('likes or dislikes an aspect, not both', () => {
    expect(fields({ likedAspects: ['Clarity'], dislikedAspects: ['Clarity', 'Relevance'] })).toEqual([
      'dislikedAspects',
    ]);
    expect(fields({ likedAspects: ['Clarity'], dislikedAspects: ['Relevance'] })).toEqual([]);
  });

  it('writes only what was sent', () => {
    expect(feedbackChange(request())).toEqual({ rating: 4 });
    expect(feedbackChange(request({ feedbackText: null, wouldUse: false }))).toEqual({
      rating: 4,
      feedback_text: null,
      would_use: false,
    });
  });

  it('answers both lists of aspects with either of them', () => {
    expect(feedbackChange(request({ dislikedAspects: ['Clarity'] }))).toEqual({
      rating: 4,
      liked_aspects: [],
      disliked_aspects: ['Clarity'],
    });
  });
});
