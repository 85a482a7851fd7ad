import { beforeAll, describe, expect, it } from '@jest/globals';
import { readBodies, type Body } from './judgement.js';
import { measure, total, type Measured } from './measure.js';

describe('The analysis of voices that a person judged beforehand', () => {
  let bodies: readonly Body[];
  let measured: readonly Measured[];

  beforeAll(() => {
    bodies = readBodies();
    measured = bodies.map(measure);
  });

  it('reads eight bodies of at least twelve posts, in four languages, half of which the rules were tuned on', () => {
    expect(bodies).toHaveLength(8);
    expect(bodies.every(({ posts }) => posts.length >= 12)).toBe(true);
    expect(new Set(bodies.map(({ judgement }) => judgement.language)).size).toBe(4);
    expect(bodies.filter(({ isTuned }) => isTuned)).toHaveLength(4);
  });

  it('has the figures that were reached, and no worse', () => {
    const { levels, tones, topPhrases, falsePhrases, jargon } = total(measured);
    expect(levels.hits).toBeGreaterThanOrEqual(30);
    expect(tones.hits).toBe(8);
    expect(topPhrases.hits).toBe(8);
    expect(falsePhrases).toBe(0);
    expect(jargon.hits / jargon.of).toBeGreaterThanOrEqual(0.75);
  });

  it('holds on the bodies that the rules were not tuned on', () => {
    const { levels, tones, topPhrases, falsePhrases, jargon } = total(
      measured.filter(({ isTuned }) => !isTuned),
    );
    expect(levels.hits).toBeGreaterThanOrEqual(14);
    expect(tones.hits).toBe(4);
    expect(topPhrases.hits).toBe(4);
    expect(falsePhrases).toBe(0);
    expect(jargon.hits / jargon.of).toBeGreaterThanOrEqual(0.7);
  });
});
