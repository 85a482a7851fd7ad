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
    {
      hook: '{Pillar}: lo que siempre apunto',
      text: '¿Qué apuntas cada vez que toca {topic}, y cuándo te sirvió por última vez una nota así?',
    },
    {
      hook: '{Pillar}: la primera hora',
      text: 'La última vez que algo salió mal con {topic}: ¿qué hiciste en la primera hora, y qué no harías hoy?',
    },
    {
      hook: '{Pillar}: cómo lo compruebo yo',
      text: '¿Qué comprobación tuya enseña cómo vas con {topic}, y cuándo te dijo algo que no querías saber?',
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
    {
      hook: '{Pillar}: 3 personas a las que llamaría',
      text: '¿A qué tres personas llamarías esta noche sobre {topic}, y qué te dijo ya cada una?',
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
    {
      hook: '{Pillar}: el día que casi lo dejo',
      text: '¿Qué día estuviste a punto de dejarlo por {topic}, dónde estabas, y quién o qué te hizo seguir?',
    },
    {
      hook: '{Pillar}: lo que supe demasiado tarde',
      text: '¿Qué supiste demasiado tarde sobre {topic}, por quién, y qué habías hecho ya?',
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
    {
      hook: '{Pillar}: lo que no consigo decidir',
      text: '¿Qué llevas semanas aplazando sobre {topic}, y entre qué dos respuestas dudas?',
      needsNoun: 'single',
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
    {
      hook: '{Pillar}: lo que dije demasiado tarde',
      text: '¿Qué debiste decir antes sobre {topic}, a quién, y qué pasó por callarlo?',
    },
    {
      hook: '{Pillar}: lo que ya no discuto',
      text: '¿Qué discusión sobre {topic} ya no tienes, con quién la tuviste por última vez, y cómo acabó?',
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
    {
      hook: '{Pillar}: decidido en una hora',
      text: '¿Qué decisión sobre {topic} tuviste que tomar en una hora, quién estaba, y cómo salió?',
      needsNoun: 'single',
    },
    {
      hook: '{Pillar}: a quién le cambió algo',
      text: '¿A quién le cambió la semana por algo que hiciste sobre {topic}, y en qué lo notas?',
    },
    {
      hook: '{Pillar}: cuando cambié de plan',
      text: '¿En qué caso sobre {topic} dejaste el plan a medio camino, qué habías visto, y cómo acabó?',
    },
    {
      hook: '{Pillar}: alguien que dijo que no',
      text: '¿Quién rechazó lo que proponías sobre {topic}, por qué razón, y qué fue de ello?',
    },
  ],
};
