import type { PostLanguage } from '@drumbeat/domain';
import type { PromptFrames } from './prompt-frame.js';

/**
 * For an author whose trade there are no lists for: frames that look where these authors look themselves, at what
 * their clients say, at whom they work for and at what only their hands know.
 */
export const OWN_FRAMES: Readonly<Record<PostLanguage, PromptFrames>> = {
  en: {
    'Educational how-to post': [
      {
        hook: '{Pillar}: what no book told me',
        text: 'What about {topic} did you learn in your trade (“{industry}”) by hand or by mistake, from whom, and on which day?',
        needs: ['industry'],
      },
    ],
    'Listicle with a hook': [
      {
        hook: '“{problem}”: 3 people, 3 reasons',
        text: 'Of which three people was “{problem}” true, and what was really behind it each time?',
        needs: ['problem'],
      },
    ],
    'First-person anecdote': [
      {
        hook: '{Pillar}: the first meeting',
        text: 'Think of your latest first meeting with {people}: what was said about {topic}, and what did you see that nobody said?',
        needs: ['people'],
      },
      {
        hook: '“{problem}”: what I saw first',
        text: 'The last time that “{problem}” was true: what did you see in the first ten minutes that nobody had told you, and what came of it?',
        needs: ['problem'],
      },
    ],
    'Thought leadership/opinion piece': [
      {
        hook: '{Pillar}: what I show a newcomer',
        text: 'Somebody starts in your trade (“{industry}”) on Monday: what about {topic} do you show them first, and which case taught you that?',
        needs: ['industry'],
      },
      {
        hook: 'What I no longer do about “{problem}”',
        text: 'What did you once do about “{problem}” that you no longer do, and since which day?',
        needs: ['problem'],
      },
    ],
  },
  de: {
    'Educational how-to post': [
      {
        hook: '{Pillar}: was in keinem Buch steht',
        text: 'Was zum Thema {topic} hast du in deinem Fach („{industry}“) mit den Händen oder durch einen Fehler gelernt, von wem, und an welchem Tag?',
        needs: ['industry'],
      },
    ],
    'Listicle with a hook': [
      {
        hook: '„{problem}“: 3 Menschen, 3 Gründe',
        text: 'Bei welchen drei Menschen traf „{problem}“ zu, und was steckte jedes Mal dahinter?',
        needs: ['problem'],
      },
    ],
    'First-person anecdote': [
      {
        hook: '{Pillar}: das erste Gespräch',
        text: 'Denk an dein jüngstes Erstgespräch mit deiner Zielgruppe ({people}): Was wurde zum Thema {topic} gesagt, und was hast du gesehen, das niemand sagte?',
        needs: ['people'],
      },
      {
        hook: '„{problem}“: was ich zuerst sah',
        text: 'Der letzte Fall, für den „{problem}“ galt: Was hast du in den ersten zehn Minuten gesehen, das dir niemand erzählt hatte, und was wurde daraus?',
        needs: ['problem'],
      },
    ],
    'Thought leadership/opinion piece': [
      {
        hook: '{Pillar}: was ich Neuen zuerst zeige',
        text: 'Jemand fängt am Montag in deinem Fach („{industry}“) an: Was zum Thema {topic} zeigst du zuerst, und welcher Fall hat dich das gelehrt?',
        needs: ['industry'],
      },
      {
        hook: 'Was ich bei „{problem}“ nicht mehr tue',
        text: 'Was hast du bei „{problem}“ früher getan und tust es nicht mehr, und seit welchem Tag?',
        needs: ['problem'],
      },
    ],
  },
  fr: {
    'Educational how-to post': [
      {
        hook: '{Pillar} : ce qu’aucun livre ne dit',
        text: 'Qu’avez-vous appris sur {topic} dans votre métier (« {industry} ») par la main ou par l’erreur, de qui, et quel jour ?',
        needs: ['industry'],
      },
    ],
    'Listicle with a hook': [
      {
        hook: '« {problem} » : 3 personnes, 3 raisons',
        text: 'Pour quelles trois personnes « {problem} » était-il vrai, et qu’y avait-il derrière à chaque fois ?',
        needs: ['problem'],
      },
    ],
    'First-person anecdote': [
      {
        hook: '{Pillar} : le premier entretien',
        text: 'Pensez à votre plus récent premier entretien avec vos clients ({people}) : qu’a-t-on dit sur {topic}, et qu’avez-vous vu que personne ne disait ?',
        needs: ['people'],
      },
      {
        hook: '« {problem} » : ce que j’ai vu d’abord',
        text: 'Le dernier cas où « {problem} » était vrai : qu’avez-vous vu dans les dix premières minutes que personne n’avait dit, et qu’en est-il sorti ?',
        needs: ['problem'],
      },
    ],
    'Thought leadership/opinion piece': [
      {
        hook: '{Pillar} : ce que je montre d’abord',
        text: 'Quelqu’un commence lundi dans votre métier (« {industry} ») : que lui montrez-vous d’abord sur {topic}, et quel cas vous l’a appris ?',
        needs: ['industry'],
      },
      {
        hook: 'Ce que je ne fais plus face à « {problem} »',
        text: 'Que faisiez-vous face à « {problem} » que vous ne faites plus, et depuis quel jour ?',
        needs: ['problem'],
      },
    ],
  },
  es: {
    'Educational how-to post': [
      {
        hook: '{Pillar}: lo que no dice ningún libro',
        text: '¿Qué aprendiste sobre {topic} en tu oficio («{industry}») con las manos o por un error, de quién y qué día?',
        needs: ['industry'],
      },
    ],
    'Listicle with a hook': [
      {
        hook: '«{problem}»: 3 personas, 3 razones',
        text: '¿De qué tres personas era verdad «{problem}», y qué había detrás cada vez?',
        needs: ['problem'],
      },
    ],
    'First-person anecdote': [
      {
        hook: '{Pillar}: la primera reunión',
        text: 'Piensa en tu primera reunión más reciente con tus clientes ({people}): ¿qué se dijo sobre {topic}, y qué viste que nadie decía?',
        needs: ['people'],
      },
      {
        hook: '«{problem}»: lo que vi primero',
        text: 'El último caso en que «{problem}» era verdad: ¿qué viste en los primeros diez minutos que nadie te había contado, y qué salió de ahí?',
        needs: ['problem'],
      },
    ],
    'Thought leadership/opinion piece': [
      {
        hook: '{Pillar}: lo que enseño primero',
        text: 'Alguien empieza el lunes en tu oficio («{industry}»): ¿qué le enseñas primero sobre {topic}, y qué caso te lo enseñó?',
        needs: ['industry'],
      },
      {
        hook: 'Lo que ya no hago ante «{problem}»',
        text: '¿Qué hacías ante «{problem}» que ya no haces, y desde qué día?',
        needs: ['problem'],
      },
    ],
  },
};
