import { describe, expect, it } from '@jest/globals';
import { isAnnouncement } from './announcements.js';

describe('An announcement', () => {
  it.each<['en' | 'de' | 'fr' | 'es', string]>([
    ['en', 'I have been meaning to write about this for a while.'],
    ['en', 'I wanted to share this with all of you.'],
    ['de', 'Eigentlich wollte ich heute gar nichts schreiben.'],
    ['de', 'Ich wollte schon lange etwas darüber schreiben.'],
    ['fr', 'Cela fait longtemps que je voulais vous en parler.'],
    ['es', 'Mire, la verdad es que yo no quería meterme en este tema, pero bueno.'],
    ['es', 'Hace tiempo que quería escribir sobre esto.'],
    ['en', "I've got something to tell you."],
    ['en', 'Something happened this week.'],
    ['en', "Here's a story about phones."],
    ['en', 'I need to get this off my chest.'],
    ['en', "So, I've got to share something with you all today!"],
    ['de', 'Das wollte ich schon lange einmal aufschreiben.'],
    ['de', 'Das muss ich loswerden.'],
    ['de', 'Eine kleine Geschichte aus dem Alltag.'],
    ['de', 'Diese Woche ist mir etwas passiert.'],
    ['fr', 'Il faut que je vous raconte quelque chose.'],
    ['fr', 'Je tenais à partager ceci.'],
    ['fr', 'Voici une petite histoire.'],
    ['fr', "Il m'est arrivé quelque chose cette semaine."],
    ['es', 'Llevaba tiempo queriendo contar esto.'],
    ['es', 'Tengo que contaros una cosa.'],
    ['es', 'Os cuento una historia.'],
    ['es', 'Esta semana me ha pasado algo.'],
  ])('says nothing of its matter yet (%s): %s', (language, sentence) => {
    expect(isAnnouncement(sentence, language)).toBe(true);
  });

  it.each<['en' | 'de' | 'fr' | 'es', string]>([
    ['en', 'I write offers in 20 minutes.'],
    ['en', 'Nobody fails a test on the day.'],
    ['en', 'I talk to drivers before I talk to managers.'],
    ['de', 'Ich schreibe Angebote im Keller.'],
    ['de', 'Gouda braucht Salz, Zeit und einen, der nicht dauernd guckt.'],
    ['fr', 'Je parle aux enfants avant de servir.'],
    ['en', 'I tell my clients the truth.'],
    ['en', 'I have to tell people no.'],
    ['en', 'I had to write a will.'],
    ['en', 'We need to talk.'],
    ['en', 'My story is short.'],
    ['en', 'Nobody tells you this.'],
    ['de', 'Ich muss den Leuten sagen, was es kostet.'],
    ['de', 'Keiner wollte es sagen.'],
    ['fr', 'Je dois dire non.'],
    ['fr', 'Il faut parler aux gens.'],
    ['es', 'Nadie quería contar esto.'],
    ['es', 'Voy a contar hasta tres.'],
    ['es', 'Quiero una alberca que no se rompa.'],
  ])('is no sentence with matter (%s): %s', (language, sentence) => {
    expect(isAnnouncement(sentence, language)).toBe(false);
  });
});
