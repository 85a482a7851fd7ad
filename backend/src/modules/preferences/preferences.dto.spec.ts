import { PREFERENCE_LIMITS } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { InvalidInputError, type FieldProblem } from '../../platform/http/errors/app-error.js';
import { createValidationPipe } from '../../platform/http/validation/validation.pipe.js';
import { SavePreferencesRequest } from './preferences.dto.js';

describe('A request that saves preferences', () => {
  const pipe = createValidationPipe();
  const parse = async (body: unknown): Promise<Partial<SavePreferencesRequest>> => {
    const request = (await pipe.transform(body, {
      type: 'body',
      metatype: SavePreferencesRequest,
    })) as SavePreferencesRequest;
    return Object.fromEntries(Object.entries(request).filter(([, value]) => value !== undefined));
  };
  const wrongFields = async (body: unknown): Promise<string[]> => {
    try {
      await parse(body);
    } catch (error) {
      if (error instanceof InvalidInputError) {
        return [...new Set((error.details as FieldProblem[]).map(({ field }) => field))].toSorted();
      }
      throw error;
    }
    return [];
  };

  it('takes lists as arrays and as JSON text, trimmed and without blanks', async () => {
    expect(
      await parse({ industry_jargon: '["churn", " ARR "]', preferred_hooks: ['Ask first', '', '  '] }),
    ).toEqual({ industry_jargon: ['churn', 'ARR'], preferred_hooks: ['Ask first'] });
  });

  it('refuses what is no list of short texts', async () => {
    const long = 'x'.repeat(201);
    expect(
      await wrongFields({
        industry_jargon: 'churn',
        preferred_hooks: '{"a":1}',
        never_use_phrases: [1],
        tone_markers: [long],
        structural_patterns: Array.from({ length: 51 }, () => 'x'),
        content_goals: null,
      }),
    ).toEqual([
      'content_goals',
      'industry_jargon',
      'never_use_phrases',
      'preferred_hooks',
      'structural_patterns',
      'tone_markers',
    ]);
  });

  it('leaves it to what is stored how long a list may be as a whole', async () => {
    const list = Array.from({ length: 40 }, () => 'x'.repeat(100));
    expect(await parse({ tone_markers: list })).toEqual({ tone_markers: list });
  });

  it('takes of what older clients keep of onboarding so many bytes', async () => {
    const room = PREFERENCE_LIMITS.onboardingBytes - JSON.stringify({ goal: '' }).length;
    expect(await wrongFields({ onboarding_data: { goal: 'x'.repeat(room) } })).toEqual([]);
    expect(await wrongFields({ onboarding_data: { goal: 'x'.repeat(room + 1) } })).toEqual([
      'onboarding_data',
    ]);
  });

  it('takes levels from 1 to 10 and nothing else', async () => {
    expect(await parse({ directness_level: 1, energy_level: 10 })).toEqual({
      directness_level: 1,
      energy_level: 10,
    });
    expect(
      await wrongFields({
        directness_level: 0,
        confidence_level: 11,
        energy_level: 5.5,
        writing_style_formality: '5',
      }),
    ).toEqual(['confidence_level', 'directness_level', 'energy_level', 'writing_style_formality']);
  });

  it('takes the part of a tone before "|" and refuses tones that are not allowed', async () => {
    expect(await parse({ writing_style_tone: 'casual|relaxed and friendly' })).toEqual({
      writing_style_tone: 'casual',
    });
    expect(await wrongFields({ writing_style_tone: 'sarcastic' })).toEqual(['writing_style_tone']);
  });

  it('checks nested parts and refuses unknown fields in them', async () => {
    expect(
      await parse({
        editing_patterns: { edit_count: 3 },
        cta_preferences: { frequency: 'light' },
        personalization_data: { last_analysis: null, analysis_insights: '["Short"]', learning_summary: '' },
      }),
    ).toEqual({
      editing_patterns: { edit_count: 3 },
      cta_preferences: { frequency: 'light' },
      personalization_data: { last_analysis: null, analysis_insights: ['Short'], learning_summary: '' },
    });
    expect(
      await wrongFields({
        editing_patterns: { edit_count: -1 },
        cta_preferences: { frequency: 'always' },
        personalization_data: { analysis_insights: [], learning_summary: '', secret: 1 },
        emoji_usage_preference: 'many',
        average_sentence_length: 'endless',
        marketing_emails: 'yes',
        surprise: true,
      }),
    ).toEqual([
      'average_sentence_length',
      'cta_preferences.frequency',
      'editing_patterns.edit_count',
      'emoji_usage_preference',
      'marketing_emails',
      'personalization_data.secret',
      'surprise',
    ]);
  });
});
