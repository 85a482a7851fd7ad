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

const all = (given: string): ReadonlySet<string> => new Set(given.split(' '));

/**
 * Typed for a word, without a full stop as a rule. Each is one word alone in whatever trade its author has: none is a word of its language
 * besides, a name, an acronym ("msg", "svt") or short for two ("mtg" of a meeting or a mortgage, "pdt" of "pendant" or "président").
 */
export const BARE: PerLanguage<Words> = {
  en: words(`
    w/=with w/in=within btw=by_the_way abt=about btwn=between tho=though depts=departments appt=appointment appts=appointments
    govt=government qtr=quarter mth=month mths=months msgs=messages bldg=building imho=in_my_opinion tbh=to_be_honest
    xmas=Christmas yday=yesterday tmrw=tomorrow smth=something defo=definitely didnt=didn't doesnt=doesn't
    dont=don't isnt=isn't wasnt=wasn't arent=aren't werent=weren't hasnt=hasn't havent=haven't hadnt=hadn't wouldnt=wouldn't
    cttee=committee cmttee=committee wkend=weekend wkends=weekends couldnt=couldn't shouldnt=shouldn't thats=that's whats=what's
    theres=there's youre=you're theyre=they're weve=we've youve=you've theyve=they've youll=you'll theyll=they'll
  `),
  de: words('vllt=vielleicht vlt=vielleicht iwie=irgendwie iwann=irgendwann iwas=irgendwas'),
  fr: words(`
    bcp=beaucoup tjs=toujours tjrs=toujours lgtps=longtemps qd=quand qqn=quelqu'un jrs=jours nvx=nouveaux nvelle=nouvelle pblm=problème
    qqch=quelque_chose pbs=problèmes pcq=parce_que càd=c'est-à-dire mtn=maintenant jms=jamais ttes=toutes rdv=rendez-vous
  `),
  es: words(`
    tbn=también dsd=desde cdo=cuando dcho=derecho dcha=derecha izdo=izquierdo izda=izquierda msj=mensaje hrs=horas
  `),
};

/** Cut, as a rule with a full stop, which ends a sentence only where another one begins. None may be an adjective as well ("tgl."). */
export const CUT: PerLanguage<Words> = {
  en: words('avg=average esp=especially mgmt=management dept=department'),
  de: words(`
    ggf=gegebenenfalls inkl=inklusive zzgl=zuzüglich bzgl=bezüglich bspw=beispielsweise viell=vielleicht insg=insgesamt mind=mindestens
    ust=Umsatzsteuer
  `),
  fr: words('réu=réunion appt=appartement'),
  es: words('mtes=martes pendte=pendiente ppto=presupuesto dpto=departamento'),
};
/** Left as they were typed, as they may be two words; a full stop behind one is read as behind the others all the same. */
const LEFT_BARE: PerLanguage<ReadonlySet<string>> = {
  en: all('mtg mtgs mgr mgrs cust custs agt agts amt msg ppl yr yrs wk wks hrs mins'),
  de: all('eig'),
  fr: all('tps jr ts pr qq pb svt ds dc chq pdt tt cmt'),
  es: all('q xq pq tb tmb'),
};
const LEFT_CUT: PerLanguage<ReadonlySet<string>> = {
  en: all('approx incl excl'),
  de: all('u m v f evtl wg tgl mtl jährl wöchentl durchschn telef eigtl urspr zw lt lj jmd verw hausverw'),
  fr: all('avt dep env imm'),
  es: all('arq cotiz pac presup aprox inst'),
};
/** Of these the ones that a sentence may end with. */
export const NOUNS: ReadonlySet<string> = new Set(`mgmt dept ust réu appt mtes ppto dpto`.split(' '));
/** And those that are another word without their full stop. */
export const NEEDS_STOP: ReadonlySet<string> = all('esp mind wo j mon tg ses pac');

