import type { PostLanguage, Season } from '@drumbeat/domain';
import type { Category } from './frames/frames.js';

/** A note, a post, or what the people say whom the author works for. */
export type OwnSource = 'note' | 'post' | 'problem';

/**
 * The reason why a prompt suits its user, addressed to the user. Slots in braces: {pillar} (as the user typed it, so always
 * quoted) {winner} (a title, quoted) {stars} ("five stars"). Each names the pillar or the winner.
 */
export interface WhyFrames {
  /** A prompt's benefit for a pillar. */
  readonly byCategory: Readonly<Record<Category, readonly string[]>>;
  /** By what of the author's own the prompt goes back to, in place of the category's. */
  readonly byOwn: Readonly<Record<OwnSource, readonly string[]>>;
  /** For a category that the frames do not know. */
  readonly anyPillar: readonly string[];
  /** By the feature shared with the successful prompt. */
  readonly byWinner: Readonly<Record<'pillar' | 'category', readonly string[]>>;
  /** By when the prompt is planned. Nothing about the weather: July is winter for half of the readers. */
  readonly bySeason: Readonly<Record<Season, readonly string[]>>;
  readonly stars: Readonly<Record<4 | 5, string>>;
}

export const WHY_FRAMES: Readonly<Record<PostLanguage, WhyFrames>> = {
  en: {
    byCategory: {
      'Educational how-to post': [
        'Showing how you go about “{pillar}” says more than claiming to know it.',
        'A plain how-to on “{pillar}” is something to keep, and a reason to come back to you.',
        'A step that can be tried the same day shows that you know “{pillar}” from practice.',
      ],
      'Listicle with a hook': [
        '“{pillar}” is a wide subject, and a short list is a quick way in.',
        'Lists are saved and passed on, which is how a subject like “{pillar}” travels.',
        'A list shows at a glance how much you see in “{pillar}”.',
      ],
      'First-person anecdote': [
        'Facts about “{pillar}” are easy to find, and what happened to you is not.',
        'A story of your own lets people meet the person behind “{pillar}”.',
        '“{pillar}” stays dry until somebody who was there tells how it went.',
      ],
      'Engagement-driven question': [
        'The answers tell you what people are busy with in “{pillar}”, and give you matter for later posts.',
        'Asking first turns what you have to say about “{pillar}” into a conversation.',
        '“{pillar}” is something that others have views on, too: this invites them to say so.',
      ],
      'Thought leadership/opinion piece': [
        'Whoever is known for “{pillar}” has a view on it: this is the place for yours.',
        'A clear position on “{pillar}” sets you apart from everybody who only explains it.',
        '“{pillar}” is your ground, so you can say what others leave out.',
      ],
      'Case study/success story': [
        'One real case says more about “{pillar}” than any promise.',
        '“{pillar}” becomes tangible where one sees what changed for somebody.',
        'You have done this work, and a case from “{pillar}” lets others see it.',
      ],
    },
    byOwn: {
      note: [
        'You noted this yourself, and nobody has read it yet: “{pillar}” from close by.',
        'What is fresh in your notes is told best now, and it belongs to “{pillar}”.',
        'A note of yours is half a post already, and it shows “{pillar}” at work.',
      ],
      post: [
        'You have posted on this before, and whoever follows you for “{pillar}” may ask how it went on.',
        'A post of your own is gone back to here, with “{pillar}” in mind.',
        'An earlier post of yours is looked at here as somebody would who follows you for “{pillar}”.',
      ],
      problem: [
        'These are words of the people you work for, and they look for them when they read about “{pillar}”.',
        'Whoever has this trouble sees at once that you know it from “{pillar}”.',
        'It begins where the people you work for stand, and leads from there to “{pillar}”.',
      ],
    },
    anyPillar: [
      '“{pillar}” is one of the subjects that you want to be known for.',
      'It keeps “{pillar}” in view, from a side that you have not shown yet.',
    ],
    byWinner: {
      pillar: [
        'You gave “{winner}” {stars}, and this takes another way into its subject.',
        '“{winner}” got {stars} from you, so here is more on that subject, from another side.',
      ],
      category: [
        'You gave “{winner}” {stars}, and this has the same form and another subject.',
        'The form of “{winner}” got {stars} from you, and here it carries “{pillar}”.',
      ],
    },
    bySeason: {
      year_start: [
        'It appears in the first weeks of the year, while plans are open: a good time for “{pillar}”.',
        'In the first weeks of a year people read with a question of their own, and “{pillar}” may be the answer.',
        'Whoever decides now what to do differently this year can still make room for “{pillar}”.',
      ],
      quarter_start: [
        'A quarter has just begun when this appears, and “{pillar}” can be one of its priorities.',
        'New quarter, new plans: “{pillar}” is easier to take up now than in the middle of one.',
        'In the first days of a quarter people choose what comes next, and “{pillar}” is worth choosing.',
      ],
      half_year: [
        'Half of the year is over when this appears: a good moment to look at what has worked in “{pillar}”.',
        'Six months are over and six are left when this appears: time enough to change something about “{pillar}”.',
        'In the middle of the year people compare plans with what became of them, and so for “{pillar}”.',
      ],
      light_weeks: [
        'In July and August many calendars are lighter, and a longer thought on “{pillar}” finds readers.',
        'In these weeks fewer people post and many still read, so “{pillar}” gets more room than usual.',
        'Less is urgent in these weeks, and “{pillar}” can be told without hurry.',
      ],
      budget_season: [
        'It appears while budgets for next year are made, which is when “{pillar}” has to be on the table.',
        'Next year is being planned when this appears, and there is still room in it for “{pillar}”.',
        'In these weeks is decided what next year’s money goes into: “{pillar}” should be heard before.',
      ],
      year_end: [
        'The year is nearly over when this appears, and “{pillar}” is worth a look back.',
        'In the last weeks of the year people sort out what to keep, in “{pillar}” as well.',
        'At the end of a year people take stock, and this gives them a question about “{pillar}”.',
      ],
    },
    stars: { 4: 'four stars', 5: 'five stars' },
  },
  de: {
    byCategory: {
      'Educational how-to post': [
        'Wie du bei „{pillar}“ vorgehst, zeigt mehr als jede Behauptung.',
        'Ein Schritt, den man am selben Tag probieren kann, zeigt, dass du „{pillar}“ aus der Praxis kennst.',
      ],
      'Listicle with a hook': [
        '„{pillar}“ ist ein weites Feld, und eine kurze Liste ist ein schneller Weg hinein.',
        'Listen werden gespeichert und weitergegeben, und so kommt „{pillar}“ herum.',
      ],
      'First-person anecdote': [
        'Fakten über „{pillar}“ findet man leicht, und was dir passiert ist, nur bei dir.',
        '„{pillar}“ bleibt trocken, bis jemand erzählt, der dabei war.',
      ],
      'Engagement-driven question': [
        'Die Antworten zeigen dir, was andere an „{pillar}“ beschäftigt, und bringen Stoff für später.',
        'Wer zuerst fragt, macht aus „{pillar}“ ein Gespräch.',
      ],
      'Thought leadership/opinion piece': [
        'Wer für „{pillar}“ steht, hat eine Meinung dazu: Hier ist Platz für deine.',
        'Eine klare Haltung zu „{pillar}“ hebt dich von allen ab, die nur erklären.',
      ],
      'Case study/success story': [
        'Ein echter Fall sagt mehr über „{pillar}“ als jedes Versprechen.',
        'Du machst diese Arbeit, und ein Fall aus „{pillar}“ lässt andere zusehen.',
      ],
    },
    byOwn: {
      note: [
        'Das hast du selbst notiert, und noch niemand hat es gelesen: „{pillar}“ aus der Nähe.',
        'Was frisch in deinen Notizen steht, erzählst du jetzt am besten, und es gehört zu „{pillar}“.',
        'Eine Notiz von dir ist schon ein halber Beitrag, und sie zeigt „{pillar}“ bei der Arbeit.',
      ],
      post: [
        'Darüber hast du schon geschrieben, und wer dir wegen „{pillar}“ folgt, fragt vielleicht, wie es weiterging.',
        'Hier kommst du auf einen eigenen Beitrag zurück, mit Blick auf „{pillar}“.',
        'Ein früherer Beitrag von dir wird hier so angesehen, wie es jemand täte, der dir wegen „{pillar}“ folgt.',
      ],
      problem: [
        'So sagen es die Menschen, für die du arbeitest, und danach suchen sie, wenn sie über „{pillar}“ lesen.',
        'Wer diese Sorge hat, merkt sofort, dass du sie aus „{pillar}“ kennst.',
        'Es fängt dort an, wo die Menschen stehen, für die du arbeitest, und führt von da zu „{pillar}“.',
      ],
    },
    anyPillar: [
      '„{pillar}“ ist eines der Themen, für die du stehen willst.',
      'So bleibt „{pillar}“ im Blick, von einer Seite, die du noch nicht gezeigt hast.',
    ],
    byWinner: {
      pillar: [
        'Du hast „{winner}“ mit {stars} bewertet, und dies nimmt einen anderen Weg in dasselbe Thema.',
      ],
      category: [
        'Du hast „{winner}“ mit {stars} bewertet, und dies hat dieselbe Form und ein anderes Thema.',
      ],
    },
    bySeason: {
      year_start: ['Es erscheint in den ersten Wochen des Jahres, wenn noch Platz für „{pillar}“ ist.'],
      quarter_start: [
        'Ein Quartal hat gerade begonnen, wenn es erscheint, und „{pillar}“ kann darin Vorrang bekommen.',
      ],
      half_year: ['Die Hälfte des Jahres ist um, wenn es erscheint: Zeit, auf „{pillar}“ zurückzuschauen.'],
      light_weeks: [
        'Im Juli und August sind viele Kalender leichter, und „{pillar}“ bekommt mehr Ruhe als sonst.',
      ],
      budget_season: ['Es erscheint, wenn das nächste Jahr geplant wird und „{pillar}“ noch hineinpasst.'],
      year_end: ['Das Jahr ist fast um, wenn es erscheint, und „{pillar}“ ist einen Blick zurück wert.'],
    },
    stars: { 4: 'vier Sternen', 5: 'fünf Sternen' },
  },
  fr: {
    byCategory: {
      'Educational how-to post': [
        'Montrer comment vous abordez « {pillar} » en dit plus que de l’affirmer.',
        'Un geste que l’on peut essayer le jour même montre que vous connaissez « {pillar} » par la pratique.',
      ],
      'Listicle with a hook': [
        '« {pillar} » est un vaste sujet, et une courte liste y fait entrer vite.',
        'On garde et on partage les listes, et c’est ainsi que « {pillar} » circule.',
      ],
      'First-person anecdote': [
        'Les faits sur « {pillar} » se trouvent partout, et ce qui vous est arrivé, nulle part ailleurs.',
        '« {pillar} » reste sec tant que personne ne raconte comment cela s’est passé.',
      ],
      'Engagement-driven question': [
        'Les réponses vous diront ce qui occupe les autres dans « {pillar} », et nourriront la suite.',
        'Demander d’abord fait de « {pillar} » une conversation.',
      ],
      'Thought leadership/opinion piece': [
        'Qui est connu pour « {pillar} » a un avis : voici la place du vôtre.',
        'Une position claire sur « {pillar} » vous distingue de ceux qui ne font qu’expliquer.',
      ],
      'Case study/success story': [
        'Un vrai cas en dit plus sur « {pillar} » que toute promesse.',
        'Ce travail, vous le faites, et un cas tiré de « {pillar} » le donne à voir.',
      ],
    },
    byOwn: {
      note: [
        'Vous l’avez noté vous-même, et personne ne l’a encore lu : « {pillar} » vu de près.',
        'Ce qui est frais dans vos notes se raconte le mieux maintenant, et cela touche à « {pillar} ».',
        'Une note de vous est déjà la moitié d’un post, et elle montre « {pillar} » à l’œuvre.',
      ],
      post: [
        'Vous en avez déjà parlé, et qui vous suit pour « {pillar} » demandera peut-être la suite.',
        'Vous revenez ici sur un de vos posts, en pensant à « {pillar} ».',
        'Un de vos posts est repris ici, comme le verrait quelqu’un qui vous suit pour « {pillar} ».',
      ],
      problem: [
        'Ce sont les mots de ceux pour qui vous travaillez, et ils les cherchent quand ils lisent sur « {pillar} ».',
        'Qui a ce souci voit tout de suite que vous le connaissez par « {pillar} ».',
        'Cela part de là où sont ceux pour qui vous travaillez, et mène à « {pillar} ».',
      ],
    },
    anyPillar: [
      '« {pillar} » est l’un des sujets pour lesquels vous voulez être connu.',
      'Cela garde « {pillar} » en vue, par un côté que vous n’avez pas encore montré.',
    ],
    byWinner: {
      pillar: ['Vous avez donné {stars} à « {winner} », et ceci aborde le même sujet autrement.'],
      category: ['Vous avez donné {stars} à « {winner} », et ceci a la même forme et un autre sujet.'],
    },
    bySeason: {
      year_start: [
        'Cela paraît dans les premières semaines de l’année, quand « {pillar} » peut encore entrer dans les plans.',
      ],
      quarter_start: ['Un trimestre vient de commencer, et « {pillar} » peut en devenir une priorité.'],
      half_year: [
        'La moitié de l’année est passée : le moment de regarder ce qui a marché dans « {pillar} ».',
      ],
      light_weeks: [
        'En juillet et en août, les agendas sont plus légers, et « {pillar} » trouve plus de place.',
      ],
      budget_season: [
        'Cela paraît quand l’année prochaine se prépare, et « {pillar} » peut encore y entrer.',
      ],
      year_end: ['L’année touche à sa fin, et « {pillar} » mérite un regard en arrière.'],
    },
    stars: { 4: 'quatre étoiles', 5: 'cinq étoiles' },
  },
  es: {
    byCategory: {
      'Educational how-to post': [
        'Enseñar cómo llevas «{pillar}» dice más que afirmarlo.',
        'Un paso que se puede probar el mismo día muestra que conoces «{pillar}» por la práctica.',
      ],
      'Listicle with a hook': [
        '«{pillar}» es un tema amplio, y una lista corta es una entrada rápida.',
        'Las listas se guardan y se comparten, y así circula «{pillar}».',
      ],
      'First-person anecdote': [
        'Los datos sobre «{pillar}» se encuentran fácil, y lo que te pasó a ti, no.',
        '«{pillar}» queda seco hasta que lo cuenta alguien que estuvo allí.',
      ],
      'Engagement-driven question': [
        'Las respuestas te dirán qué ocupa a otros en «{pillar}», y te darán tema para después.',
        'Preguntar primero convierte «{pillar}» en una conversación.',
      ],
      'Thought leadership/opinion piece': [
        'Quien es conocido por «{pillar}» tiene una opinión: aquí cabe la tuya.',
        'Una postura clara sobre «{pillar}» te distingue de quienes solo explican.',
      ],
      'Case study/success story': [
        'Un caso real dice más de «{pillar}» que cualquier promesa.',
        'Este trabajo lo haces tú, y un caso de «{pillar}» deja que otros lo vean.',
      ],
    },
    byOwn: {
      note: [
        'Lo anotaste tú y nadie lo ha leído aún: «{pillar}» visto de cerca.',
        'Lo que está fresco en tus notas se cuenta mejor ahora, y toca a «{pillar}».',
        'Una nota tuya ya es media publicación, y enseña «{pillar}» en plena faena.',
      ],
      post: [
        'Ya escribiste sobre esto, y quien te sigue por «{pillar}» quizá pregunte cómo siguió.',
        'Aquí vuelves a una publicación tuya, pensando en «{pillar}».',
        'Una publicación tuya se mira aquí como la vería quien te sigue por «{pillar}».',
      ],
      problem: [
        'Son palabras de la gente para la que trabajas, y las busca cuando lee sobre «{pillar}».',
        'Quien tiene ese apuro ve enseguida que lo conoces por «{pillar}».',
        'Empieza donde está la gente para la que trabajas, y lleva de ahí a «{pillar}».',
      ],
    },
    anyPillar: [
      '«{pillar}» es uno de los temas por los que quieres que te conozcan.',
      'Mantiene «{pillar}» a la vista, por un lado que aún no has enseñado.',
    ],
    byWinner: {
      pillar: ['Le diste {stars} a «{winner}», y esto entra por otro lado en el mismo tema.'],
      category: ['Le diste {stars} a «{winner}», y esto tiene la misma forma y otro tema.'],
    },
    bySeason: {
      year_start: ['Sale en las primeras semanas del año, cuando «{pillar}» todavía cabe en los planes.'],
      quarter_start: ['Acaba de empezar un trimestre, y «{pillar}» puede ser una de sus prioridades.'],
      half_year: ['Ha pasado medio año: buen momento para mirar qué ha funcionado en «{pillar}».'],
      light_weeks: ['En julio y agosto las agendas van más ligeras, y «{pillar}» tiene más sitio.'],
      budget_season: ['Sale cuando se prepara el año que viene, y «{pillar}» todavía puede entrar.'],
      year_end: ['El año se acaba, y «{pillar}» merece una mirada atrás.'],
    },
    stars: { 4: 'cuatro estrellas', 5: 'cinco estrellas' },
  },
};
