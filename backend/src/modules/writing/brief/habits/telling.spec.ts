import { describe, expect, it } from '@jest/globals';
import type { PostLanguage } from '@drumbeat/domain';
import { formsOf, type FormOfPost } from './form-of-post.js';
import { beginsWithPerson, beginsWithTime, reportsSpeech } from './telling.js';

const post = (text: string, language: PostLanguage): FormOfPost => ({ ...formsOf([text])[0]!, language });

describe('How a post tells', () => {
  it.each([
    ['en', 'On Tuesday a client called.', true],
    ['en', 'Three weeks ago we lost a bid.', true],
    ['en', 'You may march on.', false],
    ['en', 'What did you do last week?', false],
    ['de', 'Seit Januar bilden wir aus.', true],
    ['de', 'Wer ausbildet, braucht Geduld.', false],
    ['fr', 'Mardi, un client a appelé.', true],
    ['fr', 'L’année dernière, nous avons perdu un appel d’offres.', true],
    ['fr', 'Un prix se défend.', false],
    ['es', 'El martes llamó un cliente.', true],
    ['es', 'Hace tres semanas perdimos una licitación.', true],
    ['es', 'Un precio se defiende.', false],
  ] as const)('says when in its first sentence (%s): %s', (language, text, says) => {
    expect(beginsWithTime(post(text, language))).toBe(says);
  });

  it.each([
    ['en', 'My daughter asked me about invoices.', true],
    ['en', 'Prices are a promise.', false],
    ['de', 'Eine Tochter wollte keine Rede.', true],
    ['de', 'Preise sind ein Versprechen.', false],
    ['fr', 'Une cliente m’a écrit.', true],
    ['fr', 'Un prix est une promesse.', false],
    ['es', 'Una clienta me escribió.', true],
    ['es', 'Un precio es una promesa.', false],
  ] as const)('brings a person on (%s): %s', (language, text, does) => {
    expect(beginsWithPerson(post(text, language))).toBe(does);
  });

  it.each([
    ['en', 'She said that nobody had called.', true],
    ['en', 'He asked me why it was late.', true],
    ['en', '"It was late," he said.', false],
    ['de', 'Er fragte, ob er stören dürfe.', true],
    ['de', 'Er sagte nichts.', false],
    ['fr', 'Elle m’a dit qu’elle partait.', true],
    ['fr', 'Il a demandé pourquoi c’était cher.', true],
    ['fr', 'Il n’a rien dit.', false],
    ['es', 'Me dijo que era caro.', true],
    ['es', 'No dijo nada.', false],
  ] as const)('reports what was said (%s): %s', (language, text, does) => {
    expect(reportsSpeech(post(text, language))).toBe(does);
  });
});
