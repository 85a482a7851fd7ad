import { defaultWritingProfile, type VoiceChange, voiceChanges, type WritingProfile } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { EDIT_KINDS } from './edit-trace.js';
import { isStillSaid, profileEffect, type RuleHabit, withoutEffect } from './profile-effect.rules.js';

const rule = (kind: RuleHabit['kind'], rest: Partial<RuleHabit> = {}): RuleHabit => ({
  kind,
  key: kind === 'opening_replaced' ? 'question' : '',
  phrase: kind.endsWith('_phrase') ? 'excited to announce' : '',
  instead: '',
  measure: null,
  ...rest,
});
const profile = (rest: Partial<WritingProfile> = {}): WritingProfile => ({
  ...defaultWritingProfile(),
  ...rest,
});

describe('The effect of a rule on a profile', () => {
  it.each<[RuleHabit, ReturnType<typeof profileEffect>]>([
    [rule('cut_phrase'), { never_use_phrases: ['excited to announce'] }],
    [rule('replaced_phrase', { instead: 'glad' }), { never_use_phrases: ['excited to announce'] }],
    [rule('added_phrase', { phrase: 'Cash first.' }), { signature_expressions: ['Cash first.'] }],
    [
      rule('closing_question'),
      { formatting_preferences: ['No question at the end'], question_usage: 'light' },
    ],
    [rule('hashtags'), { formatting_preferences: ['No hashtags'] }],
    [rule('paragraphs_split'), { formatting_preferences: ['Short paragraphs'] }],
    [rule('paragraphs_merged'), { formatting_preferences: ['Longer paragraphs'] }],
    [rule('opening_replaced'), { preferred_hooks: ['A question'] }],
    [rule('emoji_removed', { measure: 0 }), { emoji_usage_preference: 'none' }],
    [rule('emoji_added', { measure: 1 }), { emoji_usage_preference: 'light' }],
    [rule('emoji_added', { measure: 5 }), { emoji_usage_preference: 'frequent' }],
    [rule('shortened', { measure: 0.6 }), { content_length_preference: 'short' }],
    [rule('lengthened', { measure: 1.6 }), { content_length_preference: 'long' }],
  ])('of a default one: %j', (matter, effect) => {
    expect(profileEffect(matter, profile())).toEqual(effect);
  });

  it.each<[RuleHabit, Partial<WritingProfile>]>([
    [rule('cut_phrase'), { never_use_phrases: ['Excited to announce!'] }],
    [rule('cut_phrase'), { never_use_phrases: ['excited'] }],
    [rule('added_phrase', { phrase: 'Cash first.' }), { signature_expressions: ['cash first'] }],
    [rule('closing_question'), { question_usage: 'none' }],
    [rule('closing_question'), { formatting_preferences: ['no question at the end'] }],
    [rule('emoji_removed', { measure: 0 }), { emoji_usage_preference: 'none' }],
    [rule('emoji_removed', { measure: 3 }), { emoji_usage_preference: 'light' }],
    [rule('emoji_added', { measure: 1 }), { emoji_usage_preference: 'frequent' }],
    [rule('shortened', { measure: 0.6 }), { content_length_preference: 'short' }],
    [rule('lengthened', { measure: 1.6 }), { content_length_preference: 'long' }],
    [rule('cut_phrase', { phrase: '…' }), {}],
    [rule('cut_phrase', { phrase: 'x'.repeat(201) }), {}],
    [rule('cut_phrase'), { never_use_phrases: Array.from({ length: 50 }, (_, index) => `phrase ${index}`) }],
  ])('is none where the profile says it already, or cannot: %j of %j', (matter, values) => {
    expect(profileEffect(matter, profile(values))).toBeNull();
  });

  it.each(EDIT_KINDS)('of %s is taken back whole', (kind) => {
    const before = profile({ never_use_phrases: ['synergy'] });
    const matter = rule(kind, { measure: kind === 'emoji_added' ? 5 : 0 });
    const after = { ...before, ...profileEffect(matter, before) };
    const applied: VoiceChange[] = voiceChanges(before, after);
    expect(applied).not.toEqual([]);
    expect(isStillSaid(applied, after)).toBe(true);
    expect(isStillSaid(applied, before)).toBe(false);
    expect({ ...after, ...withoutEffect(applied, after) }).toEqual(before);
  });

  it('leaves alone what its user has set otherwise since', () => {
    const applied: VoiceChange[] = [{ field: 'question_usage', from: 'moderate', to: 'light' }];
    expect(withoutEffect(applied, profile({ question_usage: 'frequent' }))).toEqual({});
  });
});