/** Behind a figure alone. */
export const COUNTED: PerLanguage<Words> = {
  en: words('ppl=people yr=year yrs=years wk=week wks=weeks hrs=hours mins=minutes'),
  de: words(
    'std=Stunden mio=Millionen min=Minuten stk=Stück wo=Wochen j=Jahre mon=Monate tg=Tage whg=Wohnungen eur=Euro',
  ),
  fr: words('eur=euros'),
  es: words('min=minutos ses=sesiones eur=euros pac=pacientes'),
};
/** The same behind a one. */
export const COUNTED_ONE: PerLanguage<Words> = {
  en: COUNTED.en,
  de: words('std=Stunde min=Minute wo=Woche j=Jahr mon=Monat tg=Tag whg=Wohnung'),
  fr: words('eur=euro'),
  es: words('min=minuto ses=sesión eur=euro pac=paciente'),
};

/** "3x/wk", "14 std./woche": each time, behind a figure and what it counts. */
export const EACH: Partial<PerLanguage<Words>> = {
  en: words('wk=a_week mth=a_month yr=a_year hr=an_hour'),
  de: words('tag=pro_Tag woche=pro_Woche wo=pro_Woche monat=pro_Monat jahr=pro_Jahr stunde=pro_Stunde'),
};

/**
 * Days and months, which are other words elsewhere: behind what stands before times alone. None is a name ("seit Jan") or a number ("en
 * sept jours").
 */
export const TIMES: PerLanguage<{ readonly before: string; readonly times: Words }> = {
  en: {
    before: String.raw`on|last|next|every|since|until|till|by|in|from|mid|early|late|\p{N}{1,2}(?:st|nd|rd|th)?`,
    times: words(`
      tue=Tuesday tues=Tuesday weds=Wednesday thur=Thursday thurs=Thursday fri=Friday feb=February jul=July aug=August sept=September
      oct=October nov=November
    `),
  },
  de: {
    before: String.raw`am|im|seit|ab|bis|ende|anfang|mitte|letzten|jeden|\p{N}{1,2}\.`,
    times: words(`
      mi=Mittwoch sa=Samstag feb=Februar mrz=März apr=April sept=September okt=Oktober nov=November dez=Dezember
    `),
  },
  fr: {
    before: String.raw`en|depuis|fin|début|\p{N}{1,2}`,
    times: words(
      'janv=janvier fév=février févr=février avr=avril juil=juillet oct=octobre nov=novembre déc=décembre',
    ),
  },
  es: {
    before: String.raw`en|desde|hasta|de|\p{N}{1,2}`,
    times: words(
      'feb=febrero abr=abril jun=junio jul=julio ago=agosto sept=septiembre oct=octubre nov=noviembre dic=diciembre',
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
    [/(?<![\p{L}’'-])(?<word>sat)(?= (?:am|pm)(?!\p{L}))/giu, 'Saturday'],
    [/(?<![\p{L}’'-])(?<word>sun)(?= (?:am|pm)(?!\p{L}))/giu, 'Sunday'],
  ],
  de: [[/(?<=\p{L} )(?<word>&)(?= \p{Ll})/gu, 'und']],
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
      /(?<![\p{L}\p{N}])(?<word>c\/)(?= ?(?:(?:él|ella|ellos|ellas|una?|unos|unas|mis?|su|sus|tus?|nuestr[oa]s?|est[ea]s?|es[ea]s?|otr[oa]s?)(?!\p{L})))/gu,
      'con',
    ],
    [
      /(?<=\p{L} )(?<word>\+)(?= (?:temprano|barat[oa]s?|caros?|lejos|fácil(?:es)?|difícil(?:es)?|rápid[oa]s?|lent[oa]s?|que|o menos|adelante)(?!\p{L}))/gu,
      'más',
    ],
  ],
};

/**
 * True for a shortened word, spelled out or left, that has no full stop of its own, so that one behind it ends a sentence; false for one
 * that has, and undefined for other words. @param word in small letters
 */
export function endsShorthand(word: string, language: PostLanguage): boolean | undefined {
  if (BARE[language].has(word) || LEFT_BARE[language].has(word)) return true;
  return CUT[language].has(word) ||
    LEFT_CUT[language].has(word) ||
    (language === 'de' && word.endsWith('whg'))
    ? false
    : undefined;
}
