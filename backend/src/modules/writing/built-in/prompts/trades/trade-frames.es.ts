import type { PromptFrames } from '../prompt-frame.js';

/** Frames that look where the author's trade looks: at a figure, a mistake, a person or a paper of it. */
export const TRADE_FRAMES_ES: PromptFrames = {
  'Educational how-to post': [
    {
      hook: '{Pillar}: cómo leo una cifra ({figure})',
      text: 'Una cifra de tu día a día ({figure}): ¿cómo la lees, y qué te dice sobre {topic}?',
      needs: ['figure'],
      kinds: ['money', 'risk'],
    },
    {
      hook: '{Pillar}: qué hago cuando {mistake}',
      text: '{Mistake}: ¿cuándo lo viste por última vez, qué hiciste primero, y qué tenía que ver con {topic}?',
      needs: ['mistake'],
      kinds: ['risk', 'craft'],
    },
  ],
  'Listicle with a hook': [
    {
      hook: '{Pillar}: 3 cosas que noté {moment}',
      text: '¿Qué tres cosas sobre {topic} notaste {moment}, y cuál no vio nadie más?',
      needs: ['trade'],
      kinds: ['craft'],
    },
    {
      hook: '{Person}: 3 preguntas que me hicieron ({pillar})',
      text: '{Person} te pregunta por {topic}: ¿qué tres preguntas salieron, palabra por palabra, y cuál no habías oído nunca?',
      needs: ['person'],
      kinds: ['people'],
    },
  ],
  'First-person anecdote': [
    {
      hook: '{Person}, y unas palabras sobre esto: {pillar}',
      text: '{Person}: ¿a quién ves, y qué pasó entre los dos con {topic} de por medio?',
      needs: ['person'],
      kinds: ['people'],
    },
    {
      hook: '{Mistake}: yo estaba allí ({pillar})',
      text: '{Mistake}: ¿cuándo estabas allí, quién lo notó primero, y qué tenía que ver con {topic}?',
      needs: ['mistake'],
      kinds: ['risk', 'craft'],
    },
  ],
  'Engagement-driven question': [
    {
      hook: '{Pillar}: ¿y vosotros? ({figure})',
      otherHook: '{Pillar}: ¿y ustedes? ({figure})',
      text: '¿Cómo está hoy esa cifra en tu caso ({figure}), y qué tiene que ver con {topic}?',
      needs: ['figure'],
      kinds: ['money'],
    },
    {
      hook: '{Person}: ¿qué habríais dicho? ({pillar})',
      otherHook: '{Person}: ¿qué habrían dicho? ({pillar})',
      text: '{Person}, y {topic} sobre la mesa: ¿qué se dijo antes de que tuvieras que contestar?',
      needs: ['person'],
      kinds: ['people'],
    },
  ],
  'Thought leadership/opinion piece': [
    {
      hook: '{Mistake}: lo que hay detrás ({pillar})',
      text: '{Mistake}: ¿qué había detrás en los casos que has visto, qué tenía que ver con {topic}, y a quién se culpó?',
      needs: ['mistake'],
      kinds: ['craft', 'risk'],
    },
    {
      hook: '{Pillar}: la línea que tacharía',
      text: 'Toma {paper} y piensa en {topic}: ¿qué línea tacharías mañana, y quién se opondría?',
      needs: ['trade'],
      kinds: ['money', 'risk'],
    },
  ],
  'Case study/success story': [
    {
      hook: '{Pillar}: un caso, una cifra ({figure})',
      text: 'Un caso y una cifra ({figure}): ¿dónde estaba antes de tu trabajo con {topic}, dónde después, y qué fue lo primero?',
      needs: ['figure'],
      kinds: ['money'],
    },
    {
      hook: '{Mistake}: cómo acabó un caso ({pillar})',
      text: '{Mistake}: ¿en qué caso le diste la vuelta, qué tenía que ver con {topic}, y qué había cambiado un mes después?',
      needs: ['mistake'],
      kinds: ['craft'],
    },
  ],
};
