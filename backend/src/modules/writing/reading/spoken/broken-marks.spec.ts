import type { PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { writtenFromSpeech } from './written-from-speech.js';

const written = (text: string, language: PostLanguage) => writtenFromSpeech(text, language, false).text;

describe('Full stops that a recogniser set', () => {
  it.each<[PostLanguage, string, string]>([
    [
      'en',
      'So um. We opened the. Gate at six. And um. The goats were gone.',
      'We opened the gate at six. The goats were gone.',
    ],
    [
      'de',
      'Also ähm. Wir waren am. Dienstag beim. Steinmetz in Jever. Und ähm. Der Stein war weg.',
      'Wir waren am Dienstag beim Steinmetz in Jever. Der Stein war weg.',
    ],
    [
      'fr',
      'Je soulève la bâche, et euh. Le bois était sec. On a fermé la. Porte.',
      'Je soulève la bâche. Le bois était sec. On a fermé la porte.',
    ],
    [
      'es',
      'Bueno eh. Subimos a la. Torre de Úbeda. Y eh. La campana no estaba.',
      'Subimos a la torre de Úbeda. La campana no estaba.',
    ],
  ])('%s: go where no sentence ends, and with a sound', (language, said, text) => {
    expect(written(said, language)).toBe(text);
  });

  it('stay behind a whole sentence', () => {
    expect(written('Um, so did I. Then we left. That is what it was for.', 'en')).toContain(
      'So did I. Then we left.',
    );
    expect(written('Ähm, das bin ich. Dann kam Ruhe.', 'de')).toContain('ich. Dann');
  });

  it('leave no mark before the first word', () => {
    for (const [language, text] of [
      ['en', 'Um. We sold it.'],
      ['de', 'Ähm. Wir haben es verkauft.'],
      ['fr', 'Euh. On l’a vendu.'],
      ['es', 'Eh. Lo vendimos.'],
    ] as const)
      expect(written(text, language)).toMatch(/^\p{L}/u);
  });
});
