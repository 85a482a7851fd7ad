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

/**
 * Beginnings of words in the four languages ("+" joins those that have to come together); the first trade that has one counts, so the
 * narrower ones come first.
 */
const TRADES: readonly (readonly [Trade, string])[] = [
  [
    'tax',
    'tax bookkeep accountant accounting steuer buchhalt lohnbuch fiscal expert-comptab comptab+cabinet expertise+comptab impuest contab+asesor gestoría',
  ],
  [
    'security',
    'cyber ciber infosec pentest it-security it-sicherheit it+security information+security informationssicherheit sécurité+informati sécurité+systèmes seguridad+inform',
  ],
  [
    'ux',
    'ux ui usab user+experience interaction product+design produktdesign ux-design expérience+utilisateur experiencia+usuario nutzerforsch',
  ],
  [
    'recruiting',
    'recruit headhunt staffing personalberat personalvermitt personalsuche recrut reclut selección+personal talent+acquisition',
  ],
  [
    'law',
    'law legal attorney solicitor recht arbeitsrecht anwalt anwält rechtsanw notar droit avocat jurid derecho abogad jurídic',
  ],
  [
    'transport',
    'logist freight shipping transport cargo cold-chain cold+chain spedition fracht fret expédit',
  ],
  [
    'making',
    'supply manufactur factor warehous industrial+engineer lean production produktion fertigung maschinenbau wirtschaftsingenieur lager usine industri+ingéni prévention+risques arbeitssicherheit fábric producción ingenier+industri almac',
  ],
  [
    'building',
    'construct architect interior roof plumb electric solar bau hochbau architekt dach elektr handwerk chantier bâtiment obra arquitect instala',
  ],
  ['tech', 'software saas data cloud developer devops it informatik logiciel informati datos'],
  [
    'health',
    'health hospital nurs medic therap veterin tierarzt tierärzt vétérin pflege arzt gesundheit santé soin médec salud médic enfermer',
  ],
  [
    'coaching',
    'coach train leader speech speak mentor führung personalentw organisationsentw schulung moderation formation formaci liderazgo',
  ],
  [
    'food',
    'restaur food baker bakery hotel hospitality café gastro bäcker konditor lebensmittel boulang pâtiss traiteur hôtel hosteler panader pasteler aliment',
  ],
  [
    'creative',
    'design brand market agenc copywrit werbung gestalt graphi publicid diseñ marca kommunikation communicat comunicac',
  ],
  [
    'finance',
    'account financ cfo controlling controller treasur invest insur bank finanz versicher compta assur contab segur',
  ],
  [
    'selling',
    'sales retail shop store real+estate vertrieb verkauf einzelhandel immobil vente commerc ventas comerci tienda inmobil',
  ],
];

const KINDS: readonly (readonly [PillarKind, string])[] = [
  [
    'money',
    'pric cost budget invoice profit sav cash fee forecast preis kosten geld rücklag gewinn honorar prix coût devis argent marge precio coste ahorr dinero margen presupuesto cuánto discount margin balance bill tax wage salar budget rabatt marge kontostand nachzahlung lohn steuer liquidit remise facture salaire solde impôt trésorerie descuento factura sueldo saldo impuesto nómina tesorería',
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

/** Begin as a trade does, and are another one: a taxi has no tax, a tree surgeon builds nothing, nobody films by shifts, and no cook restores organs. */
const OTHERWISE =
  /(?<![\p{L}\p{M}])(?:taxi\p{L}*|restaur(?:ier|ator)\p{L}*|lawns?|baum\p{L}*|bauer\p{L}*|brand(?:schutz|melde|wach)\p{L}*|steuerungs\p{L}*|obrador\p{L}*|nurser(?:y|ies)|market[\s-]garden\p{L}*|coach(?:es)? (?:travel|tours?|hire|trips?)|rechtschreib\p{L}*|fretless|(?:film|music|video|tv|theat(?:re|er)|audio|event|podcast)\p{L}*\s?-?produ\p{L}+|produ\p{L}+ (?:musical|audiovisu|vidéo|de (?:films?|vídeos?|música|cine))\p{L}*|(?:software|it|data|cloud|enterprise|solution|information)[\s-]architect\p{L}*|architect\p{L}* (?:logicielle|informatique)|arquitect\p{L}* de software|(?:food|blood) banks?|banques? alimentaires?|bancos? de alimentos)(?![\p{L}\p{M}])/giu;
/** Software is built by engineers of software, whatever else the words name. */
const SOFTWARE = /(?:software|logiciel|informati)\p{L}*/iu;
/** Who puts a contract into another language sits in no hearing. */
const OF_WORDS =
  /(?<![\p{L}\p{M}])(?:translat|interpret(?:er|ing)|übersetz|dolmetsch|tradu[ck]|interprète|intérprete|lektor|proofread|relecture)\p{L}*/iu;

/** By the industry alone: who writes about leadership need not give workshops. */
export function tradeOf({ industry }: AuthorProfile): Trade {
  const named = industry ?? '';
  if (OF_WORDS.test(named)) return 'other';
  const left = named.replace(OTHERWISE, (found) => SOFTWARE.exec(found)?.[0] ?? ' ');
  return firstNamed(TRADES, left) ?? 'other';
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
    return starts
      .split(' ')
      .some((together) =>
        together.split('+').every((start) => words.some((word) => isBegunWith(word, start))),
      );
  });
  return found?.[0] ?? null;
}

/** Two letters are a word: "UX", "IT", and no beginning of "utility". */
const isBegunWith = (word: string, start: string) =>
  start.length > 2 ? word.startsWith(start) : word === start || word.startsWith(`${start}-`);
