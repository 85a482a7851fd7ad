import {
  ANNOUNCES,
  APOSTROPHE,
  BAIT,
  LAST_OF_LINE,
  phrase,
  SENTENCE_START,
  type StockPhrase,
  SUMS_UP,
  WORD_END,
  WORD_START,
  words,
} from './phrase.js';

export const FRENCH: readonly StockPhrase[] = [
  words(`dans un monde où (?:tout|chacun|personne|tous)`, ANNOUNCES),
  phrase(
    String.raw`${SENTENCE_START}petite?s? \p{L}+[.,;] (?:grand|énorme|gros)\p{L}* \p{L}+\s?[.!]`,
    SUMS_UP,
  ),
  phrase(String.raw`${SENTENCE_START}à méditer\s?[.!…]`, SUMS_UP),
  phrase(
    String.raw`${WORD_START}(?:ce n${APOSTROPHE}est|ce n${APOSTROPHE}était) pas (?:seulement |juste |qu${APOSTROPHE}une? )?[^.!?\n]{2,60}[.;,–—-]+\s*c${APOSTROPHE}(?:est|était) [^.!?\n]{2,60}[.!?]`,
    '“Not this, but that” is the pattern readers take for a machine',
  ),
  phrase(
    String.raw`${WORD_START}Pas de [\p{L} ]{2,30}\. Pas de [\p{L} ]{2,30}\. (?:Pas de|Juste|Seulement) [^.!?\n]{2,40}[.!?]`,
    'a row of “Pas de …” sentences is a model’s way to sound firm',
  ),
  words(
    `dans (?:le|un) (?:monde|secteur|contexte|marché|environnement|univers)(?: [\\p{L}-]+)? (?:d${APOSTROPHE}aujourd${APOSTROPHE}hui|actuel|en (?:constante|perpétuelle|pleine) (?:évolution|mutation))|à l${APOSTROPHE}ère du (?:numérique|digital)`,
    'it says nothing about you or your readers',
    'Dans un monde en constante évolution',
  ),
  words(`(?:et )?(?:ça|voilà),? (?:mes (?:chers )?amis|chers amis),? (?:c${APOSTROPHE}est|la)`, ANNOUNCES),
  words(
    `(?:je suis|nous sommes) (?:ravie?s?|heureux|heureuses?|fiers?|fière|honorée?s?|enchantée?s?) (?:de|d${APOSTROPHE}) ?(?:vous )?(?:annoncer|partager)`,
    'everybody’s news begins like this',
  ),
  words(
    `(?:libére[rz]|révéle[rz]|exploite[rz]) (?:tout )?(?:votre|le|son|leur) (?:plein )?potentiel`,
    'nothing is locked; say what changes',
  ),
  words(`passe[rz]? (?:au niveau supérieur|à la vitesse supérieure)`, 'say by how much, or what is better'),
  words(`game[- ]?changer|change(?:r|nt)? la donne`, 'it claims what the next sentence should show'),
  words(
    `solutions? (?:sur mesure|clés? en main|innovantes?)|à la pointe de la technologie`,
    'it is a word from a brochure',
  ),
  words(
    `plonge(?:r|z|ons)? (?:au cœur|dans l${APOSTROPHE}univers)`,
    'models “dive in”; people look at, read or ask',
  ),
  words(
    `laisse[zr]? (?:infuser|cette phrase résonner)|relisez cette phrase`,
    'it tells readers how to feel about the line before',
  ),
  words(`en fin de compte|au bout du compte`, 'the sentence stands without it'),
  words(
    `il est (?:important|essentiel|crucial) de (?:noter|souligner|rappeler) que`,
    'if it is, the sentence shows it',
  ),
  words(`en conclusion|en résumé|pour conclure`, 'a post is too short to be summed up'),
  phrase(`(?<=^|[\\n.!?] ?)(?:de plus|en outre|par ailleurs),`, 'nobody speaks like this'),
  words(`créer? des synergies|véritable levier`, 'it is a word for slides'),
  phrase(
    String.raw`${WORD_START}(?:(?:et vous, |et toi, )?qu${APOSTROPHE}en (?:pensez-vous|penses-tu)|d${APOSTROPHE}accord)\s?\?${LAST_OF_LINE}`,
    BAIT,
  ),
  phrase(
    String.raw`${WORD_START}il ne s${APOSTROPHE}agit pas (?:seulement |juste |que )?(?:de |d${APOSTROPHE})[^.!?\n]{2,60}[.;,–—-]+\s*(?:il s${APOSTROPHE}agit|c${APOSTROPHE}est) [^.!?\n]{2,60}[.!?]`,
    '“Not this, but that” is the pattern readers take for a machine',
  ),
  phrase(
    String.raw`${SENTENCE_START}(?:dites|dis|laisse[zr]?|partage[zr]?|écrive[zr]|écris|raconte[zr]?|donne[zr]?)${WORD_END}[^.!?\n]{0,60} (?:en|dans les) commentaires?${WORD_END}|${SENTENCE_START}laisse[zr]? un commentaire${WORD_END}`,
    BAIT,
  ),
  phrase(
    String.raw`${SENTENCE_START}(?:la leçon|le résultat|résultat|la vérité|le secret|le constat|la conclusion)\s?\?`,
    ANNOUNCES,
  ),
  phrase(
    String.raw`${SENTENCE_START}(?:chaque|tous|toutes)\. \p{L}+\. \p{L}+\.`,
    'a sentence of one word each is a model’s way to sound firm',
  ),
];
