import type { PromptFrames } from '../prompt-frame.js';

/** More frames that go back to a post, a note or a care of clients: what people are asked of these differs from one to the next. */
export const QUOTING_FRAMES_DE: PromptFrames = {
  'Educational how-to post': [
    {
      hook: '„{post}“: woran ich es merkte',
      text: 'Du hast {when} geschrieben „{post}“: Woran hast du das zuerst gemerkt, und was tust du seither deswegen?',
      needs: ['post'],
      takes: ['claim'],
    },
    {
      hook: '„{note}“: woran ich es sah',
      text: 'Du hast notiert „{note}“: Woran hast du es gemerkt, und was hast du in der nächsten Stunde getan?',
      needs: ['note'],
      takes: ['event'],
      deedOf: 'others',
    },
  ],
  'First-person anecdote': [
    {
      hook: '„{post}“: der Tag, an dem es zählte',
      text: 'Du hast {when} geschrieben „{post}“: An welchem Tag kam es darauf zuletzt an, und wer war dabei?',
      needs: ['post'],
      takes: ['self'],
    },
    {
      hook: '„{post}“: wer mich das gelehrt hat',
      text: 'Du hast {when} geschrieben „{post}“: Von wem oder woraus hast du das gelernt, und wo warst du da?',
      needs: ['post'],
      takes: ['claim'],
    },
    {
      hook: 'Warum ich das aufgeschrieben habe: „{note}“',
      text: 'Du hast notiert „{note}“: Warum gerade das, und wem hast du es zuerst erzählt?',
      needs: ['note'],
      takes: ['event', 'claim'],
    },
  ],
  'Engagement-driven question': [
    {
      hook: '„{post}“: und das Gegenteil?',
      text: 'Du hast {when} geschrieben „{post}“: Welcher eigene Fall spricht dagegen, und was war dort anders?',
      needs: ['post'],
      takes: ['claim', 'opinion'],
    },
    {
      hook: '„{note}“: Gilt das überall?',
      text: 'Du hast notiert „{note}“: Wo hast du gesehen, dass es stimmt, und wo, dass nicht?',
      needs: ['note'],
      takes: ['claim'],
    },
  ],
  'Thought leadership/opinion piece': [
    {
      hook: '„{post}“: was ich heute ergänze',
      text: 'Du hast {when} geschrieben „{post}“: Was wusstest du damals nicht, und wer hat es dir seither gesagt?',
      needs: ['post'],
      takes: ['event'],
    },
    {
      hook: '„{note}“: wer es anders sah',
      text: 'Du hast notiert „{note}“: Wer sah es anders als du, und was habt ihr beide gesagt?',
      needs: ['note'],
      takes: ['event', 'claim'],
    },
    {
      hook: '„{post}“: wer mir widersprach',
      text: 'Du hast {when} geschrieben „{post}“: Wer hat dir gesagt, dass es nicht stimmt, mit welchen Worten, und was hast du geantwortet?',
      needs: ['post'],
      takes: ['claim', 'opinion'],
    },
    {
      hook: '„{post}“: für wen ich es schrieb',
      text: 'Du hast {when} geschrieben „{post}“: Wer vor allem sollte das lesen, und was kam zurück?',
      needs: ['post'],
      takes: ['event', 'claim', 'self'],
    },
  ],
  'Case study/success story': [
    {
      hook: 'Davor und danach: „{post}“',
      text: 'Nimm „{post}“, was du {when} geschrieben hast: Was galt eine Woche davor, und was eine Woche danach?',
      needs: ['post'],
      takes: ['event'],
      deedOf: 'author',
    },
    {
      hook: '„{note}“: wo es anfing',
      text: 'Du hast notiert „{note}“: Wann fing es an, wer hat es zuerst gemerkt, und wie steht es heute?',
      needs: ['note'],
      takes: ['event'],
      deedOf: 'others',
    },
    {
      hook: 'Nach „{post}“: der nächste Fall',
      text: 'Du hast {when} geschrieben „{post}“: Welcher Fall seither war von derselben Art, und was hast du darin anders gemacht?',
      needs: ['post'],
      takes: ['event', 'claim'],
    },
    {
      hook: '„{problem}“: der eine andere Fall',
      text: 'In welchem Fall war „{problem}“ gar nicht das Eigentliche, was war es, und wer hat es gemerkt?',
      needs: ['problem'],
    },
  ],
};
