import { describe, expect, it } from '@jest/globals';
import type { PostLanguage } from '@drumbeat/domain';
import { addressOf } from './address.js';
import { formsOf } from './form-of-post.js';
import { isWe, saysWe } from './speakers.js';

describe('Who speaks in a post', () => {
  it.each([
    ['es', 'En la clínica teníamos una tele. La cambiamos por una silla.', true],
    ['es', 'La usamos dos veces al mes.', true],
    ['es', 'Llevamos un año apuntándolo.', true],
    ['es', 'Los mismos primos pesan cien gramos en los últimos tramos.', false],
    ['es', 'Los próximos máximos son anónimos.', false],
    ['fr', 'On a couvert six planches à deux.', true],
    ['fr', 'Depuis, à 18 h, on ferme le hangar à clé.', true],
    ['fr', "On m'a dit de monter mes prix.", false],
    ['fr', 'Quand on travaille seul, on peut tout rater.', false],
    ['fr', 'On dirait un champ.', false],
    ['de', 'Dort haben wir gewartet.', true],
    ['en', 'She said "we will call you" and left.', false],
  ] as const)('is "we" (%s): %s', (language, own, does) => {
    const [post] = formsOf([own]);
    expect(saysWe({ own: post?.own ?? '', language })).toBe(does);
  });

  it.each([
    ['es', 'Le pregunté cómo. He comprado una mesa que hicimos entre dos.', false],
    ['es', 'Teníamos una tele. La cambiamos por una silla.', true],
    ['fr', "J'ai pleuré, j'y suis retournée. On a tout couvert.", false],
  ] as const)('is "we" rather than "I" (%s): %s', (language, own, does) => {
    expect(isWe({ own, language })).toBe(does);
  });

  it.each([
    ['fr', "T'attends quoi ?", 'tu'],
    ['fr', 'T’arraches quoi, cette année ?', 'tu'],
    ['fr', 'Où va-t-il ?', null],
    ['de', 'Fragen Sie den Vertrieb.', 'Sie'],
  ] as const)('addresses the reader (%s): %s', (language: PostLanguage, own, form) => {
    expect(addressOf({ own, language })).toBe(form);
  });

  it('addresses nobody by what others say', () => {
    const [post] = formsOf(['La banquière a regardé mon cahier : « Vous savez où vous allez. »']);
    expect(addressOf({ own: post?.own ?? '', language: 'fr' })).toBeNull();
  });
});
