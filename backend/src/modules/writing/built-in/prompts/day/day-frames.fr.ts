import type { PromptFrames } from '../prompt-frame.js';

/** Frames that begin at an hour, a person or a thing of the author’s own days. */
export const DAY_FRAMES_FR: PromptFrames = {
  'Educational how-to post': [
    {
      hook: '{Pillar} : montré sur un cas',
      text: 'Prenez le dernier cas qui touche {topic} : qu’avez-vous vu, décidé et fait, dans cet ordre ?',
    },
    {
      hook: '{Pillar} : l’erreur que j’ai refaite',
      text: 'Quelle erreur sur {topic} avez-vous faite vous-même plus d’une fois, et qu’est-ce qui y a mis fin ?',
    },
    {
      hook: '{Pillar} : ce que je note toujours',
      text: 'Que notez-vous chaque fois pour {topic}, et quand une telle note vous a-t-elle servi la dernière fois ?',
    },
    {
      hook: '{Pillar} : la première heure',
      text: 'La dernière fois que quelque chose a mal tourné sur {topic} : qu’avez-vous fait dans la première heure, et que laisseriez-vous de côté aujourd’hui ?',
    },
    {
      hook: '{Pillar} : comment je vérifie moi-même',
      text: 'Quelle vérification à vous montre où vous en êtes sur {topic}, et quand vous a-t-elle appris ce que vous ne vouliez pas savoir ?',
    },
  ],
  'Listicle with a hook': [
    {
      hook: '{Pillar} : 3 objets à portée de main',
      text: 'Quels sont les trois objets, sur votre table, dans votre sac ou dans votre téléphone, qui touchent {topic}, et comment chacun est-il arrivé là ?',
    },
    {
      hook: '{Pillar} : 3 jours dont je me souviens',
      text: 'Quels sont les trois jours qui vous reviennent sur {topic}, un ancien, un mauvais et un récent, et qu’est-ce qui avait changé ?',
    },
    {
      hook: '{Pillar} : 3 personnes que j’appellerais',
      text: 'Quelles trois personnes appelleriez-vous ce soir sur {topic}, et que vous a déjà dit chacune ?',
    },
  ],
  'First-person anecdote': [
    {
      hook: '{Pillar} : un appel au mauvais moment',
      text: 'Quel appel ou quel message sur {topic} est tombé au mauvais moment, de qui, et qu’avez-vous fait ensuite ?',
    },
    {
      hook: '{Pillar} : quelqu’un l’a vu avant moi',
      text: 'Qui a remarqué avant vous quelque chose sur {topic}, avec quels mots, et qu’en avez-vous fait ?',
    },
    {
      hook: '{Pillar} : le jour où j’ai failli renoncer',
      text: 'Sur {topic}, quel jour avez-vous failli renoncer, où étiez-vous, et grâce à qui ou à quoi avez-vous continué ?',
    },
    {
      hook: '{Pillar} : ce que j’ai appris trop tard',
      text: 'Qu’avez-vous appris trop tard sur {topic}, de qui, et qu’aviez-vous déjà fait ?',
    },
  ],
  'Engagement-driven question': [
    {
      hook: '{Pillar} : combien de temps vous faut-il ?',
      otherHook: '{Pillar} : combien de temps te faut-il ?',
      text: 'Combien de temps votre dernier travail sur {topic} a-t-il pris, combien aviez-vous prévu, et où est passé le reste ?',
      needsNoun: 'single',
      kinds: ['craft'],
    },
    {
      hook: '{Pillar} : qui a raison ?',
      text: 'Qui vous a contredit sur {topic} pour la dernière fois, qu’avez-vous dit l’un et l’autre, et où en êtes-vous ?',
    },
    {
      hook: '{Pillar} : ce que je n’arrive pas à décider',
      text: 'Que remettez-vous depuis des semaines sur {topic}, et entre quelles deux réponses hésitez-vous ?',
      needsNoun: 'single',
    },
  ],
  'Thought leadership/opinion piece': [
    {
      hook: '{Pillar} : ce que je paie volontiers',
      text: 'Pour quoi avez-vous dépensé, sur {topic}, de l’argent ou du temps que d’autres économisent, et qu’y avez-vous gagné ?',
    },
    {
      hook: '{Pillar} : là où je ne suis pas d’accord',
      text: 'Quelle opinion répandue sur {topic} votre propre travail a-t-il démentie, et quel jour ?',
    },
    {
      hook: '{Pillar} : ce que j’ai dit trop tard',
      text: 'Qu’auriez-vous dû dire plus tôt sur {topic}, à qui, et que s’est-il passé faute de l’avoir dit ?',
    },
    {
      hook: '{Pillar} : ce dont je ne discute plus',
      text: 'Quel débat sur {topic} n’avez-vous plus, avec qui l’avez-vous eu la dernière fois, et comment a-t-il fini ?',
    },
  ],
  'Case study/success story': [
    {
      hook: '{Pillar} : un cas qui a mal fini',
      text: 'Quel cas sur {topic} a mal fini, quand auriez-vous pu le savoir, et que vous en reste-t-il ?',
    },
    {
      hook: '{Pillar} : le travail le plus court',
      text: 'Quel travail sur {topic} vous a pris le moins de temps et a changé le plus de choses, et qu’y avez-vous fait ?',
      needsNoun: 'any',
      kinds: ['craft'],
    },
    {
      hook: '{Pillar} : décidé en une heure',
      text: 'Quelle décision sur {topic} avez-vous dû prendre en une heure, qui était là, et qu’est-ce que cela a donné ?',
      needsNoun: 'single',
    },
    {
      hook: '{Pillar} : pour qui cela a changé',
      text: 'Pour qui une semaine est-elle différente aujourd’hui grâce à ce que vous avez fait sur {topic}, et à quoi le voyez-vous ?',
    },
    {
      hook: '{Pillar} : quand j’ai changé de plan',
      text: 'Dans quel cas sur {topic} avez-vous abandonné le plan à mi-chemin, qu’aviez-vous vu, et comment cela a-t-il fini ?',
    },
    {
      hook: '{Pillar} : quelqu’un qui a dit non',
      text: 'Qui a refusé ce que vous proposiez sur {topic}, pour quelle raison, et qu’est-ce que cela a donné ?',
    },
  ],
};
