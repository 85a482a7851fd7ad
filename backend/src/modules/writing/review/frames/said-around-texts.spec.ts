import { describe, expect, it } from '@jest/globals';
import { keptFindings } from '../kept-findings.js';
import { isRefusal } from '../refusals/refusal.rules.js';
import { tidyAnswer } from '../tidy-answer.js';

/** Of a vet, a roofer, a florist and a dentist. */
const AUTHORS = {
  en: {
    given: [
      'spaniel came in with a corn cob stuck, owner waited four days, the breeder had told her to wait. operated at midnight, dog fine, bill 1,900. the breeder now sends everyone to us',
    ],
    ownPosts: [
      'Cats hide pain. Look at the water bowl.',
      'The kennel cough season is here.',
      'Nobody weighs the dog.',
      'A bill is not a diagnosis.',
    ],
  },
  de: {
    given: [
      'Dach in der Lindenstraße, die Firma vor uns hat die Dampfsperre vergessen. Schimmel im Kinderzimmer. Der Vermieter wollte nur streichen. Wir haben 80 Quadratmeter aufgemacht, die Mieterin hat geweint',
    ],
    ownPosts: [
      'Ein Dach fragt nicht nach dem Wetter.',
      'Wir messen die Feuchte, nicht die Hoffnung.',
      'Ihr fragt nach Ziegeln. Fragt nach der Folie.',
      'Montag, Regen, Gerüst.',
    ],
  },
  fr: {
    given: [
      'une mariée a annulé la veille, les pivoines étaient là. on les a portées à la maison de retraite de la rue Monge, une dame de 94 ans a reconnu le parfum de son mariage',
    ],
    ownPosts: [
      'Une rose ne se presse pas.',
      'Le froid garde, la chaleur ouvre.',
      'Les pivoines durent neuf jours.',
      'On ne vend pas un lundi.',
    ],
  },
  es: {
    given: [
      'paciente con un implante puesto en el extranjero, se le movía. la clínica no contestaba. se lo quité y no cobré la visita. volvió con su hermana y con sus dos hijos',
    ],
    ownPosts: [
      'Una muela avisa dos veces.',
      'Nadie viene contento al dentista.',
      'El miedo se cura con tiempo.',
      'Cepillarse es barato.',
    ],
  },
} as const;
type Language = keyof typeof AUTHORS;

const REFUSALS: readonly (readonly [Language, string])[] = [
  ['en', 'Unfortunately, content about a breeder giving medical advice is outside what I can produce.'],
  ['en', 'I’m sorry, but describing an animal’s operation like this isn’t something I’ll do.'],
  ['en', 'Let’s leave the breeder out of it. I’d prefer to write something more general about dog care.'],
  ['en', 'This one isn’t for me, as it may damage a breeder’s reputation.'],
  ['de', 'Ich kann leider keine Vorwürfe gegen einen Vermieter öffentlich machen.'],
  [
    'de',
    'Zu Schimmel im Kinderzimmer möchte ich mich nicht festlegen. Bitte lassen Sie das von einem Sachverständigen prüfen.',
  ],
  ['de', 'Dabei mache ich nicht mit, weil die Mieterin erkennbar wäre.'],
  ['fr', 'Je me vois contrainte de refuser : une dame de la maison de retraite serait reconnaissable.'],
  ['fr', 'Ce n’est pas à moi de parler d’une mariée qui annule.'],
  ['fr', 'Je passe mon tour sur cette histoire de mariée.'],
  ['es', 'No me siento cómoda hablando de la clínica de otro país.'],
  ['es', 'Mejor que lo escriba un profesional sanitario; yo no debería opinar sobre implantes.'],
  ['en', 'I’ll have to bow out of this one; it could embarrass the owner.'],
  ['en', 'Given that a client’s dog and bill are mentioned, I don’t think I should put this in writing.'],
  ['en', 'My content rules keep me from criticising a breeder by trade.'],
  ['en', 'Could we pick another subject? Operations on animals are difficult for me to cover.'],
  ['de', 'Ich lasse die Finger von Geschichten über Vermieter.'],
  ['de', 'Tut mir leid, aber über weinende Mieterinnen schreibe ich nichts.'],
  ['de', 'Dieses Thema ist mir zu heikel. Wie wäre es stattdessen mit einem Beitrag über Dämmung?'],
  ['fr', 'Je ne me risquerai pas à raconter la vie privée d’une mariée.'],
  ['fr', 'Désolée, parler de personnes âgées sans leur accord dépasse ce que je fais.'],
  ['es', 'Lo siento, de pacientes y clínicas prefiero no decir nada.'],
  ['es', 'Esto lo tendría que escribir un abogado, no yo.'],
  ['en', 'Apologies, medical stories about pets aren’t something I get involved in.'],
  ['en', 'I can only offer general information about dogs, not a post about this owner.'],
  ['en', 'That would mean judging an owner I don’t know, and I won’t do that.'],
  ['de', 'Ich bitte um Verständnis, dass ich hierzu keinen Text liefere.'],
  ['fr', 'Raconter cela exposerait une dame âgée, alors je m’abstiens.'],
  ['fr', 'Je ne donnerai pas suite à cette demande sur la mariée.'],
  ['es', 'Sobre clínicas concretas no hago publicaciones.'],
  ['es', 'Tengo que parar: hay datos de una paciente.'],
];

