import type { PromptFrames } from '../prompt-frame.js';

/** Frames that begin at an hour, a person or a thing of the author’s own days. */
export const DAY_FRAMES_DE: PromptFrames = {
  'Educational how-to post': [
    {
      hook: '{Pillar}: an einem Fall gezeigt',
      text: 'Nimm den letzten Fall zum Thema {topic}: Was hast du gesehen, entschieden und getan, in dieser Reihenfolge?',
    },
    {
      hook: '{Pillar}: der Fehler, den ich zweimal machte',
      text: 'Welchen Fehler hast du beim Thema {topic} mehr als einmal selbst gemacht, und was hat ihn beendet?',
    },
  ],
  'Listicle with a hook': [
    {
      hook: '{Pillar}: 3 Dinge in meiner Reichweite',
      text: 'Welche drei Dinge auf deinem Tisch, in deiner Tasche oder auf deinem Handy haben mit dem Thema {topic} zu tun, und wie kam jedes dorthin?',
    },
    {
      hook: '{Pillar}: 3 Tage, die ich noch weiß',
      text: 'Welche drei Tage fallen dir zum Thema {topic} ein, ein früher, ein schlechter und ein später, und was war jedes Mal anders?',
    },
  ],
  'First-person anecdote': [
    {
      hook: '{Pillar}: ein Anruf im falschen Moment',
      text: 'Welcher Anruf oder welche Nachricht zum Thema {topic} kam im falschen Moment, von wem, und was hast du dann getan?',
    },
    {
      hook: '{Pillar}: jemand hat es vor mir gesehen',
      text: 'Wem ist vor dir etwas über {topic} aufgefallen, mit welchen Worten, und was hast du daraus gemacht?',
    },
  ],
  'Engagement-driven question': [
    {
      hook: '{Pillar}: Wie lange braucht ihr?',
      otherHook: '{Pillar}: Wie lange brauchen Sie?',
      text: 'Wie lange hat deine letzte Arbeit zum Thema {topic} gedauert, was hattest du gedacht, und wo blieb die Zeit?',
      needsNoun: 'single',
      kinds: ['craft'],
    },
    {
      hook: '{Pillar}: Wer hat recht?',
      text: 'Wer hat dir zuletzt beim Thema {topic} widersprochen, was habt ihr beide gesagt, und wie steht es jetzt?',
    },
  ],
  'Thought leadership/opinion piece': [
    {
      hook: '{Pillar}: wofür ich gern bezahle',
      text: 'Wofür hast du beim Thema {topic} Geld oder Zeit ausgegeben, wo andere sparen, und was hat es gebracht?',
    },
    {
      hook: '{Pillar}: wo ich anderer Meinung bin',
      text: 'Welcher verbreiteten Meinung über {topic} hat deine eigene Arbeit widersprochen, und an welchem Tag?',
    },
  ],
  'Case study/success story': [
    {
      hook: '{Pillar}: ein Fall ohne gutes Ende',
      text: 'Welcher Fall zum Thema {topic} ging nicht gut aus, wann hättest du es wissen können, und was ist dir davon geblieben?',
    },
    {
      hook: '{Pillar}: die kürzeste Arbeit',
      text: 'Welche Arbeit zum Thema {topic} hat am wenigsten gedauert und am meisten verändert, und was hast du dabei getan?',
      needsNoun: 'any',
      kinds: ['craft'],
    },
  ],
};
