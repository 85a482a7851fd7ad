import type { PostLanguage } from '@drumbeat/domain';
import type { PerLanguage } from '../words/per-language.js';
import { DAY_SOURCE } from '../times/calendar-names.js';

export type Words = ReadonlyMap<string, string>;

/** One to a pair, "_" for a space. */
const words = (pairs: string): Words =>
  new Map(
    pairs
      .trim()
      .split(/\s+/u)
      .map((pair) => {
        const at = pair.indexOf('=');
        return [pair.slice(0, at), pair.slice(at + 1).replaceAll('_', ' ')] as const;
      }),
  );

/** Typed for a word, without a full stop as a rule. None is a word of its language besides. */
export const BARE: PerLanguage<Words> = {
  en: words(`
    w/=with w/o=without w/in=within bc=because b/c=because cuz=because b4=before btw=by_the_way ppl=people abt=about btwn=between tho=though
    thru=through mtg=meeting mtgs=meetings mgr=manager mgrs=managers depts=departments appt=appointment appts=appointments
    govt=government yr=year yrs=years qtr=quarter mth=month mths=months wk=week wks=weeks hrs=hours mins=minutes amt=amount
    agt=agent agts=agents cust=customer custs=customers msg=message msgs=messages bldg=building imo=in_my_opinion imho=in_my_opinion tbh=to_be_honest
    xmas=Christmas yday=yesterday tmrw=tomorrow smth=something sth=something nvr=never rly=really defo=definitely didnt=didn't doesnt=doesn't
    dont=don't isnt=isn't wasnt=wasn't arent=aren't werent=weren't hasnt=hasn't havent=haven't hadnt=hadn't wouldnt=wouldn't
    cttee=committee cmttee=committee wkend=weekend wkends=weekends wd=would shd=should couldnt=couldn't shouldnt=shouldn't cant=can't wont=won't thats=that's whats=what's theres=there's youre=you're theyre=they're
    weve=we've youve=you've theyve=they've ive=I've im=I'm hes=he's shes=she's youll=you'll theyll=they'll
  `),
  de: words(
    'vllt=vielleicht vlt=vielleicht eig=eigentlich iwie=irgendwie iwann=irgendwann iwas=irgendwas iwo=irgendwo',
  ),
  fr: words(`
    bcp=beaucoup tjs=toujours tjrs=toujours tps=temps lgtps=longtemps qd=quand qqn=quelqu'un jrs=jours jr=jour ts=tous s/=sur pr=pour nvx=nouveaux nvelle=nouvelle pblm=problème qqch=quelque_chose qq=quelques pb=problème
    pbs=problèmes svt=souvent ds=dans dc=donc pcq=parce_que càd=c'est-à-dire mtn=maintenant jms=jamais chq=chaque pdt=pendant tt=tout
    ttes=toutes rdv=rendez-vous cmt=comment
  `),
  es: words(`
    q=que xq=porque pq=porque p/=para tb=también tmb=también tbn=también dsd=desde cdo=cuando dcho=derecho dcha=derecha izdo=izquierdo izda=izquierda msj=mensaje hrs=horas
  `),
};

/** Cut, as a rule with a full stop, which ends a sentence only where another one begins. */
export const CUT: PerLanguage<Words> = {
  en: words(
    'approx=approximately incl=including excl=excluding avg=average esp=especially mgmt=management dept=department',
  ),
  de: words(`
    u=und m=mit v=von f=für ggf=gegebenenfalls evtl=eventuell wg=wegen tgl=täglich mtl=monatlich jährl=jährlich wöchentl=wöchentlich inkl=inklusive
    zzgl=zuzüglich bzgl=bezüglich bspw=beispielsweise viell=vielleicht eigtl=eigentlich insg=insgesamt urspr=ursprünglich zw=zwischen
    mind=mindestens durchschn=durchschnittlich lt=laut telef=telefonisch lj=Lehrjahr jmd=jemand ust=Umsatzsteuer verw=Verwaltung hausverw=Hausverwaltung
  `),
  fr: words('réu=réunion avt=avant dep=depuis env=environ imm=immeuble appt=appartement'),
  es: words(
    'arq=arquitecto mtes=martes cotiz=cotización pendte=pendiente pac=paciente ppto=presupuesto presup=presupuesto aprox=aproximadamente dpto=departamento inst=instituto',
  ),
};
/** Of these the ones that a sentence may end with. */
export const NOUNS: ReadonlySet<string> = new Set(
  `mgmt dept lj jmd ust verw hausverw réu imm appt arq mtes cotiz pac ppto presup dpto inst`.split(' '),
);
/** And those that are another word without their full stop. */
export const NEEDS_STOP: ReadonlySet<string> = new Set([
  'f',
  'u',
  'm',
  'v',
  'wo',
  'j',
  'mon',
  'sem',
  'inst',
  'imm',
  'lt',
  'avt',
  'dep',
  'pac',
  'ses',
  'a',
]);

/** Behind a figure alone. */
export const COUNTED: PerLanguage<Words> = {
  en: words('hr=hour'),
  de: words(
    'std=Stunden mio=Millionen min=Minuten sek=Sekunden stk=Stück wo=Wochen j=Jahre mon=Monate tg=Tage whg=Wohnungen eur=Euro',
  ),
  fr: words('sem=semaines eur=euros'),
  es: words('min=minutos sem=semanas ses=sesiones a=años eur=euros pac=pacientes'),
};
/** The same behind a one. */
export const COUNTED_ONE: PerLanguage<Words> = {
  en: COUNTED.en,
  de: words('std=Stunde min=Minute sek=Sekunde wo=Woche j=Jahr mon=Monat tg=Tag whg=Wohnung'),
  fr: words('sem=semaine eur=euro'),
  es: words('min=minuto sem=semana ses=sesión a=año eur=euro pac=paciente'),
};

