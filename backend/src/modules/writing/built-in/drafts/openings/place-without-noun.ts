import type { PostLanguage } from '@drumbeat/domain';
import type { PerLanguage } from '../../../reading/words/per-language.js';

const PREPOSITIONS_DE =
  'im|in|am|an|auf|bei|beim|vor|vorm|hinter|unter|über|neben|zwischen|von|vom|aus|gegen|entlang|ohne|für';

/** "Inside were 62 maps", "Behind it stood a pump": the place is a word, whose noun the sentence before has. */
const PLACE_FIRST: PerLanguage<RegExp> = {
  en: /^(?:(?:right|just|all|somewhere|even) )?(?:(?:inside|outside|underneath|beneath|behind|below|above|nearby|next door|upstairs|downstairs|on top|in front|at the (?:bottom|top|back|front|end)|in the (?:middle|corner)|on the (?:back|front|inside|outside|other side)|(?:behind|under|inside|beside|above|on|in|next to|around) (?:it|them|that|this|these|those))(?:,| (?=(?:were|was|is|are|i|we|he|she|they|you|it|there|stood|stand|stands|lay|lie|lies|hung|hang|hangs|sat|sit|sits|ran|runs)(?!\p{L})))|there(?:,| (?=(?:i|we|he|she|they|you|stood|lay|hung|sat)(?!\p{L}))))/iu,
  de: new RegExp(
    String.raw`^(?:genau |gleich |direkt |ganz |auch )?(?:darin|drin|drinnen|draußen|dahinter|davor|darunter|drunter|darüber|darauf|daneben|obendrauf|oben|unten|hinten|vorne?|innen|außen|nebenan|dort|gegenüber|dazwischen|mittendrin|auf der (?:rückseite|vorderseite)|im inneren|in der mitte)(?:,| (?!(?:${PREPOSITIONS_DE})(?!\p{L}))\p{Ll})`,
    'iu',
  ),
  fr: /^(?:juste |même )?(?:dedans|dehors|derrière|devant|dessous|dessus|au-dessus|au-dessous|en dessous|en-dessous|à l['’](?:intérieur|extérieur)|à côté|au fond(?= (?:il|elle|on|se|y|était|étaient)(?!\p{L}))|en haut|en bas|là(?!-)|là-(?:dedans|haut|bas|dessous|dessus)|au (?:milieu|dos)|sur le (?:dessus|côté))(?!\p{L})(?! d(?:e|u|es)(?!\p{L})| d['’]| (?:l[ea]s?|une?|mon|ma|mes|notre|nos|son|sa|ses|chaque|cette?|ces)(?!\p{L})(?!.*,)| l['’])/iu,
  es: /^(?:justo |incluso |allí )?(?:dentro|fuera|detrás|delante|debajo|encima|arriba|abajo|al lado|enfrente|al fondo|en medio|en el interior|por (?:dentro|fuera)|allí|ahí|allá)(?!\p{L})(?! del?(?!\p{L}))/iu,
};

/** True for a sentence that begins with a place that it does not name. */
export const beginsAtUnnamedPlace = (sentence: string, language: PostLanguage): boolean =>
  PLACE_FIRST[language].test(sentence.replace(/^["“„«¿¡(•\s]+/u, ''));
