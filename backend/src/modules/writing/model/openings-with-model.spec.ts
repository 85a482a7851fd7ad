import { describe, expect, it } from '@jest/globals';
import { aWritingRequest } from '../../../../test/builders/writing-request.builder.js';
import type { LanguageModel, ObjectRequest } from '../../../platform/ai/language-model.js';
import { ModelRefusalError } from '../../../platform/ai/model.errors.js';
import { openingsFrom } from './openings-with-model.js';

describe('First lines of a model', () => {
  it('are read up to twice as many as were asked for, however many come', async () => {
    const problems: (readonly string[])[] = [];
    const lines = Array.from({ length: 5_000 }, (_, index) => `We lost ${index + 20} clients.`);
    const object = async <Value>(request: ObjectRequest<Value>): Promise<Value> => {
      const value = request.schema.parse({ openings: lines });
      problems.push(request.problems?.(value, 1) ?? [], request.problems?.(value, 2) ?? []);
      return value;
    };
    const model: Partial<LanguageModel> = { object };
    const { lines: offered } = await openingsFrom(model as LanguageModel, {
      ...aWritingRequest(),
      content: 'We lost some clients in May. I called them all.',
    });
    expect(offered).toHaveLength(5);
    expect(new Set(problems[0]?.map((problem) => problem.split(' says')[0])).size).toBeLessThanOrEqual(11);
  });

  const offeredOf = async (lines: readonly string[]) => {
    const object = async <Value>(request: ObjectRequest<Value>): Promise<Value> => {
      const value = request.schema.parse({ openings: lines });
      request.problems?.(value, 1);
      request.problems?.(value, 2);
      return value;
    };
    const model: Partial<LanguageModel> = { object };
    return openingsFrom(model as LanguageModel, {
      ...aWritingRequest(),
      content: 'We lost some clients in May. I called them all.',
    });
  };

  it('are offered without a line that hands them over or declines', async () => {
    const { lines } = await offeredOf([
      'Got it. Here’s my take:',
      'I called them all.',
      'I’d rather not weigh in on clients.',
      'Some clients left in May.',
    ]);
    expect(lines).toEqual(['I called them all.', 'Some clients left in May.']);
  });

  it('are a refusal where each of them declines', async () => {
    await expect(offeredOf(['My guidelines don’t allow me to write about clients.'])).rejects.toThrow(
      ModelRefusalError,
    );
  });

  const POSTS = {
    en: 'The strap was worn thin. Brackley wanted 900 pounds for a new saddle.',
    de: 'Der Riemen war durch. Der Händler Brackmann wollte einen neuen Sattel verkaufen.',
    fr: 'La sangle était usée. Le vendeur, Brochard, voulait une selle neuve.',
    es: 'La cincha estaba gastada. El vendedor, Bracamonte, quería una silla nueva.',
  } as const;
  const linesOf = async (language: keyof typeof POSTS, lines: readonly string[]) => {
    const object = async <Value>(request: ObjectRequest<Value>): Promise<Value> => {
      const value = request.schema.parse({ openings: lines });
      request.problems?.(value, 1);
      request.problems?.(value, 2);
      return value;
    };
    const own_posts = ['Leather is patient.', 'A knot holds.', 'Oil it.', 'Wait.', 'Then ride.'].map(
      (content) => ({ content, posted_at: null, figures: null }),
    );
    const request = { ...aWritingRequest({ own_posts: own_posts as never }), content: POSTS[language] };
    return (await openingsFrom({ object } as Partial<LanguageModel> as LanguageModel, request)).lines;
  };

  it.each([
    ['en', '**The strap was worn thin.** #saddles'],
    ['de', '**Der Riemen war durch, mehr nicht.** #Leder'],
    ['fr', '*Une sangle usée, rien de plus.* #cuir'],
    ['es', '__Una cincha gastada, nada más.__ #cuero'],
  ] as const)('are offered without Markdown and hashtags, %s: %s', async (language, line) => {
    for (const offered of await linesOf(language, [line, 'Brackley.'])) expect(offered).not.toMatch(/[*_#]/u);
  });

  it.each([
    ['en', 'Here are 5 opening lines you could use:', 'A worn strap, no more.'],
    ['en', 'Opening lines:', 'A worn strap, no more.'],
    ['de', 'Hier sind fünf Einstiege für deinen Beitrag:', 'Ein Riemen, sonst nichts.'],
    ['de', 'Mögliche erste Sätze:', 'Ein Riemen, sonst nichts.'],
    ['fr', 'Voici cinq accroches possibles :', 'Une sangle usée, rien de plus.'],
    ['es', 'Aquí van cinco aperturas para tu publicación:', 'Una cincha gastada, nada más.'],
  ] as const)('are offered without a line that hands them over, %s: %s', async (language, line, good) => {
    expect(await linesOf(language, [line, good])).toEqual([good]);
  });

  it.each([
    ['en', 'I’m sorry, but I can’t write openings for this post. It names Brackley and may be defamatory.'],
    [
      'de',
      'Leider kann ich für diesen Beitrag keine Einstiege schreiben, da er den Händler Brackmann nennt.',
    ],
    ['fr', 'Désolé, je ne peux pas rédiger d’accroches pour ce texte, car il met en cause Brochard.'],
    ['es', 'Lo siento, no puedo redactar comienzos para este texto porque menciona a Bracamonte.'],
  ] as const)(
    'are a refusal where each declines, though it has a name of the post, %s: %s',
    async (language, line) => {
      await expect(linesOf(language, [line, line])).rejects.toThrow(ModelRefusalError);
    },
  );

  it.each([
    ['en', 'I’m sorry, but I can’t write openings for this post. It names Brackley and may be defamatory.'],
    [
      'de',
      'Leider kann ich für diesen Beitrag keine Einstiege schreiben, da er den Händler Brackmann nennt.',
    ],
    ['fr', 'Désolé, je ne peux pas rédiger d’accroches pour ce texte, car il met en cause Brochard.'],
    ['es', 'Lo siento, no puedo redactar comienzos para este texto porque menciona a Bracamonte.'],
  ] as const)('are the same refusal as plain text, %s: %s', async (language, answer) => {
    const object = async <Value>(request: ObjectRequest<Value>): Promise<Value> => {
      if (request.isRefusal?.(answer)) throw new ModelRefusalError();
      return request.schema.parse({ openings: ['It is usable.'] });
    };
    const request = { ...aWritingRequest(), content: POSTS[language] };
    const offered = openingsFrom({ object } as Partial<LanguageModel> as LanguageModel, request);
    await expect(offered).rejects.toThrow(ModelRefusalError);
  });
});
