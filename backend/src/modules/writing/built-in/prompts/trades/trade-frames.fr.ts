import type { PromptFrames } from '../prompt-frame.js';

/** Frames that look where the author's trade looks: at a figure, a mistake, a person or a paper of it. */
export const TRADE_FRAMES_FR: PromptFrames = {
  'Educational how-to post': [
    {
      hook: '{Pillar} : comment je lis un chiffre ({figure})',
      text: 'Un chiffre de votre quotidien ({figure}) : comment le lisez-vous, et que vous dit-il sur {topic} ?',
      needs: ['figure'],
      kinds: ['money', 'risk'],
    },
    {
      hook: '{Pillar} : que faire quand {mistake}',
      text: '{Mistake} : quand l’avez-vous vu pour la dernière fois, qu’avez-vous fait d’abord, et quel était le lien avec {topic} ?',
      needs: ['mistake'],
      kinds: ['risk', 'craft'],
    },
  ],
  'Listicle with a hook': [
    {
      hook: '{Pillar} : 3 choses que j’ai remarquées {moment}',
      text: 'Quelles trois choses sur {topic} avez-vous remarquées {moment}, et laquelle a échappé à tous les autres ?',
      needs: ['trade'],
      kinds: ['craft'],
    },
    {
      hook: '{Person} : 3 questions que l’on m’a posées ({pillar})',
      text: '{Person} vous interroge sur {topic} : quelles ont été les trois questions, mot pour mot, et laquelle n’aviez-vous jamais entendue ?',
      needs: ['person'],
      kinds: ['people'],
    },
  ],
  'First-person anecdote': [
    {
      hook: '{Person}, et un mot sur ceci : {pillar}',
      text: '{Person} : qui voyez-vous, et que s’est-il passé entre vous deux, avec {topic} en jeu ?',
      needs: ['person'],
      kinds: ['people'],
    },
    {
      hook: '{Mistake} : j’y étais ({pillar})',
      text: '{Mistake} : quand y étiez-vous, qui s’en est rendu compte en premier, et quel était le lien avec {topic} ?',
      needs: ['mistake'],
      kinds: ['risk', 'craft'],
    },
  ],
  'Engagement-driven question': [
    {
      hook: '{Pillar} : et chez vous ? ({figure})',
      otherHook: '{Pillar} : et chez toi ? ({figure})',
      text: 'Où en est ce chiffre chez vous aujourd’hui ({figure}), et quel est le lien avec {topic} ?',
      needs: ['figure'],
      kinds: ['money'],
    },
    {
      hook: '{Person} : qu’auriez-vous dit ? ({pillar})',
      otherHook: '{Person} : qu’aurais-tu dit ? ({pillar})',
      text: '{Person}, et {topic} sur la table : que s’est-il dit avant que vous deviez répondre ?',
      needs: ['person'],
      kinds: ['people'],
    },
  ],
  'Thought leadership/opinion piece': [
    {
      hook: '{Mistake} : ce qu’il y a derrière ({pillar})',
      text: '{Mistake} : qu’y avait-il derrière dans les cas que vous avez vus, quel était le lien avec {topic}, et qui a-t-on accusé ?',
      needs: ['mistake'],
      kinds: ['craft', 'risk'],
    },
    {
      hook: '{Pillar} : la ligne que je supprimerais',
      text: 'Relisez {paper} avec {topic} en tête : quelle ligne supprimeriez-vous demain, et qui serait contre ?',
      needs: ['trade'],
      kinds: ['money', 'risk'],
    },
  ],
  'Case study/success story': [
    {
      hook: '{Pillar} : un cas, un chiffre ({figure})',
      text: 'Un cas et un chiffre ({figure}) : où en était-il avant votre travail sur {topic}, où après, et qu’avez-vous fait d’abord ?',
      needs: ['figure'],
      kinds: ['money'],
    },
    {
      hook: '{Mistake} : comment un cas s’est terminé ({pillar})',
      text: '{Mistake} : dans quel cas avez-vous redressé la situation, quel était le lien avec {topic}, et qu’est-ce qui avait changé un mois après ?',
      needs: ['mistake'],
      kinds: ['craft'],
    },
  ],
};
