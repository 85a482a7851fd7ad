import type { PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { writtenFromSpeech } from './written-from-speech.js';

const written = (said: string, language: PostLanguage) => writtenFromSpeech(said, language, false).text;

describe('What belongs to the clause before', () => {
  it.each<[PostLanguage, string, string]>([
    [
      'fr',
      "euh le médecin il me dit traduisez et moi je lui dis docteur je peux traduire mais elle n'a pas compris votre première phrase et il a ri",
      "docteur je peux traduire, mais elle n'a pas compris votre première phrase",
    ],
    [
      'fr',
      'euh on était au tribunal à dix heures et je lui réponds monsieur le président je peux mais il parle avec les mains',
      'monsieur le président je peux, mais il parle avec les mains',
    ],
    [
      'de',
      'ähm der macht mir die Tür auf und er braucht keinen mehr und da hab ich gesagt schön aber der Schornstein steht ja noch',
      'gesagt schön, aber der Schornstein steht ja noch',
    ],
    [
      'en',
      'um she came in on the Monday and she says my card was stopped but you took the money on Friday and I checked the till',
      'my card was stopped, but you took the money',
    ],
    [
      'en',
      'so um I had a tablet and a drone and you know she had a kitchen window and we got the same answer',
      'I had a tablet and a drone. She had a kitchen window. We got',
    ],
    [
      'en',
      'um this is me walking back to the van so excuse the wind so yesterday I was at the farm near Talgarth and the ash is dying',
      'yesterday I was at the farm near',
    ],
  ])('%s: “%s” keeps it', (language, said, part) => {
    expect(written(said, language)).toContain(part);
  });

  it.each<[PostLanguage, string, string]>([
    [
      'en',
      "um he said it can't be done in a week but we did it in four days and he sent us a crate of beer and we drank it",
      'in a week. But we did it in four days',
    ],
    [
      'en',
      'um we took a spade and a torch and the apprentice had a bucket and we went round the back and found the drain',
      'a torch. The apprentice had a bucket',
    ],
  ])('%s: “%s” is parted where the story goes on', (language, said, part) => {
    expect(written(said, language)).toContain(part);
  });
});
