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
    {
      hook: '{Pillar}: was ich immer aufschreibe',
      text: 'Was schreibst du beim Thema {topic} jedes Mal auf, und wann hat dir so eine Notiz zuletzt geholfen?',
    },
    {
      hook: '{Pillar}: die erste Stunde',
      text: 'Was hast du zuletzt in der ersten Stunde getan, nachdem beim Thema {topic} etwas schiefging, und was ließest du heute weg?',
    },
    {
      hook: '{Pillar}: wie ich es selbst prüfe',
      text: 'Welche eigene Prüfung zeigt dir, wie es beim Thema {topic} steht, und wann hat sie dir zuletzt etwas gesagt, das du nicht wissen wolltest?',
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
    {
      hook: '{Pillar}: 3 Menschen, die ich fragen würde',
      text: 'Welche drei Menschen würdest du heute Abend zum Thema {topic} anrufen, und was hat dir jeder schon einmal gesagt?',
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
    {
      hook: '{Pillar}: der Tag, an dem ich fast aufgab',
      text: 'An welchem Tag hättest du beim Thema {topic} fast aufgegeben, wo warst du, und wer oder was hat dich gehalten?',
    },
    {
      hook: '{Pillar}: was ich zu spät erfuhr',
      text: 'Was hast du zum Thema {topic} zu spät erfahren, von wem, und was hattest du da schon getan?',
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
    {
      hook: '{Pillar}: was ich nicht entscheiden kann',
      text: 'Was schiebst du beim Thema {topic} seit Wochen vor dir her, und zwischen welchen zwei Antworten schwankst du?',
      needsNoun: 'single',
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
    {
      hook: '{Pillar}: was ich zu spät gesagt habe',
      text: 'Was hättest du zum Thema {topic} früher sagen sollen, wem, und was geschah, weil du es nicht getan hast?',
    },
    {
      hook: '{Pillar}: worüber ich nicht mehr streite',
      text: 'Welchen Streit zum Thema {topic} führst du nicht mehr, mit wem hattest du ihn zuletzt, und wie ging er aus?',
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
    {
      hook: '{Pillar}: in einer Stunde entschieden',
      text: 'Welche Entscheidung zum Thema {topic} musstest du binnen einer Stunde treffen, wer war dabei, und wie ging es aus?',
      needsNoun: 'single',
    },
    {
      hook: '{Pillar}: für wen sich etwas geändert hat',
      text: 'Für wen sieht eine Woche heute anders aus, weil du beim Thema {topic} etwas getan hast, und woran merkst du das?',
    },
    {
      hook: '{Pillar}: wo ich den Plan verwarf',
      text: 'In welchem Fall zum Thema {topic} hast du den Plan auf halbem Weg verworfen, was hattest du gesehen, und wie ging es aus?',
    },
    {
      hook: '{Pillar}: jemand, der Nein sagte',
      text: 'Wer hat abgelehnt, was du zum Thema {topic} vorgeschlagen hast, aus welchem Grund, und was wurde daraus?',
    },
  ],
};
