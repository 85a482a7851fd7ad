import type { PostLanguage } from '@drumbeat/domain';
import type { PerLanguage } from '../../../reading/words/per-language.js';

const SUBJECT: PerLanguage<string> = {
  en: String.raw`(?<what>(?:(?:the|a|an|my|our|your) )?\p{L}+(?: \p{L}+)??)`,
  de: String.raw`(?<what>(?:(?:den|die|das|dem|der|mein\p{L}*|unser\p{L}*) )?\p{L}+)`,
  fr: String.raw`(?<what>(?:l[ea]s? |l['’]|mes |nos |mon |ma |notre )?\p{L}+(?: \p{L}+)??)`,
  es: String.raw`(?<what>(?:el |las? |los |mis? |nuestr[oa]s? )?\p{L}+(?: \p{L}+)??)`,
};

/** "I have been meaning to write about glue.": who says what they are about to write of, and nothing of it. */
const ANNOUNCED_SUBJECT: PerLanguage<RegExp> = {
  en: new RegExp(
    String.raw`^(?:(?:so|ok(?:ay)?|right|well|anyway|today),? )*i(?:['’](?:ve|m|d|ll))?(?: (?:have|had|am|was|will|would|been|just|also|always|really|finally|long|still))* ?(?:want(?:ed|ing)? to|mean(?:t|ing)? to|hop(?:ed|ing) to|plann(?:ed|ing) to|need(?:ed)? to|like to|love to|going to|promised to|thinking (?:of|about)|thought i['’]d)(?: (?:finally|just|briefly|quickly|really|say|write|talk|post|speak|tell|writing|talking|posting|you|all|something|anything|a few|some|words?|bit|little|more))+ (?:about|on) ${SUBJECT.en}(?: (?:for (?:a (?:long )?while|ages|(?:some )?time|weeks|months|years)|today|this week|now|here))?$`,
    'iu',
  ),
  de: new RegExp(
    String.raw`^(?=.*(?<!\p{L})ich(?!\p{L}))(?:(?:so|also|ok(?:ay)?|heute|jetzt|schon|lange|länger|eigentlich|endlich|seit|wochen|langem),? )*(?:ich )?(?:will|wollte|möchte|muss|werde|würde)(?: (?:ich|euch|ihnen|dir|ja|heute|mal|einmal|schon|lange|länger|immer|noch|gern|gerne|kurz|endlich|unbedingt|nun|jetzt|hier|etwas|was|ein|paar|wort|worte|thema))* (?:über|von|zum(?: thema)?|zur|zu) (?:das thema )?${SUBJECT.de} (?:schreiben|sprechen|reden|erzählen|berichten|sagen|loswerden)$`,
    'iu',
  ),
  fr: new RegExp(
    String.raw`^(?:(?:bon|alors|ok|aujourd['’]hui|cette fois|ce matin|enfin),? )*(?:(?:cela|ça) fait (?:un moment|[\p{L}]+) que )?(?:je |j['’])(?:vais|voulais|veux|voudrais|aimerais|dois|devais|tenais à|comptais|pensais|(?:ai|avais) (?:très |toujours )?(?:envie de|voulu|promis de))(?: (?:depuis longtemps|enfin|juste|encore|vous|te))* (?:parler|écrire|dire (?:un|deux|quelques) mots?|dire quelque chose)(?: (?:un peu|enfin|aujourd['’]hui))* ?(?:sur |à propos d(?:e |u |es |['’])|de |d['’]|du |des )${SUBJECT.fr}(?: (?:aujourd['’]hui|depuis longtemps|cette semaine))?$`,
    'iu',
  ),
  es: new RegExp(
    String.raw`^(?:(?:bueno|pues|vale|hoy|por fin),? )*(?:hace (?:tiempo|\p{L}+) que )?(?:yo )?(?:quería|quiero|querría|quisiera|voy a|iba a|tengo que|tenía que|debo|pensaba|llev(?:o|aba) \p{L}+ queriendo|tenía ganas de)(?: (?:hoy|por fin))* (?:hablar|escribir|contar|decir)(?:os|les|te)?(?: (?:algo|un poco|unas palabras|hoy))* (?:de |del |sobre )${SUBJECT.es}(?: (?:hoy|esta semana|desde hace tiempo))?$`,
    'iu',
  ),
};

/** What it is about, in the words of a sentence that says no more than that; null for any other. */
export const announcedSubject = (said: string, language: PostLanguage): string | null =>
  ANNOUNCED_SUBJECT[language].exec(said)?.groups?.['what'] ?? null;

/** "It holds everything.": what the announcement has named. */
const POINTS_AT_SUBJECT: PerLanguage<RegExp> = {
  en: /^(?:it|they|this|that|these|those|he|she|its|their)(?!\p{L})/iu,
  de: /^(?:er|sie|es|davon|damit|dazu|darüber|(?:das|die|der) (?:ist|sind|war|waren|hat|haben|hält|kann|können|wird|werden|kostet|kosten))(?!\p{L})/iu,
  fr: /^(?:c['’]|(?:ce|ils?|elles?|ça|cela|on (?:en|la|le|les)|j['’]en|il y en) )/iu,
  es: /^(?:(?:no )?(?:es|son|era|eran|está|están|fue|fueron|cuesta|cuestan|sirve|sirven)|eso|esto|él|ell[oa]s?|l[oa]s? \p{L}+(?:é|ó|o|amos|imos))(?!\p{L})/iu,
};

/** True where what follows speaks of the announced subject without naming it. */
export const pointsAtSubject = (rest: string, language: PostLanguage): boolean =>
  POINTS_AT_SUBJECT[language].test(rest.trimStart());
