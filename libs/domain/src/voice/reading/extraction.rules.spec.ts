import { describe, expect, it } from '@jest/globals';
import {
  countEmojis,
  emojiLevel,
  hashtagLevel,
  humorLevel,
  lengthPreference,
  questionLevel,
  sentenceLength,
} from './extraction.rules.js';

describe('sentence length', () => {
  it.each([
    [11, 'short'],
    [11.9, 'short'],
    [12, 'medium'],
    [20, 'medium'],
    [21, 'long'],
  ])('of %p words on average is %p', (words, length) => {
    expect(sentenceLength(words)).toBe(length);
  });
});

describe('post length', () => {
  it.each([
    [99, 'short'],
    [100, 'medium'],
    [250, 'medium'],
    [251, 'long'],
  ])('of %p words is %p', (words, length) => {
    expect(lengthPreference(words)).toBe(length);
  });
});

describe('levels by what a post has on average', () => {
  it.each([
    [0, 'none'],
    [0.1, 'light'],
    [1.9, 'light'],
    [2, 'moderate'],
    [4.9, 'moderate'],
    [5, 'frequent'],
  ])('%p emojis are %p', (perPost, level) => {
    expect(emojiLevel(perPost)).toBe(level);
  });

  it.each([
    [0, 'none'],
    [0.4, 'light'],
    [0.5, 'moderate'],
    [1, 'moderate'],
    [2, 'frequent'],
  ])('%p questions are %p', (perPost, level) => {
    expect(questionLevel(perPost)).toBe(level);
  });

  it.each([
    [0, 'none'],
    [2.9, 'light'],
    [3, 'moderate'],
    [5, 'moderate'],
    [6, 'frequent'],
  ])('%p hashtags are %p', (perPost, level) => {
    expect(hashtagLevel(perPost)).toBe(level);
  });

  it.each([
    [0, 'none'],
    [0.25, 'light'],
    [0.5, 'moderate'],
    [1, 'frequent'],
  ])('%p jokes are %p', (perPost, level) => {
    expect(humorLevel(perPost)).toBe(level);
  });
});

describe('emojis', () => {
  it.each([
    ['🚀🚀', 2],
    ['👩🏽‍💻 and 👨‍👩‍👧', 2],
    ['🇩🇪', 1],
    ['1️⃣ 2️⃣', 2],
    ['❤️', 1],
    ['12 © 2026 # *', 0],
    ['', 0],
  ])('of %p are %p', (text, count) => {
    expect(countEmojis(text)).toBe(count);
  });
});
