import type { PromptFrames } from '../prompt-frame.js';

/** More frames that go back to a post, a note or a care of clients: what people are asked of these differs from one to the next. */
export const QUOTING_FRAMES_ES: PromptFrames = {
  'Educational how-to post': [
    {
      hook: '«{post}»: en qué lo noté',
      text: 'Escribiste {when} «{post}»: ¿en qué lo notaste primero, y qué haces desde entonces por eso?',
      needs: ['post'],
      takes: ['claim'],
    },
    {
      hook: '«{note}»: lo que me avisó',
      text: 'Anotaste «{note}»: ¿en qué lo notaste, y qué hiciste en la hora siguiente?',
      needs: ['note'],
      takes: ['event'],
      deedOf: 'others',
    },
  ],
  'First-person anecdote': [
    {
      hook: '«{post}»: el día que importó',
      text: 'Escribiste {when} «{post}»: ¿qué día importó por última vez, y quién estaba?',
      needs: ['post'],
      takes: ['self'],
    },
    {
      hook: '«{post}»: quién me lo enseñó',
      text: 'Escribiste {when} «{post}»: ¿de quién o de qué lo aprendiste, y dónde estabas?',
      needs: ['post'],
      takes: ['claim'],
    },
    {
      hook: 'Por qué lo apunté: «{note}»',
      text: 'Anotaste «{note}»: ¿por qué eso y no otra cosa, y a quién se lo contaste primero?',
      needs: ['note'],
      takes: ['event', 'claim'],
    },
  ],
  'Engagement-driven question': [
    {
      hook: '«{post}»: ¿y lo contrario?',
      text: 'Escribiste {when} «{post}»: ¿qué caso tuyo dice lo contrario, y qué tenía de distinto?',
      needs: ['post'],
      takes: ['claim', 'opinion'],
    },
    {
      hook: '«{note}»: ¿vale en todas partes?',
      text: 'Anotaste «{note}»: ¿dónde has visto que se cumple, y dónde que no?',
      needs: ['note'],
      takes: ['claim'],
    },
  ],
  'Thought leadership/opinion piece': [
    {
      hook: '«{post}»: lo que añadiría hoy',
      text: 'Escribiste {when} «{post}»: ¿qué no sabías entonces, y quién te lo ha dicho después?',
      needs: ['post'],
      takes: ['event'],
    },
    {
      hook: '«{note}»: quién lo vio de otra manera',
      text: 'Anotaste «{note}»: ¿quién lo vio de otra manera que tú, y qué dijisteis los dos?',
      needs: ['note'],
      takes: ['event', 'claim'],
    },
    {
      hook: '«{post}»: quién me llevó la contraria',
      text: 'Escribiste {when} «{post}»: ¿quién te dijo que no es así, con qué palabras, y qué contestaste?',
      needs: ['post'],
      takes: ['claim', 'opinion'],
    },
    {
      hook: '«{post}»: para quién lo escribí',
      text: 'Escribiste {when} «{post}»: ¿quién, sobre todo, tenía que leerlo, y qué te llegó de vuelta?',
      needs: ['post'],
      takes: ['event', 'claim', 'self'],
    },
  ],
  'Case study/success story': [
    {
      hook: 'Antes y después: «{post}»',
      text: 'Piensa en «{post}», que escribiste {when}: ¿cómo era todo una semana antes, y una semana después?',
      needs: ['post'],
      takes: ['event'],
      deedOf: 'author',
    },
    {
      hook: '«{note}»: cómo empezó',
      text: 'Anotaste «{note}»: ¿cuándo empezó, quién lo notó primero, y cómo está hoy?',
      needs: ['note'],
      takes: ['event'],
      deedOf: 'others',
    },
    {
      hook: 'Después de «{post}»: el caso siguiente',
      text: 'Escribiste {when} «{post}»: ¿qué caso del mismo tipo has visto desde entonces, y qué hiciste de otra manera?',
      needs: ['post'],
      takes: ['event', 'claim'],
    },
    {
      hook: '«{problem}»: el caso distinto',
      text: '¿En qué caso «{problem}» no era lo que de verdad pasaba, qué era, y quién lo notó?',
      needs: ['problem'],
    },
  ],
};
