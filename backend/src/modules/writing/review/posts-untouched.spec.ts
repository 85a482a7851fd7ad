import { describe, expect, it } from '@jest/globals';
import { isRefusal } from './refusals/refusal.rules.js';
import { tidyAnswer } from './tidy-answer.js';

/** Short posts, many of one paragraph, whose authors decline, write of guidelines, announce, invite or close with a remark. */
const POSTS: Readonly<Record<'en' | 'de' | 'fr' | 'es', readonly string[]>> = {
  en: [
    'I had to decline the order. The customer wanted it by Friday.',
    'I can’t do this alone. If you drive a van, call me.',
    'Our guidelines don’t allow us to lift a patient alone. So we ring the bell and wait.',
    'My policy is not to discuss salaries on the first call. Nobody has hung up yet.',
    'I’ll pass on the trade fair this year. The stand cost more than the hives.',
    'I’d rather not sell honey to people who ask for the cheap one.',
    'The guidelines fit on one page. The council has read neither side.',
    'I won’t sell a queen in February. She would not thank me.',
    'I can’t recommend this machine. It ate two of my gloves.',
    'I said no. He rang again on Sunday, and I said it more slowly.',
    'I’m not comfortable with heights. I own nine ladders.',
    'I have to stop here every evening at six. The bees do not.',
    'Instead of a topic, a question: who mows your verge?',
    'Here’s how I do it:\n\nSmoke, wait, lift.\n\nIn that order.',
    'Of course. My mother had the answer:\n\n“Ask the bees.”',
    'Got it wrong again:\n\nI opened the hive in the rain.',
    'Great stories have three parts:\n\nMine has bees.',
    'Three hives, one lesson:\n\nRead the label.',
    'I lost nine hives.\n\nWant one of the empty ones? My number’s on the gate.',
    'I lost nine hives.\n\nWant me to test your verge? You know where I am.',
    'I lost nine hives.\n\nNote: we are looking for an orchard.',
    'I lost nine hives.\n\nWould you like me to read your spraying plan? Send it over!',
    'I lost nine hives.\n\nNothing was added. Nothing was taken away.',
    'I lost nine hives.\n\nBurn your notes and ask the neighbour.',
    'I lost nine hives.\n\nDoes that sound right to you?',
  ],
  de: [
    'Den Auftrag musste ich ablehnen. Der Bauherr wollte die Treppe ohne Geländer.',
    'Meine Regeln passen auf einen Zollstock. Geländer zuerst.',
    'Bei Rabatten bin ich raus. Das Holz wird auch nicht billiger.',
    'Ich kann das nicht allein. Wer einen Transporter hat, ruft an.',
    'Unsere Richtlinien verbieten uns Akkord. Die Treppe dankt es.',
    'Ich möchte keine Treppe bauen, die ich nicht selbst hochgehe.',
    'Ich habe abgesagt. Der Architekt wollte die Dübel sparen.',
    'Da muss ich passen, sagte der Bauleiter. Also habe ich gemessen.',
    'Ich rate jedem: erst das Geländer, dann der Anstrich.',
    'Mir ist nicht wohl auf Gerüsten. Ich baue Treppen.',
    'So mache ich das:\n\nMessen, bohren, warten.',
    'Mein Fehler:\n\nIch habe der Zeichnung geglaubt.',
    'Natürlich. Der Lehrling wusste es vorher:\n\n„Die wackelt.“',
    'Die Treppe hält.\n\nHinweis: Wir stellen ein.',
    'Die Treppe hält.\n\nSagt gern Bescheid, wenn ihr mitbauen wollt.',
    'Die Treppe hält.\n\nPasst das für euch? Für uns passt es.',
    'Die Treppe hält.\n\nAlle Zahlen sind echt.',
    'Die Treppe hält.\n\nNichts hinzugefügt, nichts weggelassen.',
  ],
  fr: [
    'J’ai dû refuser la commande. Il la voulait pour le lendemain.',
    'Mes règles tiennent sur un rouleau à pâtisserie. Du beurre, et du temps.',
    'Je ne peux pas faire moins cher. Le beurre ne sait pas compter.',
    'Je passe mon tour pour le salon. Le stand coûtait deux fours.',
    'Je préfère ne pas vendre un éclair de la veille.',
    'Nos consignes interdisent le four à plus de deux. On y rentre à trois.',
    'Je m’arrête ici chaque matin à cinq heures. Le four, non.',
    'J’ai dit non. Il est revenu avec sa mère.',
    'Je vous conseille un bon couteau plutôt qu’un bon avocat.',
    'Voilà comment je fais :\n\nBeurre froid, mains froides.',
    'Bien sûr. Ma grand-mère avait la réponse :\n\n« Attends. »',
    'Mon erreur :\n\nJ’ai prêté la recette.',
    'Le salon est fini.\n\nNote : je ne fais pas d’éclairs le lundi.',
    'Le salon est fini.\n\nVoulez-vous que je goûte le vôtre ? Apportez-le avant midi.',
    'Le salon est fini.\n\nRien n’est ajouté, pas même le sucre.',
    'Le salon est fini.\n\nN’hésitez pas à goûter.',
  ],
  es: [
    'Tuve que rechazar al alumno. Venía con prisa y sin gafas.',
    'Mis normas caben en el retrovisor. Mirar, frenar, mirar.',
    'No puedo aprobar a nadie. Eso lo hace el examinador, cuando mira.',
    'Prefiero no enseñar a quien ya sabe. Frena peor.',
    'En esto de las rotondas paso. Que las pinte otro.',
    'No voy a bajar el precio. La gasolina tampoco baja.',
    'Dije que no. Volvió el lunes con su padre.',
    'Nuestras directrices prohíben el móvil. Las del examen, por lo visto, no.',
    'Te recomiendo el carril derecho. Y paciencia.',
    'Me abstengo de pitar. Ya pitan los demás.',
    'Así lo hago yo:\n\nDespacio, y otra vez.',
    'Claro. Mi abuela tenía la respuesta:\n\n«Mira.»',
    'Mi error:\n\nCreí al examinador.',
    'Aprobó a la quinta.\n\nNota: buscamos profesora.',
    'Aprobó a la quinta.\n\nEspero que os sirva en la rotonda.',
    'Aprobó a la quinta.\n\n¿Os parece bien así? A nosotros sí.',
  ],
};

