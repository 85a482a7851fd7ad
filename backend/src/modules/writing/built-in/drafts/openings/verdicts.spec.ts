import type { PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { isShortVerdict, isVerdict } from './verdicts.js';

describe('A verdict', () => {
  it('is a short judgement without facts', () => {
    expect(isVerdict('Cash planning is mostly calendar work.', 'en')).toBe(true);
    expect(isVerdict('Cash planning is thirteen calls.', 'en')).toBe(false);
  });

  it.each<[PostLanguage, string]>([
    ['en', 'Patience is the cheapest tool I know.'],
    ['de', 'Wer weniger Lärm will, sollte zuerst die Türen prüfen.'],
    ['de', 'Anwesenheit ist kein Beweis.'],
    ['de', 'Vorhandensein ist kein Nachweis.'],
    ['de', 'Wer Verhalten ändern will, muss zuerst zuhören.'],
    ['de', 'Ordnung im Lager spart mehr als jede Software.'],
    ['de', 'Geduld ist billiger als Nacharbeit.'],
    ['de', 'Angebote gewinnt man am Telefon.'],
    ['de', 'Der billigste Anbieter ist selten der günstigste.'],
    ['de', 'Zertifikate machen niemanden satt.'],
    ['de', 'Wer nicht fragt, zahlt doppelt.'],
    ['de', 'Lob ist kein Gehalt.'],
    ['fr', 'Qui veut moins de bruit devrait vérifier les portes.'],
    ['fr', 'La patience est le seul outil gratuit que je connaisse.'],
    ['es', 'Quien quiera menos ruido debería revisar las puertas.'],
    ['es', 'La paciencia es la herramienta más barata que conozco.'],
  ])('holds beyond the story (%s): %s', (language, sentence) => {
    expect(isVerdict(sentence, language)).toBe(true);
  });

  it.each<[PostLanguage, string]>([
    ['en', 'It was the cheapest tool I know.'],
    ['de', 'Er sollte zuerst die Türen prüfen.'],
    ['de', 'Jeder sollte die Türen prüfen.'],
    ['de', 'Frau Kramer wartete nicht.'],
    ['de', 'Der Kunde zahlte nicht.'],
    ['de', 'Malte kam zu spät.'],
    ['de', 'Wir gewannen den Auftrag.'],
    ['de', 'Die Rinne tropfte in Bremen.'],
    ['fr', 'Il vérifiait les portes tous les soirs.'],
    ['es', 'Revisaba las puertas cada noche.'],
  ])('is none where it tells of one day (%s): %s', (language, sentence) => {
    expect(isVerdict(sentence, language)).toBe(false);
  });

  it.each<[PostLanguage, string]>([
    ['en', 'Most budgets lie.'],
    ['en', 'Averages hide trouble.'],
    ['en', 'Fear costs money.'],
    ['en', 'Cash is king.'],
    ['en', 'Nobody reads decks.'],
    ['en', 'Plans are wishes.'],
    ['en', 'Silence is expensive.'],
    ['en', 'Discounts train customers.'],
    ['en', 'Boring always wins.'],
    ['en', 'Good locks jam.'],
    ['en', 'Details sell houses.'],
    ['en', 'Hope never scales.'],
    ['en', 'Cheap paint peels.'],
    ['en', 'Waiting costs more.'],
    ['en', 'Perfect kills good.'],
    ['de', 'Angst kostet Geld.'],
    ['de', 'Budgets lügen meistens.'],
    ['de', 'Ordnung ist Arbeit.'],
    ['de', 'Billig wird teuer.'],
    ['de', 'Schweigen kostet Vertrauen.'],
    ['fr', 'La peur coûte.'],
    ['fr', 'Les budgets mentent.'],
    ['fr', 'L’attente coûte cher.'],
    ['fr', 'Les moyennes trompent.'],
    ['es', 'El miedo cuesta.'],
    ['es', 'Los presupuestos mienten.'],
    ['es', 'Lo barato cuesta.'],
    ['es', 'Nadie lee contratos.'],
    ['es', 'Esperar cuesta dinero.'],
  ])('may have three words in %s, where one is surely its verb: %s', (language, sentence) => {
    expect(isShortVerdict(sentence, language)).toBe(true);
    expect(isVerdict(sentence, language)).toBe(true);
  });

  it.each<[PostLanguage, string]>([
    ['en', 'Long working days.'],
    ['en', 'Blue metal boxes.'],
    ['en', 'Second floor windows.'],
    ['en', 'That always helps.'],
    ['en', 'It never works.'],
    ['en', 'They are wrong.'],
    ['en', 'Which was nice.'],
    ['en', 'Nobody came again.'],
    ['en', 'Not the pay.'],
    ['en', 'He is gone.'],
    ['en', 'Then it rains.'],
    ['en', 'This is it.'],
    ['en', 'So we waited.'],
    ['en', 'Invoices, slides, decks.'],
    ['en', 'Old habits again.'],
    ['en', 'Mostly small shops.'],
    ['en', 'Thanks for reading.'],
    ['en', 'Ask me anything.'],
    ['en', 'Same old mistakes.'],
    ['en', 'Customer service basics.'],
    ['de', 'Viele kleine Betriebe.'],
    ['de', 'Das hilft immer.'],
    ['de', 'Er ist weg.'],
    ['de', 'Gute alte Zeiten.'],
    ['de', 'Danke fürs Lesen.'],
    ['de', 'Neue Fenster eingesetzt.'],
    ['de', 'So geht das.'],
    ['de', 'Wieder keine Antwort.'],
    ['de', 'Kleine Runde heute.'],
    ['de', 'Alle Leitungen geprüft.'],
    ['fr', 'Une belle journée.'],
    ['fr', 'Elle est partie.'],
    ['fr', 'C’est comme ça.'],
    ['fr', 'Petite annonce gratuite.'],
    ['fr', 'Merci à tous.'],
    ['fr', 'Une vraie surprise.'],
    ['fr', 'Les portes ouvertes.'],
    ['es', 'Una buena pieza.'],
    ['es', 'Es muy caro.'],
    ['es', 'Eso nunca falla.'],
    ['es', 'Gracias por leer.'],
    ['es', 'Otra semana larga.'],
    ['es', 'La pieza barata.'],
    ['es', 'Puertas muy grandes.'],
    ['en', 'High labour costs.'],
    ['en', 'Is cash king?'],
  ])('is none of three words that only might have a verb, or point back, in %s: %s', (language, sentence) => {
    expect(isShortVerdict(sentence, language)).toBe(false);
  });
});
