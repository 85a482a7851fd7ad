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
    expect(isAnnouncement(sentence, '', language)).toBe(true);
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
    expect(isAnnouncement(sentence, '', language)).toBe(false);
  });

  it.each<['en' | 'de' | 'fr' | 'es', string, string]>([
    ['en', "There's something I keep telling people about invoices.", 'Send invoices on the day.'],
    ['en', 'A few thoughts on hiring.', 'Hiring took us nine months.'],
    ['en', "Let's talk about deposits.", 'Every deposit costs a customer.'],
    ['de', 'Heute mal was zum Thema Urlaub.', 'Drei Monteure kündigten, weil der Urlaub fehlte.'],
    ['de', 'Ein paar Gedanken zu Rechnungen.', 'Die Rechnung kam im Mai.'],
    ['de', 'Es gibt etwas, das ich immer wieder sage.', 'Miss zuerst.'],
    ['fr', 'Il y a une chose que je répète souvent sur les devis.', 'Un devis de trois pages perd.'],
    ['fr', "Aujourd'hui, parlons de congés.", 'En août, nos congés coûtent cher.'],
    ['es', 'Hoy toca hablar de facturas.', 'Las facturas salen el día 3.'],
    ['es', 'Hay una cosa que siempre repito sobre los turnos.', 'El turno de noche enseña.'],
    ['en', 'I have been meaning to write about paint.', 'Every paint cracks in the end.'],
    ['en', "I've wanted to say a few words about scaffolding for ages.", 'Scaffolding killed my uncle.'],
    ['de', 'Heute möchte ich euch mal etwas über Kitt erzählen.', 'Unser Kitt war nach drei Tagen hart.'],
    ['de', 'Ich wollte schon lange über Gerüste schreiben.', 'Das Gerüst stand schief.'],
    ['fr', "Aujourd'hui je vais te parler d'enduit.", "L'enduit a tenu six mois."],
    ['fr', 'Je voulais depuis longtemps écrire sur les échafaudages.', 'Cet échafaudage penchait.'],
    ['es', 'Hoy quiero hablaros un poco de andamios.', 'Un andamio torcido no se nota.'],
    ['es', 'Llevo meses queriendo escribir sobre el yeso.', 'Nuestro yeso tardó tres días.'],
  ])('is a line that only names what is told (%s): %s', (language, sentence, rest) => {
    expect(isAnnouncement(sentence, rest, language)).toBe(true);
    // What nothing else names is not lost.
    const isNamed = !sentence.endsWith('sage.');
    expect(isAnnouncement(sentence, 'It rained.', language)).toBe(!isNamed);
  });

  it.each<['en' | 'de' | 'fr' | 'es', string, string]>([
    ['en', 'I have been meaning to write about paint.', 'It cracks in the end. Paint does.'],
    ['de', 'Ich wollte schon lange über Kitt schreiben.', 'Er wird hart. Kitt ist so.'],
    ['fr', "Je vais vous parler d'enduit.", "C'est du sable. L'enduit tient."],
    ['es', 'Quiero hablaros de yeso.', 'Es barato. El yeso dura.'],
  ])('stays where the next sentence speaks of what it names (%s): %s', (language, sentence, rest) => {
    expect(isAnnouncement(sentence, rest, language)).toBe(false);
  });

  it.each<['en' | 'de' | 'fr' | 'es', string]>([
    ['en', "There's something wrong with how we write invoices."],
    ['en', "There's something I never tell people about invoices."],
    ['en', "There's one thing I do with invoices."],
    ['en', 'We need to talk about invoices before the client does.'],
    ['de', 'Heute war mal was mit dem Urlaub.'],
    ['de', 'Es gibt etwas, das keiner über Urlaub sagt.'],
    ['de', 'Heute geht es um zwei Stellen.'],
    ['fr', "Il y a une chose que je n'ai jamais dite sur les devis."],
    ['fr', 'On parle de devis, jamais de prix.'],
    ['es', 'Hay algo que nadie dice de las facturas.'],
    ['es', 'Hoy toca pagar las facturas.'],
  ])('is more than that (%s): %s', (language, sentence) => {
    const rest = 'invoices Urlaub devis facturas';
    expect(isAnnouncement(sentence, rest, language)).toBe(false);
  });
});