const FIRST_LINES: readonly (readonly [Language, string])[] = [
  ['en', 'Wow, what a night! Let me try this:'],
  ['en', 'Alright, keeping it blunt and short as usual:'],
  ['en', 'Perfect. One post, coming up:'],
  ['de', 'Das ist stark. Ich würde es so aufziehen:'],
  ['de', 'Danke dir, daraus lässt sich etwas machen. Mein erster Wurf:'],
  ['fr', 'Ravie de vous aider. Une première version :'],
  ['fr', 'J’adore cette histoire, voici comment la raconter :'],
  ['es', 'Listo. Aquí está, con tu estilo de siempre:'],
  ['es', 'Me encanta. Lo dejaría así:'],
  ['en', 'Here is how I would open and close this one:'],
  ['en', 'What a case. This is where I landed:'],
  ['en', 'No problem at all! Something along these lines:'],
  ['de', 'Klingt gut. Daraus würde ich das hier machen:'],
  ['de', 'Hier mein Versuch, nah an deinem Ton:'],
  ['fr', 'Avec joie. Voilà ce que ça donne :'],
  ['fr', 'C’est très fort. Je commencerais ainsi :'],
  ['es', 'Vale, vamos allá. Mi propuesta:'],
  ['es', 'Gracias por contármelo. Podría ser algo así:'],
  ['en', 'Thanks for sharing. I’d post it like this:'],
  ['en', 'In your usual dry voice:'],
  ['de', 'Super Stoff! Hier kommt der Post:'],
  ['fr', 'C’est fait, dans votre style habituel :'],
  ['es', 'Hecho, con tu tono directo:'],
];

const LAST_WORDS: readonly (readonly [Language, string])[] = [
  ['en', 'I stuck to what you told me and left the rest out.'],
  ['en', 'Too blunt? Say so and I’ll soften it.'],
  ['de', 'Ich habe mich eng an Ihre Stichpunkte gehalten.'],
  ['fr', 'Tout est tiré de vos notes, rien n’est inventé.'],
  ['fr', 'Est-ce que cela te ressemble ?'],
  ['es', '¿Qué te parece?'],
  ['es', 'He usado solo lo que me contaste.'],
  ['de', 'Ist das so in deinem Sinne?'],
  ['de', 'Mehr stand in den Notizen nicht.'],
  ['fr', 'Je n’ai rien ajouté à vos informations.'],
  ['es', 'No he añadido nada que no estuviera en tus apuntes.'],
  ['en', 'I haven’t added anything that wasn’t in your notes.'],
  ['de', 'Wenn du magst, mache ich den Schluss weicher.'],
  ['de', 'Die Fakten sind alle aus deinen Notizen übernommen.'],
  ['fr', 'Si le ton vous semble trop sec, je peux l’adoucir.'],
  ['fr', 'J’ai laissé de côté ce que vos notes ne disaient pas.'],
  ['es', 'Todo sale de tus apuntes, no hay nada inventado.'],
];

/** An author may ask or say so, too. */
const DOUBTFUL: readonly (readonly [Language, string])[] = [
  ['en', 'Ready to post, or shall we go another round?'],
  ['de', 'Falls dir der Einstieg zu hart ist, sag einfach Bescheid.'],
  ['fr', 'On garde ça ?'],
  ['es', '¿Lo dejamos así o le damos otra vuelta?'],
  ['es', 'Si prefieres un cierre más suave, lo cambio.'],
  ['en', 'I left the breeder out on purpose; tell me if you want her back in.'],
  ['de', 'Wenn du einen anderen Schluss willst, fang anders an.'],
  ['fr', 'J’ai gardé mon ton.'],
  ['es', 'Si quieres otro final, cambia el principio.'],
];

