import { describe, expect, it } from '@jest/globals';
import { aWritingRequest } from '../../../../test/builders/writing-request.builder.js';
import { RecordedModel } from '../../../../test/support/writing/recorded-model.js';
import { ModelRefusalError } from '../../../platform/ai/model.errors.js';
import { composeQuestions } from '../built-in/drafts/questions.js';
import { ModelDraftWriter } from './model-draft-writer.js';

const request = aWritingRequest({ source: { kind: 'notes', notes: 'les poches percées. ça coûte' } });
const ask = (...answers: string[][]) =>
  new ModelDraftWriter(new RecordedModel(...answers.map((questions) => ({ questions })))).ask(
    request,
    new AbortController().signal,
  );

const GOOD = ['Qu’avez-vous vu avec les poches percées ?', 'Combien cela coûte-t-il la semaine dernière ?'];

describe('Questions of a model', () => {
  it.each([
    ['Dites-moi tout.', 'it does not ask'],
    ['Depuis que Pomona vous a volé 4 000 €, que faites-vous ?', 'it states what nobody said'],
    ['Pourquoi avez-vous perdu le client mardi ?', 'it gives the matter a day'],
    [GOOD[0] ?? '', 'it was asked already'],
    ['', 'it is empty'],
  ])('lose a bad one alone: “%s”, as %s', async (bad) => {
    expect(await ask([...GOOD, bad])).toEqual(GOOD);
  });

  it('are asked for once more where none is usable, and are the built-in ones where none comes', async () => {
    const bad = ['Dites-moi tout.'];
    expect(await ask(bad, GOOD)).toEqual(GOOD);
    expect(await ask(bad, bad)).toEqual(composeQuestions(request));
  });

  it('are at most three', async () => {
    const four = [...GOOD, 'Qui était là ?', 'Et après ?'];
    expect(await ask(four)).toEqual(four.slice(0, 3));
  });

  it('are no refusal, which is told as one', async () => {
    await expect(ask(['Je suis désolé, je ne peux pas vous aider avec cette demande.'])).rejects.toThrow(
      ModelRefusalError,
    );
  });
});
