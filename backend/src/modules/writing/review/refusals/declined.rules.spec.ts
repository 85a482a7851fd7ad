import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { mayDecline } from './declined.rules.js';
import { isRefusal } from './refusal.rules.js';

/** Of a harbour pilot, a midwife, a winegrower and a pharmacist. */
const NOTES = [
  'the bow thruster was broken since rotterdam, the master knew, the chief engineer knew. 200 metres from the quay i put the anchor down, the pilot card said working, wind on the beam',
  'seit januar fahren wir mit den familien die strecke zur klinik, abends, im dunkeln. von 16 familien haben 11 die zufahrt nicht gefunden, eine hatte ein krankenhaus im navi, das geschlossen ist',
  "en mars j'ai arrêté de passer par mon distributeur à lyon. il prenait 28 %. j'ai appelé les 43 cavistes, trente-quatre sont restés, moins de bouteilles et plus de marge, sans savoir comment s'appelle ma mère",
  'amparo, 86 años, se caía en casa. tomaba 14 medicamentos de cuatro médicos. llamé a los cuatro y quitamos cinco, ninguno sabía del otro, desde abril camina sola hasta la plaza',
];

const REFUSALS = [
  'I’m not able to write this one. It describes a safety incident involving an identifiable vessel, and I’d recommend speaking to your legal team first.',
  'Unfortunately this request touches on content I have been asked to avoid.',
  'Posts about named ships are something I stay away from. Happy to help with a general piece.',
  'I would rather leave this one alone, since writing it could harm somebody.',
  'Da es hier um Patientinnen geht, möchte ich davon absehen, einen Text zu schreiben.',
  'Das gehört leider nicht zu den Dingen, bei denen ich helfen kann.',
  'Bei solchen Themen halte ich mich mit Texten zurück. Eine Rechtsberatung wäre hier die bessere Adresse.',
  'Désolé, mais la promotion de boissons alcoolisées ne fait pas partie de ce que je peux faire.',
  'Je m’en tiendrai là : ce sujet sort de ce que je traite. Un juriste saura mieux vous répondre.',
  'Con este tema prefiero no ayudar, porque podría identificar a una persona.',
  'Mejor no: publicaciones así quedan fuera de lo que hago. Consulta a un profesional.',
];

const POSTS = [
  'I must decline to sell a ship that nobody has looked at. The surveyor came on Friday.',
  'I can’t help with the anchor. I can only drop it, and on Tuesday I did.',
  'I won’t write down what the master said. The harbour heard it anyway.',
  'Okay, so the thruster did not work. The card said it did.',
  'I don’t post about ships. I board them at four in the morning and go home at noon.',
  'Ich kann nicht bei jeder Geburt helfen. Also üben wir die Strecke vorher.',
  'Ich schreibe keine Wegbeschreibung mehr. Wir fahren die Strecke zusammen, im Dunkeln.',
  'Mir fehlt dafür die Zeit. Die Familien haben sie auch nicht.',
  'Je ne peux pas faire moins cher. Le distributeur prenait 28 %, la vigne prend le reste.',
  'Je refuse de vendre à qui ne goûte pas. Un caviste sur deux revient le samedi.',
  'No puedo ayudar a quien no me llama. Los cuatro médicos cogieron el teléfono.',
  'Prefiero no contar las pastillas. Rocío las cuenta, y nunca falta una.',
];

describe('A short answer about the task alone', () => {
  it.each(REFUSALS)('is a refusal: %s', (answer) => {
    expect(isRefusal(answer, NOTES)).toBe(true);
  });

  it.each(POSTS)('is a post where it tells something: %s', (post) => {
    expect(isRefusal(post, NOTES)).toBe(false);
  });

  it('is the author’s where they keep away from it themselves', () => {
    const notes = [...NOTES, 'i stay away from posts about named ships. happy to help the yard though'];
    expect(isRefusal('Posts about named ships are something I stay away from.', notes)).toBe(false);
  });

  it('is none with a sentence of a post behind it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...REFUSALS), fc.constantFrom(...NOTES), (answer, notes) => {
        expect(isRefusal(`${answer}\n\n${notes}`, NOTES)).toBe(false);
      }),
    );
  });

  it.each([
    [
      0,
      'I’m hesitant to put this into words for an audience. Consider running it past the port authority first.',
      true,
    ],
    [1, 'Dafür stehe ich leider nicht zur Verfügung.', false],
    [2, 'Je ne suis malheureusement pas en mesure de donner suite.', false],
    [3, 'Como trata de una persona enferma, prefiero dejarlo aquí.', true],
  ])('is one where it has no word of what the text was to be made of: %i', (index, answer, isPlain) => {
    const made = NOTES.slice(index, index + 1);
    expect(isRefusal(answer, NOTES, made)).toBe(true);
    // Where it does not say itself that it is one, nothing can be said of what is not told.
    expect(isRefusal(answer, NOTES)).toBe(isPlain);
    expect(isRefusal(answer, NOTES, ['the thruster'])).toBe(isPlain);
    expect(isRefusal(`${answer} At 4:30 the wind turned.`, NOTES, made)).toBe(false);
  });

  it.each(POSTS)('is a post where it has one of them: %s', (post) => {
    expect(isRefusal(`${post} The thruster, die Strecke, les cavistes, los médicos.`, NOTES, NOTES)).toBe(
      false,
    );
  });
});

describe('A text that may decline', () => {
  const of = (index: number) => {
    const made = NOTES.slice(index, index + 1);
    return { material: made, ownPosts: [], made };
  };
  const quoted = (text: string, index: number) =>
    mayDecline(text, of(index)).map(({ start, end }) => text.slice(start, end));

  it.each([
    [0, 'I’d suggest asking a lawyer about this before the chief engineer reads it.'],
    [0, 'Happy to do one on harbours. The broken thruster, no.'],
    [1, 'Für die Familien wäre hier die Rechtsabteilung die bessere Adresse.'],
    [2, 'Mettre en cause un distributeur, je ne le ferai pas.'],
    [3, 'Gracias por contármelo, pero una persona mayor merece que no la saque aquí.'],
  ])('is kept and marked as a whole where it tells hardly anything of its notes: %i %s', (index, text) => {
    expect(isRefusal(text, NOTES.slice(index, index + 1), NOTES.slice(index, index + 1))).toBe(false);
    expect(quoted(text, index)).toEqual([text]);
  });

  it('is marked where it breaks off, unless its author writes of writing', () => {
    const told =
      'The thruster was broken since Rotterdam, and the master knew. I put the anchor down at 200 metres.';
    const breaksOff = 'I can’t continue with this post, as the chief engineer is named.';
    const text = `${told}\n\n${breaksOff}`;
    expect(quoted(text, 0)).toEqual([breaksOff]);
    expect(mayDecline(text, { ...of(0), ownPosts: ['I write a post a week.'] })).toEqual([]);
  });

  it.each([
    [0, 'The bow thruster was broken since Rotterdam. I put the anchor down.'],
    [0, 'I don’t ask the master. I put the anchor down.'],
    [1, 'Ich fahre nicht mehr im Hellen. Die Zufahrt zur Klinik findet im Dunkeln keiner.'],
    [2, 'Je ne passe plus par mon distributeur. Trente-quatre cavistes sont restés.'],
    [3, 'Ninguno sabía del otro. Amparo camina sola hasta la plaza.'],
  ])('is none that is made of its notes: %i %s', (index, text) => {
    expect(quoted(text, index)).toEqual([]);
  });
});
