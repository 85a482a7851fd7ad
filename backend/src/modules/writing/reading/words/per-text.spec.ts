import { describe, expect, it } from '@jest/globals';
import { perText } from './per-text.js';

describe('Texts that are read again', () => {
  const counted = (charactersMax: number) => {
    const read: string[] = [];
    return {
      read,
      upper: perText((text) => {
        read.push(text);
        return text.toUpperCase();
      }, charactersMax),
    };
  };

  it('are read once', () => {
    const { read, upper } = counted(10);
    expect(['ab', 'cd', 'ab'].map(upper)).toEqual(['AB', 'CD', 'AB']);
    expect(read).toEqual(['ab', 'cd']);
  });

  it('are forgotten where they are too much together, the one of longest ago first', () => {
    const { read, upper } = counted(6);
    ['aaa', 'bbb', 'aaa', 'ccc', 'aaa', 'bbb'].forEach((text) => upper(text));
    expect(read).toEqual(['aaa', 'bbb', 'ccc', 'bbb']);
  });

  it('do not stay where one alone is too much', () => {
    const { read, upper } = counted(2);
    expect([upper('abc'), upper('abc')]).toEqual(['ABC', 'ABC']);
    expect(read).toHaveLength(2);
  });
});