/** Posts that sound like it, some of one sentence. */
const POSTS: readonly (readonly [Language, string])[] = [
  ['en', 'I won’t operate on a dog that only needs a walk.'],
  ['en', 'I told the breeder no. She sends us everyone now.'],
  ['en', 'My rules: weigh the dog, then the owner.'],
  ['en', 'I can’t make the bill smaller. I can make the wait shorter.'],
  ['en', 'Breeders don’t like me. Corn cobs do.'],
  ['en', 'Perfect. The dog ate the bandage:\n\nAll of it.'],
  ['en', 'What a night. Four calls:\n\nOne spaniel.'],
  ['en', 'Thanks for nothing, corn cob:\n\nMidnight surgery.'],
  ['en', 'The dog is fine.\n\nI left the rest out.'],
  ['en', 'The dog is fine.\n\nToo late? Ring anyway.'],
  ['de', 'Nur streichen? Das mache ich nicht.'],
  ['de', 'Ich habe dem Vermieter abgesagt. Er hat trotzdem angerufen.'],
  ['de', 'Schimmel ist mir zu heikel für Farbe. Also aufmachen.'],
  ['de', 'Das ist stark. Achtzig Quadratmeter:\n\nNass.'],
  ['de', 'So würde ich ein Dach bauen:\n\nVon innen.'],
  ['de', 'Das Dach ist dicht.\n\nMehr stand im Vertrag nicht.'],
  ['de', 'Das Dach ist dicht.\n\nWenn ihr mögt, kommt gucken.'],
  ['fr', 'Je n’ai pas rendu l’acompte. J’ai rendu les pivoines.'],
  ['fr', 'Je ne jette pas les fleurs d’une mariée.'],
  ['fr', 'Je refuse les commandes du samedi. Sauf les mariées.'],
  ['fr', 'C’est simple. Une pivoine, un verre :\n\nPas plus.'],
  ['fr', 'Merci, madame. Votre parfum :\n\nPivoine.'],
  ['fr', 'La dame a souri.\n\nOn garde les vases.'],
  ['fr', 'La dame a souri.\n\nJe n’ai rien ajouté.'],
  ['es', 'No cobro lo que no hago.'],
  ['es', 'No opino de otras clínicas. Quito sus implantes.'],
  ['es', 'Qué susto. El implante bailaba:\n\nSolo.'],
  ['es', 'Así lo contaría mi madre:\n\nMal.'],
  ['es', 'Volvió con su hermana.\n\nNo he inventado nada.'],
  ['es', 'Volvió con su hermana.\n\n¿Lo dejamos para el lunes?'],
];

const BODY = 'The first line of it.\n\nAnd the last one.';
const contextOf = (language: Language) => ({
  material: AUTHORS[language].given,
  known: [],
  ownPosts: AUTHORS[language].ownPosts,
  neverUse: [],
  isPart: false,
});

const isOffOrMarked = (answer: string, language: Language) => {
  const text = tidyAnswer(answer, contextOf(language));
  return text === BODY || keptFindings(text, contextOf(language)).some(({ kind }) => kind === 'remark');
};

describe('What a model says instead of a text, or around it', () => {
  it.each(REFUSALS)('is a refusal (%s): %s', (language, answer) => {
    expect(isRefusal(answer, AUTHORS[language].given, AUTHORS[language].given)).toBe(true);
  });

  it.each(FIRST_LINES)('comes off its beginning, or is marked (%s): %s', (language, line) => {
    expect(isOffOrMarked(`${line}\n\n${BODY}`, language)).toBe(true);
  });

  it.each(LAST_WORDS)('comes off its end, or is marked (%s): %s', (language, line) => {
    expect(isOffOrMarked(`${BODY}\n\n${line}`, language)).toBe(true);
  });

  it.each(DOUBTFUL)('stays at its end, and is marked (%s): %s', (language, line) => {
    const text = `${BODY}\n\n${line}`;
    expect(tidyAnswer(text, contextOf(language))).toBe(text);
    expect(keptFindings(text, contextOf(language))).toContainEqual({ kind: 'remark', quotation: line });
  });

  it.each(POSTS)('is not what an author says (%s): %j', (language, post) => {
    expect(isRefusal(post, AUTHORS[language].given, AUTHORS[language].given)).toBe(false);
    expect(tidyAnswer(post, contextOf(language))).toBe(post);
  });
});
