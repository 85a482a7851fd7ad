import type { PromptFrames } from '../prompt-frame.js';

/** Frames that look where the author's trade looks: at a figure, a mistake, a person or a paper of it. */
export const TRADE_FRAMES_DE: PromptFrames = {
  'Educational how-to post': [
    {
      hook: '{Pillar}: wie ich diese Zahl lese ({figure})',
      text: 'Eine Zahl aus deinem Alltag ({figure}): Wie liest du sie, und was verrät sie dir über {topic}?',
      needs: ['figure'],
      kinds: ['money', 'risk'],
    },
    {
      hook: '{Pillar}: {Mistake}, was nun?',
      text: '{Mistake}: Wann hast du das zuletzt gesehen, was hast du zuerst getan, und was hatte es mit dem Thema {topic} zu tun?',
      needs: ['mistake'],
      kinds: ['risk', 'craft'],
    },
  ],
  'Listicle with a hook': [
    {
      hook: '{Pillar}: 3 Dinge, die mir {moment} auffielen',
      text: 'Welche drei Dinge zum Thema {topic} sind dir {moment} aufgefallen, und welches davon sonst niemandem?',
      needs: ['trade'],
      kinds: ['craft'],
    },
    {
      hook: '{Person}: 3 Fragen an mich ({pillar})',
      text: '{Person}: Welche drei Fragen zum Thema {topic} hast du da gehört, Wort für Wort, und welche war dir neu?',
      needs: ['person'],
      kinds: ['people'],
    },
  ],
  'First-person anecdote': [
    {
      hook: '{Person}, und es geht um dies: {pillar}',
      text: '{Person}: Wen siehst du vor dir, und was geschah zwischen euch, als es um {topic} ging?',
      needs: ['person'],
      kinds: ['people'],
    },
    {
      hook: '{Mistake}: Ich war dabei ({pillar})',
      text: '{Mistake}: Wann warst du dabei, wer hat es zuerst bemerkt, und was hatte es mit dem Thema {topic} zu tun?',
      needs: ['mistake'],
      kinds: ['risk', 'craft'],
    },
  ],
  'Engagement-driven question': [
    {
      hook: '{Pillar}: Wie steht es bei euch? ({figure})',
      otherHook: '{Pillar}: Wie steht es bei Ihnen? ({figure})',
      text: 'Wie steht es heute bei dir ({figure}), und was hat das mit dem Thema {topic} zu tun?',
      needs: ['figure'],
      kinds: ['money'],
    },
    {
      hook: '{Person}: Was hättet ihr gesagt? ({pillar})',
      otherHook: '{Person}: Was hätten Sie gesagt? ({pillar})',
      text: '{Person}, und es geht um {topic}: Was wurde gesagt, bevor du antworten musstest?',
      needs: ['person'],
      kinds: ['people'],
    },
  ],
  'Thought leadership/opinion piece': [
    {
      hook: '{Mistake}: was dahintersteckt ({pillar})',
      text: '{Mistake}: Was steckte in den Fällen dahinter, die du kennst, wie viel davon hatte mit dem Thema {topic} zu tun, und wer war am Ende schuld?',
      needs: ['mistake'],
      kinds: ['craft', 'risk'],
    },
    {
      hook: '{Pillar}: die Zeile, die ich streichen würde',
      text: 'Nimm {paper} und denk an das Thema {topic}: Welche Zeile würdest du morgen streichen, und wer wäre dagegen?',
      needs: ['trade'],
      kinds: ['money', 'risk'],
    },
  ],
  'Case study/success story': [
    {
      hook: '{Pillar}: ein Fall, eine Zahl ({figure})',
      text: 'Ein Fall und eine Zahl ({figure}): Wie stand sie, bevor du dich um {topic} gekümmert hast, wie danach, und was kam zuerst?',
      needs: ['figure'],
      kinds: ['money'],
    },
    {
      hook: '{Mistake}: wie ein Fall ausging ({pillar})',
      text: '{Mistake}: In welchem Fall hast du das gedreht, was hatte es mit dem Thema {topic} zu tun, und was war einen Monat später anders?',
      needs: ['mistake'],
      kinds: ['craft'],
    },
  ],
};
