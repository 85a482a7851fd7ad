import { isStopWord, type PostLanguage } from '@drumbeat/domain';
import { perLanguage, type PerLanguage } from '../../../reading/words/per-language.js';
import { straightened } from '../../../reading/words/word-patterns.js';
import { hasFacts, wordsOf } from '../sentence-signs.js';
import { announcedSubject, pointsAtSubject } from './announced-subjects.js';

/** Who says that they are about to write says nothing yet: "I have been meaning to write about this for a while." */
const ANNOUNCED: PerLanguage<RegExp> = {
  en: /(?<!\p{L})(?:i|i['’](?:ve|d|m|ll))(?!\p{L}).*(?<!\p{L})(?:(?:write|writing|post|posting|talk|talking|speak) (?:(?:something )?about (?:this|that|it)|this|that|anything|something)|say something about (?:this|that|it)|get into this|share (?:this|something))(?!\p{L})/iu,
  de: /(?<!\p{L})ich(?!\p{L}).*(?<!\p{L})(?:(?:darüber|dazu|hierzu|davon) .*(?:schreiben|sagen|posten|erzählen|reden)|(?:etwas|was|nichts) (?:\p{L}+ )?(?:schreiben|sagen|posten|erzählen)|über (?:ein|das|dieses) thema (?:schreiben|sprechen|reden)|von (?:einer|dieser) (?:kleinen )?(?:sache|geschichte) (?:erzählen|berichten))(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:je|j['’]).*(?<!\p{L})(?:(?:en|vous en|t['’]en) (?:parler|dire un mot)|écrire (?:là-dessus|sur ce sujet|à ce sujet|ce post)|(?:vous|te) (?:parler|raconter) (?:aujourd['’]hui )?(?:d['’]une (?:petite )?(?:histoire|chose)|une (?:petite )?(?:histoire|chose)|ça|cela|quelque chose|de ça|de ce sujet))(?!\p{L})/iu,
  es: /(?<!\p{L})(?:yo|quería|quiero|llevo|tenía|iba|pensaba|voy)(?!\p{L}).*(?<!\p{L})(?:(?:escribir|hablar|contar|decir algo)(?:les|te|os)? (?:sobre|de|en) (?:esto|eso|este tema)|meterme en este tema|contar(?:les|te|os) (?:hoy )?(?:esto|algo|una (?:cosa|historia)))(?!\p{L})/iu,
};
/** What an announcement is made of besides function words: telling, what is told, when, and to whom. A word may end otherwise. */
const WORDS: PerLanguage<string> = {
  en: `tell* shar* writ* post* talk* say speak* confess* admit* story anecdote thing something* news moment minute* word* topic chest quick* short* small* little
    funny true strange real* want* wish* mean* need* going gonna gotta like love promise* today tonight yesterday week* weekend month* morning day* while
    long time ages recent* final* honest* actual* guys folks everyone everybody people friends happen* life everyday work start* begin* let* i've i'm i'd i'll here's it's
    got get wanna been personal`,
  de: `erzähl* bericht* teil* schreib* aufschreib* aufgeschrieb* loswerd* loszuwerd* sag* post* sprech* red* mitteil* mitzuteil* festhalt* anvertrau* geschicht* anekdote*
    sache ding beitrag gedank* klein* kurz* schön* wahr* lustig* persönlich* besonder* möcht* woll* will muss müss* kann darf lang* länger* heut* gestern woche* tag* monat* morgen* abend zeit
    alltag leben arbeit unbedingt endlich ehrlich eigentlich passiert* geschehen geschah erlebt* liebe leute freunde alle* was brennt liegt seele herzen`,
  fr: `racont* partag* parl* dir* dit* écri* confi* avou* évoqu* histoire anecdote chose* mot petit* court* bel* vrai* drôle voul* veu* voudr* ten* aimer* doi* faut* envie besoin
    aujourd* hui hier semaine* jour* matin mois soir longtemps temps moment* enfin franchement quotidien arriv* pass* cœur ami* tou* faisait fait`,
  es: `cont* cuent* compart* escrib* habl* dec* dig* confes* historia anécdota cosa* algo palabra* pequeñ* breve corta bonita curiosa quer* quier* tengo ten* necesit* gan* voy vamos deb*
    hoy ayer semana* día* mes* mañana noche tarde* tiempo* rato* hace* llev* años por fin pas* ocurri* sucedi* amigos gente tod* dejo aquí sinceramente verdad traigo`,
};
const VOCABULARY = perLanguage((language) => WORDS[language].trim().split(/\s+/u));
const OF_VOCABULARY = perLanguage(
  (language) =>
    new RegExp(
      `^(?:${VOCABULARY[language].map((word) => word.replace('*', String.raw`[\p{L}’']*`)).join('|')})$`,
      'iu',
    ),
);

/** Who tells, that they are about to, and what of: "I've got something to tell you", "das muss ich loswerden". */
const ABOUT_TO: PerLanguage<RegExp> = {
  en: /^(?=.*(?<!\p{L})(?:i|we|let me)(?!\p{L}))(?=.*(?<!\p{L})(?:something|this|that|story|anecdote|confession|(?:thing|few words|moment) )(?!\p{L}))(?=.*(?<!\p{L})(?:want\p{L}*|mean(?:t|ing)|ha(?:ve|d|s)|['’](?:ve|d|ll)|got(?:ta)?|need\p{L}*|going|gonna|wanna|will|would|must|let me|promised)(?!\p{L}))(?=.*(?<!\p{L})(?:tell\p{L}*|shar\p{L}+|writ(?:e|ing)|post(?:ing)?|talk\p{L}*|say|speak|confess|admit|get (?:this|something) off)(?!\p{L}))/iu,
  de: /^(?=.*(?<!\p{L})(?:ich|wir)(?!\p{L}))(?=.*(?<!\p{L})(?:möcht\p{L}*|woll\p{L}*|will|muss|müssen|kann|darf|hab\p{L}*|erzähle?n?)(?!\p{L}))(?=.*(?<!\p{L})(?:erzähl\p{L}*|berichten|teilen|(?:auf)?schreiben|aufgeschrieben|los(?:zu)?werden|sagen|posten|festhalten|mit(?:zu)?teilen|anvertrauen)(?!\p{L}))/iu,
  fr: /(?<!\p{L})(?:(?:je |j['’])(?:.*(?:veux|voulais|voudrais|tenais|tiens|dois|devais|aimerais|vais|ai|avais)(?!\p{L}).*)|il (?:faut|fallait) que (?:je|j['’]).*|(?:j['’]ai|avais|longtemps que).*|je (?:vous|te) )(?:racont\p{L}+|partag\p{L}+|parler?|dire|écrire|confier|avouer|évoquer)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:quería|quiero|querría|quisiera|tengo|tenía|llevaba|llevo|iba a|voy a|necesito|necesitaba|debo|pensaba|ganas|queriendo|os|te|les|dejadme|déjame|déjenme)(?!\p{L}).*(?<!\p{L})(?:cont(?:ar|ando)\p{L}*|cuento|compart(?:ir|iendo|o)\p{L}*|escrib(?:ir|iendo)\p{L}*|hablar\p{L}*|decir\p{L}*|confesar\p{L}*|confieso)(?!\p{L})/iu,
};
/** "A quick story.", "Voici une petite histoire." */
const HEADS: PerLanguage<RegExp> = {
  en: /^(?:(?:so|ok(?:ay)?|well|right|anyway),? )?(?:(?:here(?:['’]s| is)|this is|i(?:['’]ve| have)(?: got)?) )?(?:just )?(?:a|another|one)(?: [\p{L}-]+){0,2} (?:story|anecdote)(?!\p{L})/iu,
  de: /^(?:(?:so|also|ok(?:ay)?|na ja|tja),? )?(?:(?:hier|heute|jetzt)(?: (?:ist|kommt|gibt es|mal|also))* |das ist )?(?:noch |nur |mal )*(?:eine?(?: \p{L}+){0,2}|kurze|kleine) (?:geschichte|anekdote)(?!\p{L})/iu,
  fr: /^(?:(?:bon|alors|bref|voilà),? )?(?:(?:voici|voilà|c['’]est|aujourd['’]hui,?) )?(?:une|petite|courte)(?: (?:petite|courte|belle|vraie|autre|drôle d['’]))* ?(?:histoire|anecdote)(?!\p{L})/iu,
  es: /^(?:(?:bueno|pues|vale|a ver),? )?(?:(?:aquí (?:va|tenéis|tienen|os dejo|les dejo)|esta es|hoy,?|(?:os|les|te) (?:dejo|traigo)|hoy (?:os|les|te) (?:dejo|traigo)|va) )?(?:una|otra)(?: (?:pequeña|breve|corta|buena|bonita))* (?:historia|anécdota)(?!\p{L})/iu,
};
/** "… about phones": the story itself names them. */
const OF_WHAT: PerLanguage<RegExp> = {
  en: /(?<=(?:story|anecdote)) (?:about|on)(?: [\p{L}’'-]+){1,3}$/iu,
  de: /(?<=(?:geschichte|anekdote)) (?:über|von|vom|zum|zur)(?: [\p{L}-]+){1,3}$/iu,
  fr: /(?<=(?:histoire|anecdote)) (?:sur|d['’]|de|du|des)(?: ?[\p{L}’'-]+){1,3}$/iu,
  es: /(?<=(?:historia|anécdota)) (?:sobre|del?)(?: [\p{L}-]+){1,3}$/iu,
};
/** "Something happened this week.", "Mir ist gestern etwas passiert." */
const HAPPENED: PerLanguage<RegExp> = {
  en: /(?<!\p{L})something (?:[\p{L}-]+ )?happened(?!\p{L})|^so this happened/iu,
  de: /(?<!\p{L})(?:ist|hat sich)(?: (?:mir|uns))?(?: \p{L}+){0,2} (?:et)?was(?: \p{L}+)? (?:passiert|geschehen|ereignet)(?!\p{L})|(?<!\p{L})(?:brennt|liegt) mir auf (?:der seele|dem herzen)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:m['’]est|s['’]est|nous est) (?:arrivé|passé) (?:quelque chose|une (?:petite )?(?:chose|histoire))(?!\p{L})/iu,
  es: /(?<!\p{L})(?:pas(?:ó|ado)|ocurri(?:ó|do)|sucedi(?:ó|do)) (?:algo|una cosa)(?!\p{L})/iu,
};
/** Who says that they do not tell says what they do not. */
const DENIES =
  /(?<!\p{L})(?:not|never|no|non|nein|nobody|nothing|\p{L}+n['’]t|nicht|nie|niemals|kein\p{L}*|niemand|nichts|pas|jamais|rien|personne|nunca|nadie|nada|jamás)(?!\p{L})/iu;
const ANNOUNCED_WORDS_MAX = 18;

/** Every word of it is of telling, and it says that somebody is about to. */
function onlyAnnounces(sentence: string, language: PostLanguage): boolean {
  const said = sentence.replace(/[\s\p{P}\p{S}]+$/u, '').trim();
  const bare = said.replace(OF_WHAT[language], '');
  const isAbout =
    [ABOUT_TO, HAPPENED].some((patterns) => patterns[language].test(said)) || HEADS[language].test(bare);
  return (
    isAbout &&
    !DENIES.test(said) &&
    wordsOf(bare.replace(/(?<=\p{L})['’](?=\p{L})/gu, language === 'en' ? '’' : ' ')).every(
      (word) =>
        word.length === 1 ||
        isStopWord(straightened(word), language) ||
        OF_VOCABULARY[language].test(straightened(word)),
    )
  );
}

const TELL_EN = String.raw`(?:tell(?:ing)?|say(?:ing)?|explain(?:ing)?|repeat(?:ing)?|think(?:ing)? about|talk(?:ing)? about|hear(?:ing)?|get asked|want to (?:say|share|tell))`;
/** Shapes of a line that names what it is about and says nothing of it: "There's something I keep telling people about invoices.", "Heute mal was zum Thema Urlaub." */
const NAMES_SUBJECT: PerLanguage<RegExp> = {
  en: new RegExp(
    String.raw`^(?:(?:so|ok(?:ay)?|right),? )?(?:(?:there(?:['’]s| is)|here(?:['’]s| is)) (?:something|one thing|a thing|a question)(?: that)? i(?:['’]\p{L}+)? (?:(?:always|often|keep|have|been|do|so|just) )*${TELL_EN}(?: (?:people|you|everyone|everybody|my \p{L}+|clients|customers))?(?: all the time)?(?: (?:about|on) (?<what>SUBJECT))?|(?:(?:some|a few|a couple of|my|two|three) (?:\p{L}+ )?)(?:words|thoughts|notes|lines) (?:on|about) (?<of>SUBJECT)|(?:(?:today|let me|i want to|i['’]d like to|let['’]s|time to|we need to)(?:,? i want to)? )(?:talk|write|say something) about (?<about>SUBJECT))$`.replaceAll(
      'SUBJECT',
      String.raw`(?:(?:the|a|my|our|your) )?\p{L}+(?: \p{L}+)?`,
    ),
    'iu',
  ),
  de: new RegExp(
    String.raw`^(?:(?:so|also|ok(?:ay)?),? )?(?:(?:(?:heute|jetzt|kurz|mal|noch|nochmal|hier|nur) )+(?:(?:et)?was|ein wort|ein paar (?:worte|gedanken)|eine sache) (?:zum|zur|zu|über)(?: (?:thema|sache))?(?<what> (?:SUBJECT))|ein paar (?:worte|gedanken|zeilen) (?:zum|zur|zu|über)(?: thema)?(?<of> (?:SUBJECT))|es gibt (?:et)?was,? (?:das|was) ich (?:\p{L}+ ){0,4}(?:sage|erzähle|erkläre|höre|denke)|(?:heute|jetzt) (?:geht['’]?s?(?: es)? um|(?:möchte|will|muss) ich (?:mal )?über)(?<about> SUBJECT)(?: (?:sprechen|reden|schreiben))?|(?:lasst uns|reden wir) (?:mal )?über(?<us> SUBJECT)(?: (?:sprechen|reden))?)$`.replaceAll(
      'SUBJECT',
      String.raw`(?:(?:den|die|das|dem|der|mein\p{L}*|unser\p{L}*) )?\p{Lu}\p{L}+`,
    ),
    'iu',
  ),
  fr: new RegExp(
    String.raw`^(?:(?:bon|alors|ok),? )?(?:il y a (?:une chose|quelque chose|un truc) que je (?:\p{L}+ ){0,2}(?:dis|répète|explique|raconte|entends)(?: (?:souvent|toujours|sans cesse))*(?: (?:sur|à propos des?|au sujet des?) (?<what>SUBJECT))?|(?:quelques|deux|trois) (?:mots|réflexions|lignes) sur (?<of>SUBJECT)|(?:aujourd['’]hui,? )?(?:on parle|parlons|je (?:vous |te )?parle|je veux (?:vous )?parler) (?:un peu )?(?:de |d['’]|du |des )(?<about>SUBJECT))$`.replaceAll(
      'SUBJECT',
      String.raw`(?:l[ea]s? |l['’]|mes |nos )?\p{L}+(?: \p{L}+)?`,
    ),
    'iu',
  ),
  es: new RegExp(
    String.raw`^(?:(?:bueno|pues|vale),? )?(?:hay (?:una cosa|algo) que (?:(?:siempre|no paro de|le|les|yo|suelo) )*(?:digo|decir|repito|repetir|explico|explicar|cuento|contar)(?: (?:siempre|mucho|a menudo))?(?: (?:sobre|de) (?<what>SUBJECT))?|(?:unas|dos|cuatro) (?:palabras|líneas|ideas) sobre (?<of>SUBJECT)|hoy (?:toca|quiero|voy a|vengo a) (?:hablar|escribir|contar algo)(?:os|les|te)? (?:un poco )?(?:de|del|sobre) (?<about>SUBJECT))$`.replaceAll(
      'SUBJECT',
      String.raw`(?:el |las? |los |mis? |nuestr[oa]s? )?\p{L}+(?: \p{L}+)?`,
    ),
    'iu',
  ),
};

/** True where it names a subject alone, and the rest names it, too, so that nothing is lost with it. */
function namesToldSubject(sentence: string, rest: string, language: PostLanguage): boolean {
  const said = sentence.replace(/[\s\p{P}\p{S}]+$/u, '').trim();
  const announced = announcedSubject(said, language);
  const found = NAMES_SUBJECT[language].exec(said);
  if ((found === null && announced === null) || DENIES.test(said)) return false;
  const named = wordsOf(announced ?? Object.values(found?.groups ?? {}).join(' ')).filter(
    (word) => word.length > 2 && !isStopWord(straightened(word), language),
  );
  if (named.length > 0 && pointsAtSubject(rest, language)) return false;
  // "L'isolation" names it, too.
  const told = wordsOf(rest.replace(/(?<=\p{L})['’](?=\p{L})/gu, ' '));
  return named.every((word) =>
    told.some((one) =>
      one.startsWith(word.slice(0, Math.min(SUBJECT_LETTERS, Math.max(4, word.length - 1)))),
    ),
  );
}
const SUBJECT_LETTERS = 6;

/**
 * True for a sentence that announces what is written, and has no figure, name or quotation of it.
 * @param rest what stands behind it
 */
export const isAnnouncement = (sentence: string, rest: string, language: PostLanguage): boolean =>
  wordsOf(sentence).length <= ANNOUNCED_WORDS_MAX &&
  (ANNOUNCED[language].test(sentence) ||
    onlyAnnounces(sentence, language) ||
    namesToldSubject(sentence, rest, language)) &&
  !/[\p{N}?"“„«]/u.test(sentence) &&
  // "So, I've" is no name.
  (language === 'de' || !hasFacts(sentence.replace(/(?<!\p{L})I(?=['’])/gu, 'i'), language));
