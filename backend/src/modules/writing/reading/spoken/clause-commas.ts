import type { PostLanguage } from '@drumbeat/domain';
import type { PerLanguage } from '../words/per-language.js';
import { beginsClause } from './main-clauses.js';

type Comma = readonly [RegExp, (behind: string) => boolean];

const always = () => true;
const clauseIn = (language: PostLanguage) => (behind: string) => beginsClause(behind, language) !== null;
/** They stand before the conjunction, and its comma before them: "und wenn", "auch wenn", "nur weil". */
const NOT_BEHIND = String.raw`(?<![,;:.!?(–—-])(?<!(?<![\p{L}])(?:und|oder|aber|denn|sondern|auch|selbst|nur|erst|so|als|wie|immer|je|schon|besonders|gerade|außer|kurz|vor allem|ja|nein|nicht|doch|eben|also|halt|da|mal|tag|bis))`;

/** Where a clause has a comma before it in any text that is written, and a voice has none. */
const COMMAS: PerLanguage<readonly Comma[]> = {
  en: [
    [
      /(?<=[\p{L}\p{N}])(?<!(?<![\p{L}])(?:in|of|for|to|at|by|from|with|on|and|or|know|ask|see|tell|say|decide|choose|exactly|just|the)) (?=which (?:is|was|are|were|means|meant|costs?|has|had|we|i|they|he|she|it)(?!\p{L}))/giu,
      always,
    ],
    [/(?<=[\p{L}\p{N}]) (?=but )/giu, (behind) => clauseIn('en')(behind.replace(/^but /iu, ''))],
    // "It's not dying it's got a fungus", "they don't need it they don't moult"
    [
      /(?<=(?<![\p{L}'’])(?<said>it['’]s|it is|it was|they['’]re|s?he['’]s|that['’]s) (?:not|never) [^,.;]{2,40}) (?=\k<said> )/giu,
      always,
    ],
    [
      /(?<=(?<![\p{L}'’])(?<said>(?:i|we|s?he|they|it) (?:do|did|does|wo|ca|was|were|could|would)n?['’]t) [^,.;]{2,30}(?<! so| and| but| because| that| if)) (?=\k<said> )/giu,
      always,
    ],
    [/(?<=\p{L}) (?=not one(?:[.!]|$| and | but ))/giu, always],
    // What somebody says, in their words.
    [
      /(?<=(?<![\p{L}])(?:(?:he|she) goes|i says|(?:i|he|she|they|we) (?:was|were) like)) (?=(?:i|we|you|it|is|are|was|no|yes|don['’]t|why|what|the|that)(?![\p{L}]))/giu,
      always,
    ],
    [/(?<=(?<![\p{L}])(?:he|she|they|we) says) (?=(?:is|are|no|yes|don['’]t|why|oh)(?![\p{L}]))/giu, always],
    [
      /(?<=(?<![\p{L}])(?:i|he|she|they|we) (?:said|says|goes)) (?=(?:look|listen|well|okay|let['’]s)(?![\p{L}]))/giu,
      always,
    ],
    [
      /(?<=(?<![\p{L}])(?:said|says|goes), (?:look|listen|well|okay)) (?=(?:i|we|you|it|he|she|they)(?![\p{L}]))/giu,
      always,
    ],
  ],
  de: [
    [
      new RegExp(
        String.raw`(?<=[\p{L}\p{N}])${NOT_BEHIND} (?=(?:weil|dass|ob|obwohl|wenn|falls|sobald|bevor|nachdem|sodass|damit (?:ich|er|sie|es|wir|man|du|ihr|die|der|das)) )`,
        'giu',
      ),
      always,
    ],
    [
      /(?<=(?<![\p{L}])(?:ge)?(?:fragt|sagt|merkt|zeigt|erklärt|sehen|wissen|weiß|wusste|wussten|verstanden|überlegt|erzählt)) (?=(?:warum|wieso|weshalb|wer|wo|was|wie|wann|wohin|woher) )/giu,
      always,
    ],
    [
      /(?<=(?<![\p{L}])(?:sagt|sagte|sagten|gesagt|meint|meinte|gemeint|dachte|gedacht|denke|glaube|glaubt)(?: (?:mir|uns|ihm|ihr|zu mir))?) (?!und |oder |aber |dass |ob |wie |was )/giu,
      clauseIn('de'),
    ],
    [/(?<=[\p{L}\p{N}]) (?=sondern )/giu, always],
    [
      /(?<=(?<![\p{L}])(?<said>(?:es|das) (?:war|ist)) (?:nicht|kein\p{L}*) [^,.;]{2,40}) (?=\k<said> )/giu,
      always,
    ],
    [
      /(?<=(?<![\p{L}])gesagt) (?=(?:die|der|das|er|sie|es|ich|wir) \p{L}+t(?![\p{L}])|(?:mach|geh|komm|nimm|gib|lass|hol|schau|ruf|frag|hör)(?:t|en sie)? )/giu,
      always,
    ],
    [
      /(?<=[\p{L}\p{N}]) (?=aber )/giu,
      (behind) => beginsClause(behind.replace(/^aber /iu, ''), 'de') !== null,
    ],
  ],
  fr: [
    [/(?<=[\p{L}\p{N}]) (?=mais )/giu, always],
    [/(?<=(?<![\p{L}])c['’](?:est|était) pas [^,.;]{2,50}) (?=c['’](?:est|était) )/giu, always],
  ],
  es: [
    [/(?<=[\p{L}\p{N}])(?<!(?<![\p{L}])(?:y|o|pero|no)) (?=(?:pero|sino|así que|aunque) )/giu, always],
    // "Una señora de Getafe, la señora Encarna", "Toni, el del reparto"
    [
      /(?<=(?<![\p{L}])una? (?:señora?|chic[oa]|cliente|clienta|hombre|mujer|vecin[oa])(?: de \p{L}+)?) (?=(?:la señora|el señor|don|doña) )/giu,
      always,
    ],
    [/(?<=(?<![\p{L}])\p{Lu}\p{Ll}+) (?=(?:el|la) (?:del|de la|de los|de las) )/gu, always],
    // "No es el ascensor lo difícil es": the second noun is of the second verb.
    [
      /(?<=(?<![\p{L}])no (?<said>es|era|está|estaba|fue) [^,.;]{2,40}(?<! \p{L}+ (?:el|la|lo|los|las) \p{L}+)) (?=\k<said> )/giu,
      always,
    ],
  ],
};

/** Behind it stands what somebody said, word for word. */
const COLONS: Partial<PerLanguage<readonly [RegExp, string]>> = {
  fr: [
    /(?<=(?<![\p{L}])(?:(?:il|elle|on|je|ils|elles) (?:m['’]a |nous a |lui ai |leur ai |me |lui |nous |leur )?|\p{L}{3,} (?:m['’]a |nous a |me |nous ))(?:dit|répond|disait)) (?=(?:vous|tu|je|j['’]|non|oui|allez|venez|viens|regarde|c['’]est|il faut)(?![\p{L}]))/giu,
    ' : ',
  ],
  es: [
    /(?<=(?<![\p{L}])(?:le|les|me|nos) (?:digo|dije|dice|dijo)) (?=(?:\p{L}{3,}[aeáéíó]\p{L}?me|usted|tú|yo|mira|mire|déjalo)(?![\p{L}]))/giu,
    ': ',
  ],
};

/** What somebody dictated, with the commas that a clause has before it in writing. No word changes. */
export const withClauseCommas = (text: string, language: PostLanguage): string =>
  COMMAS[language].reduce(
    (left, [place, isComma]) =>
      left.replace(place, (gap: string, ...found: unknown[]) => {
        const [at] = found.filter((one) => typeof one === 'number');
        return at !== undefined && isComma(left.slice(at + gap.length)) ? ', ' : gap;
      }),
    COLONS[language] === undefined ? text : text.replace(...COLONS[language]),
  );
