import type { PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { isPunchLine, isUnderstoodAlone } from './understood-alone.js';

describe('A first line', () => {
  it.each<[PostLanguage, string]>([
    ['fr', 'J’ai retourné la 7 le 3 août, la 2 le 21.'],
    ['en', 'We opened the 4 on Tuesday and the 6 on Friday.'],
    ['de', 'Die 3 war am Montag schon leer.'],
    ['es', 'Abrimos la 4 el lunes.'],
    ['de', 'mE ist das halt der Moment, für den man das macht.'],
    ['de', 'bzgl. Autobahn war sie panisch.'],
    ['en', 'approx. four people a day caught a heel.'],
    ['fr', 'env. trente personnes sont venues.'],
    ['de', 'Im Grunde ist das der ganze Trick.'],
    ['fr', 'Pour les clients, c’est ça le métier.'],
    ['en', 'The choir will just have to come down to it.'],
    ['en', 'I rang all 3 on one call, 11 minutes.'],
    ['de', 'Der Chor muss halt damit leben.'],
    ['de', 'Alle 3 haben am Montag unterschrieben.'],
    ['de', 'Der hat fünf Leute und macht nur Fassade.'],
    ['de', 'Statt dem Silvaner waren da zwölf Flaschen Saft drin.'],
    ['de', 'Fünf haben sich Notizen gemacht.'],
    ['en', 'Five said they tasted flint.'],
    ['fr', 'Cinq ont pris des notes.'],
    ['es', 'Cinco tomaron notas.'],
    ['en', 'I only wanted 120.'],
    ['de', 'Ich wollte nur 120.'],
    ['fr', 'Je n’en voulais que 120.'],
    ['es', 'Pedí solo 120.'],
    ['en', 'I shouted for the first four.'],
    ['de', 'Eins von 140.'],
    ['fr', 'Trente et un ans.'],
    ['fr', 'J’ai crié pour les quatre premières.'],
    ['es', 'Uno de cada 12.'],
    ['de', 'Die zahlen jetzt bar.'],
    ['de', 'Das Gesetz kennt hier keine Nachsicht.'],
    ['de', 'Auf die erste Frage kann ich fast immer mit Ja antworten.'],
    ['de', 'Von meinen Mandanten bejahen die Hälfte die zweite und nahezu keiner die dritte Frage.'],
    ['en', 'Most people say yes to the second question.'],
  ])('asks what a number, a shortened word or “that” stands for (%s): %s', (language, sentence) => {
    expect(isUnderstoodAlone(sentence, language)).toBe(false);
  });

  it.each<[PostLanguage, string]>([
    ['fr', 'J’ai retourné la parcelle 7 le 3 août.'],
    ['fr', 'Les 400 poches sont perdues depuis le 21.'],
    ['fr', 'M. Tanguy n’en vend jamais l’été.'],
    ['en', 'The 14 lifts of Carver House stopped in May.'],
    ['en', 'Mr. Adeyemi opens the door at ten.'],
    ['en', 'My apprentice asked what the best tool is.'],
    ['de', 'Am 12. November hat Emre bestanden.'],
    ['de', 'Die 61 Autos hat er selbst gezählt.'],
    ['de', 'Gestern war das Lager leer.'],
    ['en', 'I built a boat and sold the house for it.'],
    ['en', 'All 3 containers sailed on one day.'],
    ['de', 'Der Wirt hat fünf Leute.'],
    ['de', 'Fünf Techniker haben die Platine getauscht.'],
    ['fr', 'Cinq clients ont pris des notes.'],
    ['de', 'Meine Tante hat ein Boot und lebt damit.'],
    ['en', 'I am 41.'],
    ['en', 'We shut the shop in 2019.'],
    ['de', 'Ich nahm 120 Euro.'],
    ['de', 'Ich bin jetzt 41.'],
    ['fr', 'On est 12.'],
    ['es', 'Cumplí 41.'],
    ['es', 'A las 4 ya había tres en la puerta.'],
    ['es', 'Los 52 pianos pesan lo mismo que un camión.'],
    ['en', 'The first four weeks cost us the most.'],
    ['de', 'Die alten Räder zahlen sich aus.'],
    ['de', 'Wir sind hier auf dem Land.'],
    ['de', 'Eins von 140 Rädern ist gerissen.'],
    ['de', 'Die erste Frage, die ich stelle, ist die nach dem Preis.'],
    ['en', 'The first question I ask is about money.'],
    ['fr', 'J’y travaille depuis trente et un ans.'],
    ['es', 'La primera pregunta que hago es por el agua.'],
  ])('is understood alone where all of it is named (%s): %s', (language, sentence) => {
    expect(isUnderstoodAlone(sentence, language)).toBe(true);
  });

  it.each<[PostLanguage, string]>([
    ['en', 'Nobody had asked the porter.'],
    ['de', 'Niemand hat den Hausmeister gefragt.'],
    ['fr', 'Personne n’avait demandé au gardien.'],
    ['es', 'Nadie había preguntado al portero.'],
  ])('may be what the notes end with, of everybody or nobody (%s): %s', (language, sentence) => {
    expect(isPunchLine(sentence, language)).toBe(true);
  });

  it.each<[PostLanguage, string]>([
    ['en', 'Nobody had asked him before.'],
    ['en', 'Nobody of them came.'],
    ['en', 'Nobody paid the 400 pounds.'],
    ['en', 'The porter had known.'],
    ['fr', 'Personne ne l’a écouté ce jour-là.'],
    ['es', 'Nadie lo había visto venir.'],
  ])('is no such end where it points back, counts or tells of one (%s): %s', (language, sentence) => {
    expect(isPunchLine(sentence, language)).toBe(false);
  });
});
