import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { THIN_WORDS, isThinMaterial, withoutPlaces } from './thin-material.rules.js';

const nothing = { notes: '', prompt: '', present: '' };
const words = (count: number) => Array.from({ length: count }, (_, n) => `word${n}`).join(' ');

describe('Material that is too thin to write from', () => {
  it.each(['', 'Pricing', 'Onboarding took three weeks', '   ', '— — — — — — — — — — — — —'])(
    'is a subject without anything about it: %p',
    (notes) => {
      expect(isThinMaterial({ ...nothing, notes })).toBe(true);
      expect(isThinMaterial({ ...nothing, present: notes })).toBe(true);
    },
  );

  it('is not a sentence or two with facts, however they came', () => {
    const facts = 'We raised our prices by 20% in May, and not one client left us.';
    expect(isThinMaterial({ ...nothing, notes: facts })).toBe(false);
    expect(isThinMaterial({ ...nothing, present: facts })).toBe(false);
  });

  it.each([
    '先月、三つのお店の値段を二割上げました。お客様は一人も離れませんでした。',
    '上个月我们把三家店的价格提高了百分之二十。一个客户也没有离开。',
    'เดือนที่แล้วเราขึ้นราคาสามร้าน และไม่มีลูกค้าคนไหนจากไปเลย',
  ])('is not a sentence or two in a script without spaces: %s', (notes) => {
    expect(isThinMaterial({ ...nothing, notes })).toBe(false);
  });

  it.each(['値段', '价格', 'ราคา'])('is a subject in such a script: %s', (notes) => {
    expect(isThinMaterial({ ...nothing, notes })).toBe(true);
  });

  it('is not a prompt of the library, which asks for something particular', () => {
    const prompt =
      'What nobody tells you about raising prices. Tell how you raised yours for the first time.';
    expect(isThinMaterial({ ...nothing, prompt })).toBe(false);
    expect(isThinMaterial({ ...nothing, prompt: 'Raising prices' })).toBe(true);
  });

  it('is a post that has nothing but places to fill', () => {
    const present = 'Raising prices\n\n[One case: who, when, which number.]\n\n[What you take from it.] 👇';
    expect(withoutPlaces(present)).toBe('Raising prices');
    expect(isThinMaterial({ ...nothing, present })).toBe(true);
    expect(withoutPlaces('We asked [who], and\n\nthey came.')).toBe('We asked , and\n\nthey came.');
  });

  it('ends exactly at the limit, and more words never make it thin again', () => {
    expect(isThinMaterial({ ...nothing, notes: words(THIN_WORDS - 1) })).toBe(true);
    expect(isThinMaterial({ ...nothing, notes: words(THIN_WORDS) })).toBe(false);
    fc.assert(
      fc.property(fc.nat(30), fc.nat(30), fc.nat(30), fc.nat(10), (notes, prompt, present, more) => {
        const material = { notes: words(notes), prompt: words(prompt), present: words(present) };
        if (isThinMaterial(material)) return;
        expect(isThinMaterial({ ...material, notes: words(notes + more) })).toBe(false);
      }),
    );
  });
});
