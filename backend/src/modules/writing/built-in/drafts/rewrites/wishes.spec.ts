import { describe, expect, it } from '@jest/globals';
import { wishesOf } from './wishes.js';

describe('What an instruction asks of the built-in writer', () => {
  it.each([
    ['Make it shorter: keep the point, one example and the ending.', ['shorter']],
    ['Bitte etwas kürzer', ['shorter']],
    ['Plus court, s’il te plaît', ['shorter']],
    ['Hazlo más corto, por favor', ['shorter']],
    ['A stronger first line', ['opening']],
    ['Stärkerer Einstieg', ['opening']],
    ['no hashtags and no emojis', ['no-emoji', 'no-hashtags']],
    ['Drop the closing question', ['no-question']],
    ['Ohne Hashtags', ['no-hashtags']],
    ['Take the filler words out', ['fillers']],
    ['Weniger Füllwörter', ['fillers']],
    ['Moins de mots inutiles', ['fillers']],
    ['Menos muletillas', ['fillers']],
    ['Plainer words, please', ['plainer']],
    ['Make it a list', ['list']],
    ['', []],
  ])('is understood: %s', (instructions, kinds) => {
    expect(wishesOf(instructions)).toEqual({ kinds: new Set(kinds), isMore: false });
  });

  it.each([
    'Make it funnier',
    'Write it more the way I write: my words, my length of sentences.',
    'Shorter, and mention the price of Acme',
    'More detail, please',
    'Mach es lustiger',
    '?',
  ])('needs a model where it asks for anything else: %s', (instructions) => {
    expect(wishesOf(instructions).isMore).toBe(true);
  });
});
