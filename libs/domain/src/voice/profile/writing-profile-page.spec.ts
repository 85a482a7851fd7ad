import { describe, expect, it } from '@jest/globals';
import { defaultWritingProfile } from '../../preferences/writing-profile.js';
import { ANALYSED_FIELDS, type VoiceGap } from '../analysis/style-analysis.js';
import { briefChanges } from './brief-changes.rules.js';
import { hasKnownScale, originOf, type ProfileStepCause, profileStrength } from './field-origin.rules.js';
import { gapText } from './profile.texts.js';

const profile = defaultWritingProfile();
const gap = (field: VoiceGap['field'], missing: VoiceGap['missing'], have = 1, needed = 3): VoiceGap => ({
  field,
  missing,
  have,
  needed,
});

describe('A field of the writing profile', () => {
  const of = (field: Parameters<typeof originOf>[0], known: Partial<Parameters<typeof originOf>[1]> = {}) =>
    originOf(field, { profile, setByHand: [], notFound: null, steps: [], ...known }, ANALYSED_FIELDS);

  it('is as everybody has it, until there is more', () => {
    expect(of('energy_level')).toBe('default');
    expect(of('signature_expressions')).toBe('default');
  });

  it('is from the posts where the last analysis found it, also where it found what everybody has', () => {
    expect(of('energy_level', { notFound: [] })).toBe('posts');
    expect(of('energy_level', { notFound: [gap('energy_level', 'sentences')] })).toBe('default');
    expect(of('storytelling_style', { notFound: [] })).toBe('default');
  });

  it('is its person’s own, whatever an analysis finds', () => {
    expect(of('energy_level', { setByHand: ['energy_level'], notFound: [] })).toBe('user');
  });

  it('is of a rule that its person accepted, or of the staff, where their word was the last', () => {
    const step = (cause: ProfileStepCause, field = 'never_use_phrases') => ({ cause, changes: [{ field }] });
    const setByHand = ['never_use_phrases'];
    expect(of('never_use_phrases', { setByHand, steps: [step('edits'), step('edits')] })).toBe('rule');
    expect(of('never_use_phrases', { setByHand, steps: [step('edits'), step('user')] })).toBe(
      'user_and_rule',
    );
    expect(of('never_use_phrases', { setByHand, steps: [step('staff')] })).toBe('staff');
    expect(of('never_use_phrases', { setByHand, steps: [step('user'), step('edits')] })).toBe('user');
    expect(of('never_use_phrases', { setByHand, steps: [step('edits', 'energy_level')] })).toBe('user');
  });

  it('is of the interview that heard it, until posts show it', () => {
    const heard = { ...profile, energy_level: 9 };
    const steps = [{ cause: 'interview' as const, changes: [{ field: 'energy_level' }] }];
    expect(of('energy_level', { profile: heard, steps })).toBe('interview');
    expect(of('energy_level', { profile: heard, steps, notFound: [] })).toBe('posts');
  });

  it('comes with the tone where nothing else shows it', () => {
    const casual = { ...profile, writing_style_tone: 'casual', writing_style_formality: 3 } as const;
    const notFound = [gap('writing_style_formality', 'sentences')];
    expect(of('writing_style_formality', { profile: casual, notFound })).toBe('tone');
    expect(
      of('writing_style_formality', { profile: { ...casual, writing_style_formality: 2 }, notFound }),
    ).toBe('earlier');
  });

  it('is counted for the strength of the profile by what it rests on', () => {
    expect(profileStrength({ profile, setByHand: [], notFound: null, steps: [] }, ANALYSED_FIELDS)).toEqual({
      fromPosts: 0,
      setByHand: 0,
      open: 21,
      all: 21,
      percent: 0,
    });
    expect(
      profileStrength(
        {
          profile,
          setByHand: ['never_use_phrases', 'energy_level', 'content_goals'],
          notFound: [],
          steps: [],
        },
        ANALYSED_FIELDS,
      ),
    ).toEqual({ fromPosts: 11, setByHand: 2, open: 8, all: 21, percent: 62 });
  });

  it('is nobody’s where it only came with a tone that was chosen, and makes no archetype', () => {
    const chosen = {
      profile: { ...profile, writing_style_tone: 'casual', writing_style_formality: 3 },
      setByHand: ['writing_style_tone'],
      notFound: null,
      steps: [],
    } as const;
    expect(profileStrength(chosen, ANALYSED_FIELDS)).toMatchObject({ fromPosts: 0, setByHand: 1 });
    expect(hasKnownScale(chosen, ANALYSED_FIELDS)).toBe(false);
    expect(hasKnownScale({ ...chosen, setByHand: ['energy_level'] }, ANALYSED_FIELDS)).toBe(true);
  });
});

describe('What is missing of a field', () => {
  it.each([
    [gap('energy_level', 'posts', 3, 5), 'Not enough yet: 3 of 5 posts'],
    [gap('energy_level', 'words', 210, 300), 'Not enough yet: 210 of 300 words'],
    [gap('energy_level', 'sentences', 1, 3), 'Not enough yet: 1 of 3 sentences that show it'],
    [
      gap('signature_expressions', 'sentences', 0, 3),
      'Not enough yet: no phrase that sets a writer apart comes back in three posts or more',
    ],
    [gap('energy_level', 'second_post', 1, 2), 'Not enough yet: all of it stands in one post'],
    [
      gap('energy_level', 'language', 0, 5),
      'Not enough yet: sentences are judged in English, German, French and Spanish alone',
    ],
  ])('is said: %p', (missing, text) => {
    expect(gapText(missing)).toBe(text);
  });

  it('says of humor what can be counted, and who knows the rest: writing more of it would show none', () => {
    const humor = { field: 'humor_usage', have: 0, needed: 3 } as const;
    expect(gapText({ ...humor, missing: 'sentences' })).toMatch(/^Only laughter .*: .*3.*person’s word$/u);
    expect(gapText({ ...humor, missing: 'second_post', have: 1, needed: 2 })).toMatch(/connected model/u);
    expect(gapText({ ...humor, missing: 'posts', needed: 5 })).toMatch(/^Not enough yet: /u);
    expect(gapText({ ...humor, field: 'energy_level', missing: 'sentences' })).toMatch(/^Not enough yet: /u);
  });
});

describe('A version of a brief', () => {
  it('differs by its lines, wherever they stand', () => {
    const before = [{ name: 'habits', lines: ['Asks.', 'Exclaims.'] }];
    const after = [
      { name: 'habits', lines: ['Asks.'] },
      { name: 'set_by_hand', lines: ['Never exclaims.'] },
    ];
    expect(briefChanges(before, after)).toEqual({ added: ['Never exclaims.'], removed: ['Exclaims.'] });
    expect(briefChanges([], before).added).toEqual(['Asks.', 'Exclaims.']);
  });
});