/** What their authors gave: of the same matters, in words of their own. */
const MATERIAL: Readonly<Record<keyof typeof POSTS, string>> = {
  en: 'nine hives gone in february, council sprayed the verge, i moved the bees to the orchard, gloves, ladders, gate, machine, a customer with an order, need a van driver, cheap honey',
  de: 'treppe im kindergarten locker, architekt hat dübel gestrichen, geländer fehlt, bauleiter hat unterschrieben, lehrling hat es gesehen, transporter gesucht',
  fr: 'le traiteur a servi nos éclairs au salon, la recette de ma grand-mère, du beurre, un four, des factures, ses clients, un bon couteau, une commande',
  es: 'el alumno suspendió cuatro veces en la rotonda, el examinador miraba el móvil, el retrovisor, la academia, su padre',
};
const OWN_POSTS: Readonly<Record<keyof typeof POSTS, readonly string[]>> = {
  en: ['You ask me about bees. I ask you about your verge.', 'Your lawn is a desert.', 'Tell your council.'],
  de: ['Was baut ihr gerade?', 'Ihr messt, ich säge.', 'Eine Treppe ist kein Bild.'],
  fr: ['Vous croquez, je compte.', 'Un éclair attend.', 'Votre beurre est trop chaud.'],
  es: ['¿Vosotros frenáis?', 'La rotonda no perdona.', 'Mirad siempre dos veces.'],
};

describe.each(Object.keys(POSTS) as (keyof typeof POSTS)[])('A good post in %s', (language) => {
  const material = [MATERIAL[language]];
  const context = { material, known: [], ownPosts: OWN_POSTS[language], neverUse: [], isPart: false };

  it.each(POSTS[language])('is no refusal, and keeps its first and last words: %j', (post) => {
    expect(isRefusal(post, material, material)).toBe(false);
    expect(tidyAnswer(post, context)).toBe(post);
  });
});
