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
  ],
};
