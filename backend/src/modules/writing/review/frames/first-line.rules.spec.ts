import { describe, expect, it } from '@jest/globals';
import { doubtfulFrames, preambleOf } from './answer-frame.rules.js';
import { tidyAnswer } from '../tidy-answer.js';

const PEOPLE = {
  en: 'nine hives gone in february, the council sprayed the verge, i moved the bees to the orchard',
  de: 'treppe im kindergarten locker, der architekt hat die dübel gestrichen, der bauleiter hat unterschrieben',
  fr: 'le traiteur a servi nos éclairs au salon, la recette de ma grand-mère, des factures gardées',
  es: 'el alumno suspendió cuatro veces en la rotonda, el examinador miraba el móvil',
} as const;
const contextOf = (language: keyof typeof PEOPLE, ownPosts: readonly string[] = []) => ({
  material: [PEOPLE[language]],
  known: [],
  ownPosts,
  neverUse: [],
  isPart: false,
});
const BODY = 'The first line of it.\n\nAnd the last one.';

describe('A first line that ends with a colon', () => {
  it.each([
    ['en', 'Love this story! Here’s how I’d tell it:'],
    ['en', 'Great notes! Here’s my take:'],
    ['en', 'Got it. Here you go:'],
    ['en', 'Understood. Dry, short, no fluff:'],
    ['en', 'Such a moving story. My attempt:'],
    ['en', 'Thanks for the details! My suggestion, in your voice:'],
    ['en', 'Here’s how it could read:'],
    ['de', 'Selbstverständlich. Nachfolgend der Entwurf:'],
    ['de', 'Was für eine berührende Geschichte! Mein Vorschlag:'],
    ['de', 'Alles klar! So könnte der Beitrag aussehen:'],
    ['de', 'Gerne! Ich habe daraus folgenden Beitrag gemacht:'],
    ['de', 'Verstanden. Knapp und trocken:'],
    ['fr', 'Quelle histoire touchante ! Ma proposition :'],
    ['fr', 'Très belle anecdote. Je la raconterais ainsi :'],
    ['fr', 'C’est noté. Sobre et direct :'],
    ['fr', 'Bien compris. Voici comment je l’écrirais :'],
    ['es', '¡Qué buena historia! Yo la contaría así:'],
    ['es', '¡Por supuesto! A continuación, la publicación:'],
    ['es', 'Entendido. Seco y directo:'],
    ['es', 'Gracias por las notas. Así lo contaría yo, en tu tono:'],
  ] as const)('comes off or is marked where it hands a text over (%s): %s', (language, line) => {
    const text = `${line}\n\n${BODY}`;
    expect(preambleOf(text, contextOf(language)) ?? doubtfulFrames(text, contextOf(language))[0]).toEqual({
      start: 0,
      end: line.length,
    });
  });

  it.each([
    ['en', 'Right. Here’s how it went:'],
    ['en', 'Here’s what I told the inspector:'],
    ['en', 'Of course. My mother had the answer:'],
    ['en', 'Three things I learned:'],
    ['en', 'What a story! My neighbour tells it like this:'],
    ['en', 'Here’s what I’d tell him:'],
    ['en', 'My first mistake:'],
    ['en', 'My take on verges:'],
    ['en', 'Great stories have three parts:'],
    ['en', 'Short version, for councils:'],
    ['de', 'Hier eine Rechnung, die mir gefallen hat:'],
    ['de', 'Natürlich. Der Lehrling wusste es vorher:'],
    ['de', 'So mache ich das:'],
    ['de', 'Mein Fehler:'],
    ['de', 'Mein Vorschlag an jeden Architekten:'],
    ['fr', 'Voilà ce que je lui ai dit :'],
    ['fr', 'Mon erreur :'],
    ['fr', 'Une histoire de beurre :'],
    ['es', 'Así lo hago yo:'],
    ['es', 'Una historia de rotonda:'],
    ['es', 'Mi error:'],
  ] as const)('stays where it announces something (%s): %s', (language, line) => {
    const text = `${line}\n\n${BODY}`;
    expect(tidyAnswer(text, contextOf(language))).toBe(text);
  });

  it('stays where its author begins posts so, or the notes have it', () => {
    const text = `Understood. Dry, short, no fluff:\n\n${BODY}`;
    expect(tidyAnswer(text, contextOf('en', ['Understood. Dry, short, no fluff:\n\nHoney.']))).toBe(text);
  });
});
