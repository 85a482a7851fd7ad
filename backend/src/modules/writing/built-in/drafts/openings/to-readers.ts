import type { PostLanguage } from '@drumbeat/domain';
import { isGreeting as greets } from '../../../reading/words/letters.js';
import type { PerLanguage } from '../../../reading/words/per-language.js';
import { wordsOf } from '../sentence-signs.js';
import { isAnnouncement } from './announcements.js';
import { isGreeting } from './run-ups.js';

const WORDS_MAX = 14;
/** "So, folks, quick update.", "Bon, aujourd'hui je vais te parler d'isolation.": said to readers, before anything is told. */
const TO_READERS: PerLanguage<RegExp> = {
  en: /^(?:(?:so|ok(?:ay)?|right|well|hi|hey|hello|(?:good )?(?:morning|evening)),? )+(?:there|all|folks|everyone|everybody|people|friends|guys|team)(?!\p{L})|^(?:(?:so|ok(?:ay)?|right),? )?(?:a )?(?:quick|short|brief|small) (?:update|story|note|reminder|one)(?!\p{L})|^(?:(?:so|ok(?:ay)?|right),? )?today,? (?:i(?:['’](?:m|d|ll))?|let(?:['’]s)?|we) (?:\p{L}+ ){0,4}(?:talk(?:ing)?|tell(?:ing)?|writ(?:e|ing)|show(?:ing)?|explain(?:ing)?|shar(?:e|ing))(?!\p{L})/iu,
  de: /^(?:(?:so|also|na|ok(?:ay)?|hallo|hey|hi|moin|servus|guten (?:morgen|abend|tag)),? )+(?:leute|zusammen|ihr lieben|freunde|alle|liebes? \p{L}+)(?!\p{L})|^(?:(?:so|also|ok(?:ay)?),? )?(?:(?:ein|mal|nur) )*(?:kurzes?|kleines?|schnelles?) (?:update|geschichte|info|nachricht)(?!\p{L})|^(?:(?:so|also|ok(?:ay)?),? )?heute (?:will|möchte|muss|werde|erzähle?|schreibe?|zeige?|erkläre?) ich (?:(?:\p{L}+ ){0,8}(?:erzählen|schreiben|zeigen|erklären|reden|sprechen|sagen)(?!\p{L})|(?:euch|dir|mal|was|über|von)(?!\p{L}))/iu,
  fr: /^(?:(?:bon|alors|allez|salut|bonjour|bonsoir|coucou|hello),? )+(?:tout le monde|à tous|à toutes|les amis|les gens|la team)(?!\p{L})|^(?:(?:bon|alors|ok|allez),? )*(?:petit|petite|un petit|une petite) (?:point|mot|histoire|nouvelle|annonce)(?!\p{L})|^(?:(?:bon|alors|ok|allez),? )*aujourd['’]hui,? (?:je|j['’]|on) ?(?:[\p{L}'’]+ ){0,4}(?:parler?|raconter?|dire|montrer?|expliquer?)(?!\p{L})/iu,
  es: /^(?:(?:bueno|hola|buenas|buenos días|vale|venga|a ver),? )+(?:a tod[oa]s|gente|familia|amig[oa]s|equipo|chic[oa]s|compañer[oa]s)(?!\p{L})|^(?:(?:bueno|vale|venga),? )*(?:una?|va una) (?:pequeñ[oa]|breve|rápid[oa]) (?:historia|nota|aviso|noticia)(?!\p{L})|^(?:(?:bueno|vale|venga|pues),? )*hoy (?:os |les |te )?(?:quiero|voy|vengo|toca|cuento|hablo)(?: \p{L}+){0,3}? ?(?:hablar\p{L}*|contar\p{L}*|escribir\p{L}*|explicar\p{L}*|(?<=cuento|hablo))(?!\p{L})/iu,
};

/**
 * True where notes begin with words to their readers that only lead to what is told: these stand first or not at all, as nothing can be
 * greeted or announced behind what it leads to.
 * @param rest what stands behind it
 */
export function leadsReaders(first: string, rest: string, language: PostLanguage): boolean {
  const said = first.replace(/^[^\p{L}\p{N}]+/u, '');
  return (
    wordsOf(said).length <= WORDS_MAX &&
    !/\p{N}/u.test(said) &&
    (TO_READERS[language].test(said) ||
      greets(said) ||
      isGreeting(said, language) ||
      isAnnouncement(said, rest, language))
  );
}
