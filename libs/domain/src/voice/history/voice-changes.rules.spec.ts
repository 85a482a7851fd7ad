import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ALL_STYLE_SETTINGS, STYLE_LABELS } from '../../preferences/style-labels.js';
import { defaultWritingProfile, type WritingProfile } from '../../preferences/writing-profile.js';
import { voiceChanges, voiceChangeText } from './voice-changes.rules.js';

const profile = (changes: Partial<WritingProfile> = {}): WritingProfile => ({
  ...defaultWritingProfile(),
  ...changes,
});
const texts = (before: Partial<WritingProfile> | null, after: Partial<WritingProfile>) =>
  voiceChanges(before && profile(before), profile(after)).map(voiceChangeText);

describe('changes of a voice', () => {
  it('name the setting with what it was and what it is', () => {
    expect(voiceChanges(profile(), profile({ energy_level: 4 }))).toEqual([
      { field: 'energy_level', from: 5, to: 4 },
    ]);
    expect(voiceChanges(profile(), profile({ cta_preferences: { frequency: 'none' } }))).toEqual([
      { field: 'cta_preferences', from: 'moderate', to: 'none' },
    ]);
  });

  it('are none between equal profiles', () => {
    expect(voiceChanges(profile(), profile())).toEqual([]);
  });

  it('leave out what is no matter of the voice, and the order of entries', () => {
    expect(texts({}, { marketing_emails: true, content_goals: [], primary_goal: 'sales' })).toEqual([]);
    expect(texts({ industry_jargon: ['P&L', 'retainer'] }, { industry_jargon: ['retainer', 'P&L'] })).toEqual(
      [],
    );
  });

  it('hold of entries those that came and those that went, from which the later ones follow', () => {
    const list = fc.uniqueArray(
      fc.string({ minLength: 1, maxLength: 1, unit: fc.constantFrom(...'abcdef') }),
    );
    fc.assert(
      fc.property(list, list, (before, after) => {
        const [change] = voiceChanges(profile({ tone_markers: before }), profile({ tone_markers: after }));
        const [from, to] = [change?.from ?? [], change?.to ?? []] as [string[], string[]];
        expect(from.filter((entry) => after.includes(entry) || !before.includes(entry))).toEqual([]);
        expect([...before.filter((entry) => !from.includes(entry)), ...to].toSorted()).toEqual(
          after.toSorted(),
        );
      }),
    );
  });

  it('of a first profile are what is no default, from nothing', () => {
    expect(voiceChanges(null, profile({ energy_level: 4 }))).toEqual([
      { field: 'energy_level', from: null, to: 4 },
    ]);
    expect(texts(null, { energy_level: 4, industry_jargon: ['P&L'] })).toEqual([
      'Energy set to 4',
      'Jargon: P&L added',
    ]);
  });

  it.each<[Partial<WritingProfile>, Partial<WritingProfile>, string]>([
    [{ energy_level: 5 }, { energy_level: 4 }, 'Energy 5 to 4'],
    [{}, { writing_style_tone: 'casual' }, 'Tone professional to casual'],
    [{ storytelling_style: '' }, { storytelling_style: 'scenes' }, 'Storytelling set to scenes'],
    [{ storytelling_style: 'scenes' }, { storytelling_style: '' }, 'Storytelling cleared'],
    [{}, { never_use_phrases: ['synergy'] }, 'Never use: synergy added'],
    [{ industry_jargon: ['P&L'] }, { industry_jargon: [] }, 'Jargon: P&L removed'],
    [
      { frequently_used_words: ['a', 'b'] },
      { frequently_used_words: ['b', 'c', 'd', 'e'] },
      'Frequent words: 3 added, a removed',
    ],
  ])('from %p to %p read %p', (before, after, text) => {
    expect(texts(before, after)).toEqual([text]);
  });

  it('have a name for each setting', () => {
    expect(new Set(Object.values(STYLE_LABELS)).size).toBe(ALL_STYLE_SETTINGS.length);
  });
});
