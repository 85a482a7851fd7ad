import type { PairTexts } from './pair-texts';

export const PAIRS_DE: PairTexts = {
  writing_style_formality: {
    first: [
      'Kurz vorab: Wir schieben den Call auf Freitag. Schrei, wenn’s nicht passt.',
      'Bitte beachten Sie, dass unser Gespräch auf Freitag verlegt wurde. Sollte Ihnen dies nicht möglich sein, bitte ich um Nachricht.',
    ],
    ladder: [
      'Sooo, fertig! Die Seite ist oben, klickt mal rum und sagt, was kaputt ist.',
      'Die Seite ist online. Schaut mal rein und sagt, was ihr denkt.',
      'Die neue Website ist online. Ich freue mich auf Rückmeldungen.',
      'Wir freuen uns, die Veröffentlichung der neuen Website bekannt zu geben. Für Anmerkungen sind wir Ihnen sehr verbunden.',
    ],
  },
  directness_level: {
    first: [
      'Vielleicht lohnt es sich, etwas früher nach dem Budget zu fragen, wenn das zur eigenen Arbeitsweise passt.',
      'Frag zuerst nach dem Budget. Vor allem anderen.',
    ],
    ladder: [
      'Mag sein, dass ich etwas übersehe, aber manchmal frage ich mich, ob wir wirklich alle in dieses Meeting müssen.',
      'Vielleicht käme dieses Meeting mit weniger Leuten aus.',
      'In dieses Meeting gehören weniger Leute.',
      'Hör auf, alle in dieses Meeting zu holen. Vier Leute, oder absagen.',
    ],
  },
  confidence_level: {
    first: [
      'Ich glaube, die Preiserhöhung war für uns richtig. Ob sie es für alle wäre, weiß ich nicht.',
      'Die Preiserhöhung war richtig. Sie ist für alle richtig.',
    ],
    ladder: [
      'Vielleicht hat es uns geholfen, langsam einzustellen. Ich weiß es ehrlich nicht. Es kann auch Glück gewesen sein.',
      'Ich habe das Gefühl, dass es uns geholfen hat, langsam einzustellen.',
      'Es hat uns geholfen, langsam einzustellen. Die Zahlen zeigen es.',
      'Langsam einstellen gewinnt immer. Daran gibt es keinen Zweifel.',
    ],
  },
  energy_level: {
    first: [
      'Heute ist das Projekt fertig geworden. Es war ein Jahr ruhiger Arbeit.',
      'Heute haben wir’s geschafft! Ein ganzes Jahr Arbeit, und jetzt ist es draußen. Was für ein Tag!',
    ],
    ladder: [
      'Ana ist jetzt bei uns. Wir fangen langsam an, wie immer.',
      'Ana ist jetzt bei uns. Das freut mich.',
      'Ana ist jetzt bei uns, und es geht sofort los. Ich kann’s kaum erwarten!',
      'ANA IST DA! Los geht’s, da kommt Großes!',
    ],
  },
};
