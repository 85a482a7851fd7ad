import { analyseStyle, archetypeOf, engagementRate, performanceWeight } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { DEMO_USER } from './demo.content.js';
import { DEMO_TRAINING_POSTS } from './demo.training-posts.js';

describe('The training posts of the demo', () => {
  const analysis = analyseStyle(
    DEMO_TRAINING_POSTS.map(({ post }) => post.postContent),
    DEMO_TRAINING_POSTS.map(({ post: { impressions = 0, likes = 0, comments = 0, shares = 0 } }) =>
      performanceWeight({
        impressions,
        engagement_rate: engagementRate({ impressions, likes, comments, shares }),
      }),
    ),
  );

  it('have the voice of the demo’s writing profile', () => {
    const { never_use_phrases: _, signature_expressions: expressions, ...voice } = DEMO_USER.preferences;
    expect({
      writing_style_tone: analysis.tone,
      writing_style_formality: analysis.formality_level,
      directness_level: analysis.directness_level,
      confidence_level: analysis.confidence_level,
      energy_level: analysis.energy_level,
    }).toEqual(voice);
    expect(analysis.signature_expressions.map((phrase) => `${phrase}.`)).toEqual(expressions);
  });

  it('prove it, and are of the same archetype', () => {
    expect(analysis.not_found.map(({ field }) => field).sort()).toEqual(['humor_usage', 'industry_jargon']);
    expect(
      archetypeOf({
        writing_style_formality: analysis.formality_level,
        directness_level: analysis.directness_level,
        confidence_level: analysis.confidence_level,
        energy_level: analysis.energy_level,
      }),
    ).toBe('Expert');
  });
});
