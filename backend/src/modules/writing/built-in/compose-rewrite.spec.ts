import { draftProblems } from '../written-draft.rules.js';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { composeRewrite, isRewritingWish } from './compose-rewrite.js';

const POST = [
  'We raised our prices.',
  'It really felt wrong. It was not. Nobody left.',
  'In order to be sure, we actually asked ten clients. All of them stayed.',
  '#Pricing #Studios',
].join('\n\n');
const rewrite = (
  wish: string | null,
  text = POST,
  openings: readonly string[] = ['Ten clients, one letter.'],
) => composeRewrite({ text, wish, neverUse: [], openings });

describe('A text that the built-in writer rewrites', () => {
  it('becomes shorter, and keeps its first line, its order and its hashtags', () => {
    const short = rewrite('Shorter, please');
    expect(short.length).toBeLessThan(POST.length);
    expect(short.split('\n\n')).toEqual([
      'We raised our prices.',
      'It felt wrong. It was not.',
      'To be sure, we asked ten clients.',
      '#Pricing #Studios',
    ]);
    expect(rewrite('shorten this', 'We asked ten clients (all of them in Berlin).')).toBe(
      'We asked ten clients.',
    );
  });

  it('gets another first line and keeps everything else', () => {
    expect(rewrite('A stronger first line')).toBe(
      POST.replace('We raised our prices.', 'Ten clients, one letter.'),
    );
  });

  it('becomes a list behind its first line', () => {
    expect(rewrite('Make it a list').split('\n\n')[1]).toBe(
      '• It really felt wrong.\n• It was not.\n• Nobody left.',
    );
  });

  it('becomes plainer without losing a fact', () => {
    expect(rewrite('Simpler words')).toBe(
      POST.replace('really ', '').replace('In order to', 'To').replace('actually ', ''),
    );
  });

  it('keeps a wish that it cannot fulfil as a place to fill', () => {
    expect(isRewritingWish('Make it funnier')).toBe(false);
    expect(rewrite('Make it funnier')).toContain('[Your wish for this version: Make it funnier]');
  });

  it('says nothing new and uses no forbidden phrase, whatever the text', () => {
    const text = fc.oneof(fc.lorem({ maxCount: 60 }), fc.string({ maxLength: 400 }), fc.constant(POST));
    const wish = fc.constantFrom('shorter', 'plainer', 'as a list', null);
    fc.assert(
      fc.property(text, wish, fc.lorem({ maxCount: 1 }), (given, wanted, phrase) => {
        const rewritten = composeRewrite({ text: given, wish: wanted, neverUse: [phrase], openings: [] });
        expect(draftProblems(`${rewritten}.`, { neverUsePhrases: [phrase] })).toEqual([]);
        const known = new Set(given.toLowerCase().match(/\p{L}+/gu) ?? []);
        const added = (rewritten.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => !known.has(word));
        expect(
          added.filter((word) => !['to', 'because', 'now', 'many', 'about', 'can', 'use'].includes(word)),
        ).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});
