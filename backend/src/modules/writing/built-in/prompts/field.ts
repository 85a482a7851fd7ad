import type { AuthorProfile } from '../../author-profile.js';
import type { Goal, PillarKind } from './prompt-frame.js';

/** The author's field, for the occasions and documents in it. */
export type Field =
  | 'finance'
  | 'law'
  | 'making'
  | 'transport'
  | 'building'
  | 'tech'
  | 'training'
  | 'health'
  | 'food'
  | 'creative'
  | 'other';

/** Beginnings of words in the four languages; the first field that has one counts, so the narrower ones come first. */
const FIELDS: readonly (readonly [Field, string])[] = [
  [
    'finance',
    'account tax bookkeep financ invest insur steuer buchhalt finanz versicher compta fiscal assur contab impuest segur',
  ],
  [
    'law',
    'law legal attorney solicitor recht arbeitsrecht anwalt kanzlei notar droit avocat jurid derecho abogad jurídic',
  ],
  ['transport', 'logist freight shipping transport cargo spedition fracht fret expédit'],
  ['making', 'supply manufactur factor warehous produktion lager fertigung usine fábric almac'],
  [
    'building',
    'construct architect interior roof plumb electric solar bau architekt dach elektr handwerk chantier bâtiment obra arquitect instala',
  ],
  ['tech', 'software saas cyber data cloud developer informatik it-sicherheit logiciel informati datos'],
  [
    'training',
    'coach train leader recruit speech speak führung personal schulung formation recrut formaci liderazgo',
  ],
  [
    'health',
    'health hospital clinic nurs medic therap veterin tierarzt tierärzt vétérin klinik pflege arzt gesundheit santé soin médec salud clínic médic enfermer',
  ],
  [
    'food',
    'restaur food baker hotel hospitality café gastro bäcker lebensmittel boulang hôtel hosteler panader aliment',
  ],
  ['creative', 'design brand market agenc copywrit werbung gestalt graphi publicid diseñ marca'],
];

const KINDS: readonly (readonly [PillarKind, string])[] = [
  [
    'money',
    'pric cost budget invoice profit sav cash fee forecast preis kosten geld rücklag gewinn honorar prix coût devis argent marge precio coste ahorr dinero margen presupuesto cuánto',
  ],
  [
    'risk',
    'risk audit fright attack dismiss safe betriebsprüf prüfung angst sicher recht risque attaque passe sécur despid riesgo juicio registro segur',
  ],
  [
    'people',
    'lead team hir client conversation negotiat retail customer führ gespräch mitarbeit kund équipe former négoci equipo negoci liderazgo übergab answer',
  ],
];

const GOALS: readonly (readonly [Goal, string])[] = [
  ['team', 'hire hiring recruit colleague einstell bewerb team recrut embauch équipe equipo contratar'],
  ['clients', 'client mandat customer win sell sales kund auftr chantier contrat encargo'],
  ['teach', 'explain teach understand erklär versteh comprendre expliqu enseñ explic entend'],
];

/** By the industry alone: who writes about leadership need not give workshops. */
export function fieldOf({ industry }: AuthorProfile): Field {
  return firstNamed(FIELDS, industry ?? '') ?? 'other';
}

export function pillarKindOf(pillar: string): PillarKind {
  return firstNamed(KINDS, pillar) ?? 'craft';
}

export function goalOf({ content_strategy }: AuthorProfile): Goal {
  return firstNamed(GOALS, content_strategy ?? '') ?? 'known';
}

function firstNamed<Name>(names: readonly (readonly [Name, string])[], text: string): Name | null {
  const words = text.toLowerCase().match(/\p{L}[\p{L}\p{M}-]*/gu) ?? [];
  const found = names.find(([, starts]) => {
    const beginnings = starts.split(' ');
    return words.some((word) => beginnings.some((start) => word.startsWith(start)));
  });
  return found?.[0] ?? null;
}
