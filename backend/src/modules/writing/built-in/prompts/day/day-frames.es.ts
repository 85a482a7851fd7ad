import type { PromptFrames } from '../prompt-frame.js';

/** Frames that begin at an hour, a person or a thing of the author’s own days. */
export const DAY_FRAMES_ES: PromptFrames = {
  'Educational how-to post': [
    {
      hook: '{Pillar}: visto en un caso',
      text: 'Toma el último caso que tuvo que ver con {topic}: ¿qué viste, qué decidiste y qué hiciste, en ese orden?',
    },
    {
      hook: '{Pillar}: el error que repetí',
      text: '¿Qué error sobre {topic} cometiste tú más de una vez, y qué le puso fin?',
    },
  ],
  'Listicle with a hook': [
    {
      hook: '{Pillar}: 3 cosas que tengo a mano',
      text: '¿Qué tres cosas de tu mesa, de tu bolsa o de tu móvil tienen que ver con {topic}, y cómo llegó cada una hasta ahí?',
    },
    {
      hook: '{Pillar}: 3 días que recuerdo',
      text: '¿Qué tres días te vienen a la memoria sobre {topic}, uno lejano, uno malo y uno reciente, y qué había cambiado?',
    },
  ],
  'First-person anecdote': [
    {
      hook: '{Pillar}: una llamada en mal momento',
      text: '¿Qué llamada o mensaje sobre {topic} llegó en mal momento, de quién era, y qué hiciste después?',
    },
    {
      hook: '{Pillar}: alguien lo vio antes que yo',
      text: '¿Quién notó antes que tú algo sobre {topic}, con qué palabras, y qué hiciste con ello?',
    },
  ],
  'Engagement-driven question': [
    {
      hook: '{Pillar}: ¿cuánto tardáis vosotros?',
      otherHook: '{Pillar}: ¿cuánto tardan ustedes?',
      text: '¿Cuánto duró de verdad tu último trabajo sobre {topic}, cuánto habías calculado, y adónde se fue el tiempo?',
      needsNoun: 'single',
      kinds: ['craft'],
    },
    {
      hook: '{Pillar}: ¿quién tiene razón?',
      text: '¿Quién te llevó la contraria por última vez sobre {topic}, qué dijo cada uno, y cómo está ahora?',
    },
  ],
  'Thought leadership/opinion piece': [
    {
      hook: '{Pillar}: en lo que gasto con gusto',
      text: '¿En qué gastaste dinero o tiempo por {topic} donde otros ahorran, y qué te trajo?',
    },
    {
      hook: '{Pillar}: donde no estoy de acuerdo',
      text: '¿Qué opinión extendida sobre {topic} desmintió tu propio trabajo, y qué día?',
    },
  ],
  'Case study/success story': [
    {
      hook: '{Pillar}: un caso que acabó mal',
      text: '¿Qué caso sobre {topic} acabó mal, cuándo pudiste saberlo, y qué te ha quedado de él?',
    },
    {
      hook: '{Pillar}: el trabajo más corto',
      text: '¿Qué trabajo sobre {topic} te llevó menos tiempo y cambió más cosas, y qué hiciste en él?',
      needsNoun: 'any',
      kinds: ['craft'],
    },
  ],
};
