import type { AuthorProfile } from '../../author-profile.js';
import type { Goal, PillarKind } from './prompt-frame.js';

/** The author's trade, for what is seen in it. */
export type Trade =
  | 'finance'
  | 'tax'
  | 'law'
  | 'recruiting'
  | 'coaching'
  | 'making'
  | 'transport'
  | 'building'
  | 'tech'
  | 'security'
  | 'ux'
  | 'creative'
  | 'health'
  | 'food'
  | 'selling'
  | 'other';

/** Beginnings of words in the four languages; the first kind that has one counts. */
const KINDS: readonly (readonly [PillarKind, string])[] = [
  [
    'money',
    'expensive teuer caro quote devis angebot pric cost budget invoice profit sav cash fee forecast preis kosten geld rücklag gewinn honorar prix coût devis argent marge precio coste ahorr dinero margen presupuesto cuánto discount margin balance bill tax wage salar budget rabatt marge kontostand nachzahlung lohn steuer liquidit remise facture salaire solde impôt trésorerie descuento factura sueldo saldo impuesto nómina tesorería',
  ],
  [
    'risk',
    'risk audit fright attack dismiss safe betriebsprüf prüfung angst sicher recht risque attaque passe sécur despid riesgo juicio registro deadline outage backup password incident damage court dispute frist ausfall passwort sicherung vorfall schaden échéance panne sauvegard incident avarie litige plazo caída contraseña copia incidente daño despido',
  ],
  [
    'people',
    'lead team hir client conversation negotiat retail customer führ gespräch mitarbeit kund équipe former négoci equipo negoci liderazgo übergab answer colleague boss manag meeting board candidate applica interview kolleg chef besprech bewerb collègue patron réunion dirigeant candidat entretien jefe compañer reuni candidat entrevist',
  ],
];

const GOALS: readonly (readonly [Goal, string])[] = [
  ['team', 'hire hiring recruit colleague einstell bewerb team recrut embauch équipe equipo contratar'],
  ['clients', 'client mandat customer win sell sales kund auftr chantier contrat encargo'],
  ['teach', 'explain teach understand erklär versteh comprendre expliqu enseñ explic entend'],
];

export function pillarKindOf(pillar: string): PillarKind {
  return firstNamed(KINDS, pillar) ?? 'craft';
}

export function goalOf({ content_strategy }: AuthorProfile): Goal {
  return firstNamed(GOALS, content_strategy ?? '') ?? 'known';
}

function firstNamed<Name>(names: readonly (readonly [Name, string])[], text: string): Name | null {
  const words = text.toLowerCase().match(/\p{L}[\p{L}\p{M}-]*/gu) ?? [];
  const found = names.find(([, starts]) =>
    starts.split(' ').some((start) => words.some((word) => word.startsWith(start))),
  );
  return found?.[0] ?? null;
}
