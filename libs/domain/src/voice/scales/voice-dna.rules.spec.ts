import { describe, expect, it } from '@jest/globals';
import {
  ARCHETYPE_TEXTS,
  archetypeOf,
  ARCHETYPES,
  band,
  voiceUniqueness,
  type VoiceLevels,
} from './voice-dna.rules.js';

const voice = (formality: number, directness: number, confidence: number, energy: number): VoiceLevels => ({
  writing_style_formality: formality,
  directness_level: directness,
  confidence_level: confidence,
  energy_level: energy,
});

const LEVELS = Array.from({ length: 10 }, (_, index) => index + 1);
const ALL_VOICES = LEVELS.flatMap((formality) =>
  LEVELS.flatMap((directness) =>
    LEVELS.flatMap((confidence) => LEVELS.map((energy) => voice(formality, directness, confidence, energy))),
  ),
);

describe('a level', () => {
  it.each([
    [3, 'low'],
    [4, null],
    [7, null],
    [8, 'high'],
  ])('of %p is %p', (level, expected) => {
    expect(band(level)).toBe(expected);
  });
});

describe('uniqueness', () => {
  it.each([
    [voice(5, 5, 5, 5), 0],
    [voice(3, 9, 8, 4), 25],
    [voice(10, 10, 10, 10), 50],
    [voice(1, 1, 1, 1), 40],
    [voice(6, 5, 5, 5), 3],
  ])('of %p is %p percent', (levels, percent) => {
    expect(voiceUniqueness(levels)).toBe(percent);
  });

  it('is from 0 to 50 percent for any voice', () => {
    const all = ALL_VOICES.map(voiceUniqueness);
    expect([Math.min(...all), Math.max(...all)]).toEqual([0, 50]);
  });
});

describe('the archetype', () => {
  it.each([
    [voice(5, 8, 8, 5), 'Authority'],
    [voice(5, 5, 5, 8), 'Motivator'],
    [voice(3, 9, 8, 4), 'Expert'],
    [voice(5, 3, 5, 5), 'Storyteller'],
    [voice(5, 5, 3, 5), 'Storyteller'],
    [voice(3, 5, 5, 5), 'Friend'],
    [voice(5, 5, 5, 5), 'Professional'],
  ])('of %p is %p', (levels, archetype) => {
    expect(archetypeOf(levels)).toBe(archetype);
  });

  it('is one of the six for each voice there is, and each of the six is somebody’s', () => {
    const found = new Set(ALL_VOICES.map(archetypeOf));
    expect(ALL_VOICES).toHaveLength(10_000);
    expect([...found].sort()).toEqual([...ARCHETYPES].sort());
  });

  it('has a text of its own', () => {
    expect(new Set(Object.values(ARCHETYPE_TEXTS)).size).toBe(ARCHETYPES.length);
  });
});
