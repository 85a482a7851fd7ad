import { describe, expect, it } from '@jest/globals';
import { isNoProposal } from './no-proposal.rules.js';

describe('A prompt that is none', () => {
  it.each([
    ['I’d rather not suggest anything here', 'It is about the health of other people.'],
    ['No suggestion for this topic', 'I can make no proposal. Please give me a different topic.'],
    ['About your patients', 'This topic is confidential. Please check this internally first.'],
    ['Hierzu mache ich keinen Vorschlag', 'Es geht um Daten von Kunden.'],
    ['Zu Ihren Patienten', 'Dieses Thema ist vertraulich. Bitte nennen Sie mir ein anderes Thema.'],
    ['Ich möchte dazu nichts vorschlagen', 'Bitte prüfen Sie das zunächst intern.'],
    ['Je ne souhaite rien proposer sur ce thème', 'Il concerne des tiers.'],
    ['Vos patients', 'Ce sujet est trop sensible. Merci de choisir un autre sujet.'],
    ['Aquí no puedo sugerir nada', 'Son datos de clientes.'],
    ['Tus pacientes', 'Este tema es muy delicado. Dame otro tema, por favor.'],
  ])('asks for another subject, or says that it proposes nothing: %s', (hook, text) => {
    expect(isNoProposal({ hook, text })).toBe(true);
  });

  it.each([
    [
      'Why I never suggest a price first',
      'Tell of a client who asked for a price, and what you said instead.',
    ],
    ['I don’t propose a date', 'Describe the last time that a client chose the day.'],
    ['The confidential part', 'This topic is sensitive for many: tell what you leave out, and why.'],
    ['Another topic at dinner', 'What do you tell people when they ask for a different topic?'],
    ['Ich schlage keine Farbe vor', 'Erzähle von einem Kunden, der selbst gewählt hat.'],
    ['Kein Vorschlag vom Chef', 'Beschreib, wie dein Team ohne einen Vorschlag angefangen hat.'],
    ['Das heikle Thema', 'Dieses Thema ist heikel: Was sagst du, wenn jemand danach fragt?'],
    ['Je ne propose jamais deux vins', 'Racontez un repas où le client voulait choisir.'],
    ['Le sujet qui fâche', 'Ce sujet est délicat : comment en parlez-vous avec vos clients ?'],
    ['No propongo descuentos', 'Cuenta la última vez que un cliente pidió uno.'],
    ['El tema incómodo', 'Este tema es delicado: ¿cómo lo tratas con tus clientes?'],
  ])('is one where its author is asked for something: %s', (hook, text) => {
    expect(isNoProposal({ hook, text })).toBe(false);
  });
});