/** "3x/wk", "14 std./woche": each time, behind a figure and what it counts. */
export const EACH: PerLanguage<Words> = {
  en: words('wk=a_week mth=a_month yr=a_year hr=an_hour'),
  de: words('tag=pro_Tag woche=pro_Woche wo=pro_Woche monat=pro_Monat jahr=pro_Jahr stunde=pro_Stunde'),
  fr: words('sem=par_semaine'),
  es: words('sem=a_la_semana'),
};

/** Days and months, which are other words elsewhere: behind what stands before times alone. */
export const TIMES: PerLanguage<{ readonly before: string; readonly times: Words }> = {
  en: {
    before: String.raw`on|last|next|every|since|until|till|by|in|from|mid|early|late|\p{N}{1,2}(?:st|nd|rd|th)?`,
    times: words(`
      mon=Monday tue=Tuesday tues=Tuesday wed=Wednesday weds=Wednesday thu=Thursday thur=Thursday thurs=Thursday fri=Friday jan=January
      feb=February apr=April jun=June jul=July aug=August sep=September sept=September oct=October nov=November dec=December
    `),
  },
  de: {
    before: String.raw`am|im|seit|ab|bis|ende|anfang|mitte|letzten|jeden|\p{N}{1,2}\.`,
    times: words(`
      mo=Montag mi=Mittwoch fr=Freitag sa=Samstag jan=Januar feb=Februar mrz=März apr=April jun=Juni jul=Juli aug=August sep=September
      sept=September okt=Oktober nov=November dez=Dezember
    `),
  },
  fr: {
    before: String.raw`en|depuis|fin|début|\p{N}{1,2}`,
    times: words(
      'janv=janvier fév=février févr=février avr=avril juil=juillet sept=septembre oct=octobre nov=novembre déc=décembre',
    ),
  },
  es: {
    before: String.raw`en|desde|hasta|de|\p{N}{1,2}`,
    times: words(
      'ene=enero feb=febrero abr=abril jun=junio jul=julio ago=agosto sept=septiembre oct=octubre nov=noviembre dic=diciembre',
    ),
  },
};

/** Signs, as the group `word`: what stands around one shows that it is read as a word. */
export const SIGNS: PerLanguage<readonly (readonly [RegExp, string])[]> = {
  en: [
    [/(?<=[\p{Ll}\p{N}] )(?<word>&)(?= [\p{Ll}\p{N}])/gu, 'and'],
    [/(?<=\p{Ll} )(?<word>re:)(?= \p{Ll})/gu, 'about'],
    [/(?<![\p{L}’'-])(?<word>its)(?= (?:the|an?|not|been|got)(?!\p{L}))/giu, "it's"],
    [/(?<=\p{L} )(?<word>p\.)(?= ?(?:day|week|month|year|hour|head|person)(?!\p{L}))/giu, 'per'],
    [/(?<=\p{N} ?% )(?<word>hum)(?=[.,;!?]|$)/giu, 'humidity'],
    [/(?<![\p{L}’'-])(?<word>sat)(?= (?:am|pm|morning|afternoon|evening|night)(?!\p{L}))/giu, 'Saturday'],
    [/(?<![\p{L}’'-])(?<word>sun)(?= (?:am|pm|morning|afternoon|evening|night)(?!\p{L}))/giu, 'Sunday'],
  ],
  de: [
    [/(?<=\p{L} )(?<word>&)(?= \p{Ll})/gu, 'und'],
    [/(?<!\p{L})(?<word>std\.-)(?=\p{L})/giu, 'Stunden'],
  ],
  fr: [[/(?<=[\p{Ll}\p{N}] )(?<word>&)(?= [\p{Ll}\p{N}])/gu, 'et']],
  es: [
    [/(?<=[\p{Ll}\p{N}] )(?<word>&)(?= [\p{Ll}\p{N}])/gu, 'y'],
    // "C/" is "con", "cada" and "calle": what follows shows which, or it stays ("c/ Mayor", "c/ Bolonia", "c/ pastillero").
    [
      new RegExp(
        String.raw`(?<![\p{L}\p{N}])(?<word>c/)(?= ?(?:día|semana|mes|año|hora|vez|noche|mañana|tarde|${DAY_SOURCE.es}|uno)(?!\p{L}))`,
        'giu',
      ),
      'cada',
    ],
    [
      /(?<![\p{L}\p{N}])(?<word>c\/)(?= ?(?:(?:él|ella|ellos|ellas|el|la|los|las|una?|unos|unas|mis?|su|sus|tus?|nuestr[oa]s?|est[ea]s?|es[ea]s?|otr[oa]s?)(?!\p{L})))/gu,
      'con',
    ],
    // "3 x 2" is a sum, and "x q" is "porque" or "por qué".
    [/(?<=\p{L},? )(?<word>x)(?= (?:(?!q(?:ue)?(?!\p{L}))\p{L}|\p{N}))/gu, 'por'],
    [
      /(?<=\p{L} )(?<word>\+)(?= (?:tarde|temprano|barat|car[oa]|cerca|lejos|fácil|difícil|rápid|lent|que(?!\p{L})|o menos|adelante|tiempo|gente|es[ea] |est[ea] (?:mes|año|semana)))/gu,
      'más',
    ],
  ],
};

/**
 * True for a shortened word that has no full stop of its own, so that one behind it ends a sentence; false for one that has, and undefined
 * for other words. @param word in small letters
 */
export function endsShorthand(word: string, language: PostLanguage): boolean | undefined {
  if (BARE[language].has(word)) return true;
  return CUT[language].has(word) || (language === 'de' && word.endsWith('whg')) ? false : undefined;
}
