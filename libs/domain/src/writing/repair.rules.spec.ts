import { describe, expect, it } from '@jest/globals';
import { repairInstruction } from './repair.rules.js';

describe('the repair instruction', () => {
  it('names every problem on its own line', () => {
    const lines = repairInstruction(['hook is empty.', 'category is unknown.']).split('\n');
    expect(lines).toContain('- hook is empty.');
    expect(lines).toContain('- category is unknown.');
    expect(lines.at(-1)).toMatch(/^Answer again in full/);
  });

  it('stays readable with many problems', () => {
    const instruction = repairInstruction(Array.from({ length: 50 }, (_, n) => `problem ${n}`));
    expect(instruction.split('\n')).toHaveLength(23);
    expect(instruction).toContain('- and 30 more of this kind.');
  });
});
