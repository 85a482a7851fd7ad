import type { PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { withoutFillers } from './fillers.js';

describe('A sentence without fillers', () => {
  it.each<[PostLanguage, string, string]>([
    ['en', 'The result, of course, was £71,000.', 'The result was £71,000.'],
    ['en', 'I just very much really think that we actually saved.', 'I just very much think that we saved.'],
    ['en', 'It was £60, of course.', 'It was £60.'],
    ['en', 'Honestly, it was really good.', 'It was good.'],
    ['en', 'Of course we asked for it, and in fact they paid.', 'We asked for it, and they paid.'],
    ['en', 'Very few of them left.', 'Few of them left.'],
    [
      'en',
      'They are really, really good, really good people.',
      'They are really, really good, really good people.',
    ],
    ['de', 'Wir haben wirklich gut geschlafen.', 'Wir haben gut geschlafen.'],
    ['de', 'Der Rest ist natürlich Papier.', 'Der Rest ist Papier.'],
    [
      'fr',
      'En fait, on a bien sûr posé un support vraiment simple.',
      'On a bien sûr posé un support simple.',
    ],
    ['en', 'Obviously we lost, and he was obviously angry.', 'We lost, and he was angry.'],
    ['de', 'Im Grunde genommen haben wir den Kunden verloren.', 'Wir haben den Kunden verloren.'],
    ['de', 'Wir haben, im Grunde genommen, nichts getan.', 'Wir haben nichts getan.'],
    ['fr', 'En fait on a perdu le client.', 'On a perdu le client.'],
    ['fr', 'C’est en fait le prix qui gêne.', 'C’est le prix qui gêne.'],
    ['fr', 'Du coup j’ai baissé les prix.', 'J’ai baissé les prix.'],
    ['fr', 'On a du coup perdu deux mois.', 'On a perdu deux mois.'],
    ['fr', 'Et du coup, le client est parti.', 'Et le client est parti.'],
    ['fr', 'Elle est, bien sûr, partie.', 'Elle est partie.'],
    ['es', 'Quitamos, de hecho, un cable realmente viejo.', 'Quitamos un cable viejo.'],
  ])('is whole in %s: %s', (language, sentence, freed) => {
    expect(withoutFillers(sentence, language)).toBe(freed);
  });

  it.each<[PostLanguage, string]>([
    ['en', 'She kicked me on Thursday, thank you very much 🐴'],
    ['en', 'It was literally translated from Polish.'],
    ['en', 'I don’t really care.'],
    ['en', 'It isn’t very good.'],
    ['en', 'We found a really old letter and an absolutely fine one.'],
    ['en', 'That was the very man.'],
    ['en', 'Did it really happen?'],
    ['en', 'We close at the end of the day.'],
    ['en', 'He speaks simply and means it.'],
    ['de', 'Der Wald ist natürlich gewachsen.'],
    ['de', 'Und eigentlich war das gut.'],
    ['de', 'Ich danke dir sehr.'],
    ['de', 'Ist das wirklich so?'],
    ['de', 'Er ist zu sehr mit Preisen beschäftigt.'],
    ['de', 'Wenn wir in der Lage sind, das zu tun, kommen eine Vielzahl von neuen Kunden.'],
    ['en', 'It was not obviously wrong.'],
    ['de', 'Im Grunde der Schlucht liegt Schnee.'],
    ['fr', 'En fait partie le client de Lyon.'],
    ['fr', 'Il est du coup de main.'],
    ['fr', 'Elle en fait trois par jour.'],
    ['fr', 'Il est bien sûr de lui.'],
    ['fr', 'Le bruit du coup a réveillé tout le monde.'],
    ['fr', 'Il parle franchement de tout.'],
    ['es', 'Son una pareja de hecho.'],
    ['es', 'Lo convertimos en realidad.'],
    ['es', 'Vinieron un gran número de personas.'],
  ])('stays as it is where a word says something in %s: %s', (language, sentence) => {
    expect(withoutFillers(sentence, language)).toBe(sentence);
  });
});
