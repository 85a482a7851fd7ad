import { stemStart } from '../../reading/words/word-patterns.js';

/** What models say before the text that was asked for, by language. */
export const PREAMBLES: readonly RegExp[] = [
  stemStart(
    String.raw`(?:(?:sure|certainly|of course|absolutely|great|got it)[!,.:]?\s*)?(?![^\n]*my version)(?:here(?:'|’)?s|here is|here are|below is|this is)\s(?:your|the|a|an|my|one|another|is|\p{N}+|\p{L}+(?= prompts))\b[^\n.!?:]{0,60}\b(?:post|prompts?|draft|version|rewrite|revision|text|caption|selection|passage)\b(?! (?:of|about) (?!your|the post))[^\n:]{0,60}[:.!]?\s*$`,
  ),
  stemStart(
    String.raw`(?:(?:gerne?|natürlich|klar|selbstverständlich)[!,.:]?\s*)?(?![^\n]*meine (?:version|fassung))hier (?:ist|kommt|sind|findest du|finden sie)\s[^\n]{0,60}(?:post|prompts?|beitrag|entwurf|text|version|fassung|vorschlag)(?! (?:de[rs]|vom|von|an) )[^\n:]{0,60}[:.!]?\s*$`,
  ),
  stemStart(
    String.raw`(?:(?:bien sûr|avec plaisir|certainement)\s?[!,.:]?\s*)?(?![^\n]*ma version)voici\s[^\n]{0,60}(?:post|prompts?|publication|brouillon|texte|version|proposition)(?! (?:d[ue]|à) )[^\n:]{0,60}[:.!]?\s*$`,
  ),
  stemStart(
    String.raw`(?:(?:claro(?: que sí)?|por supuesto|con gusto)[!,.:]?\s*)?(?![^\n]*mi versión)(?:aquí (?:tienes?|está|va)|te presento|este es)\s[^\n]{0,60}(?:post|prompts?|publicación|borrador|texto|versión|propuesta)(?! (?:del?|a) )[^\n:]{0,60}[:.!]?\s*$`,
  ),
  stemStart(
    String.raw`(?:(?:gerne?|natürlich|klar|selbstverständlich)\s?[!,.:]\s*)?(?:hier )?(?:ist |sind )?(?:dein|die|eine|das|der) (?:neue |überarbeitete |gekürzte |knappere |kürzere |umformulierte )?(?:linkedin-?)?(?:post|beitrag|entwurf|text|version|fassung|vorschlag|stelle|passage|abschnitt|auswahl|satz)\s?:\**\s*$`,
  ),
  // What the writer has not checked is said by the marks in the text.
  stemStart(
    String.raw`(?:(?:please )?note:? (?:that )?)?i (?:can(?:'|’)t|cannot|could not|couldn(?:'|’)t|haven(?:'|’)t|have not|am unable to|am not able to) (?:independently )?(?:verif(?:y|ied)|confirm(?:ed)?|check(?:ed)?|fact-check(?:ed)?)\b[^\n]*\b(?:as a draft|draft only|before (?:you )?(?:post|publish)\w*|please (?:check|treat|verify|review|double-check))\b[^\n]*$`,
  ),
  stemStart(
    String.raw`(?:hinweis: )?(?:ich (?:kann|konnte|habe)|(?:diese|die) (?:zahlen|angaben) (?:kann|konnte|habe) ich) [^\n.]*(?:nicht|keine?) [^\n.]*(?:prüfen|überprüfen|verifizieren|bestätigen|geprüft|überprüft|verifiziert)[^\n]*(?:entwurf|veröffentlich|posten|bitte)[^\n]*$`,
  ),
  stemStart(
    String.raw`je (?:ne peux pas|n(?:'|’)ai pas pu|ne suis pas en mesure de) (?:vérifier|confirmer)[^\n]*(?:brouillon|publi|relire|considér)[^\n]*$`,
  ),
  stemStart(
    String.raw`no (?:puedo|he podido|pude) (?:verificar|comprobar|confirmar)[^\n]*(?:borrador|publi|considér|trát)[^\n]*$`,
  ),
  stemStart(String.raw`(?:sure|certainly|gerne?|avec plaisir|con gusto)\s?!\s*$`),
  // A line of its own that hands the text over, whatever is said of it behind.
  stemStart(
    String.raw`(?:here you go|there you go|here it is|bitte schön|bitte sehr|hier, bitte|et voilà|voilà pour vous|aquí lo tienes?|ahí (?:va|lo tienes?))(?:\s?[,!.](?:[^\p{L}\n]*|[^\n]{0,30}(?:kept|made|tried|version|draft|post|voice|style|punchy|tone|gekürzt|gehalten|fassung|entwurf|beitrag|stil|ton|gardé|brouillon|texte|mantenido|borrador|texto|estilo|tono)(?!\p{L})[^\n]{0,40}))?\s*$`,
  ),
  stemStart(
    String.raw`(?:(?:natürlich|gerne?|klar|selbstverständlich)\s?[,!.:]\s*)?(?:anbei|im folgenden|so könnte)\s[^\n]{0,40}(?:entwurf|beitrag|post|text|vorschlag|fassung|version)[^\n]{0,40}[:.!]\s*$`,
  ),
  stemStart(
    String.raw`(?:(?:claro|por supuesto|con gusto)\s?[,!.:]\s*)?(?:te|le|os) (?:dejo|propongo|paso|comparto)\s[^\n]{0,20}(?:propuesta|borrador|versión|publicación|post|texto)[^\n]{0,60}[:.!]\s*$`,
  ),
  stemStart(
    String.raw`(?:(?:bien sûr|avec plaisir)\s?[,!.:]\s*)?je (?:vous|te) (?:propose|soumets|livre)\s[^\n]{0,20}(?:proposition|brouillon|version|publication|post|texte)[^\n]{0,60}[:.!]\s*$`,
  ),
  stemStart(String.raw`\**(?:title|titel|titre|título|headline|überschrift)\**\s?:\**\s*[^\n.!?]{1,80}\s*$`),
  stemStart(
    String.raw`(?:linkedin[- ]?(?:post|beitrag)|post linkedin|publicación de linkedin|publication linkedin|(?:proposition|propuesta|projet) de (?:post|publication|publicación|texte|texto)|(?:draft|entwurf|brouillon|borrador)(?:\s(?:\d|one|eins|un|uno))?|title|titel|titre|título|hook)\**\s?:\**\s*$`,
  ),
];

const VERSION_EN = '(?:prompts?|version|draft|rewrite|text|post|selection|passage)';
const VERSION_DE = '(?:prompts?|version|fassung|entwurf|text|beitrag|vorschlag)';

/** The same where the text goes on behind it on its line. A word that an author may begin with has an exclamation mark or a colon. */
export const INLINE_PREAMBLES: readonly RegExp[] = [
  stemStart(
    String.raw`(?:sure(?: thing)?|certainly|of course|absolutely|gladly|got it|gerne?|klar|natürlich|selbstverständlich|bien sûr|avec plaisir|certainement|claro(?: que sí)?|por supuesto|con gusto)\s?!\s+`,
  ),
  // A dash or a colon stands where the text begins behind them.
  stemStart(
    String.raw`(?:here you go|there you go|sure thing|bitte schön|bitte sehr|et voilà|aquí tienes)\s?[—–:!-]\s*`,
  ),
  stemStart(String.raw`(?:shorter|kürzer|plus court|más corto)\s?:\s+`),
  // A mail's head, and the first of several texts of which one was asked for.
  stemStart(String.raw`(?:subject|betreff|objet|asunto)\s?:[^\n]{1,80}\n+`),
  stemStart(
    String.raw`(?:option|version|variante|opción|versión)\s?(?:1|one|a)\**\s?[:.)—–-](?![^\n]*(?:option|version|variante|opción|versión)\s?(?:2|two|b)(?!\p{L}))\s*`,
  ),
  stemStart(
    String.raw`(?:(?:here(?:'|’)s|here is) (?:the|your|a) [^\n:.!?]{0,40}${VERSION_EN}|(?:shorter|shortened|rewritten|revised|updated|improved|new) ${VERSION_EN}|shortened|rewritten|revised|rephrased)\s?:\s+`,
  ),
  stemStart(
    String.raw`(?:hier (?:ist|kommt) (?:die|der|dein|deine|ihre?|eine?) [^\n:.!?]{0,40}${VERSION_DE}|(?:kürzere|gekürzte|neue|überarbeitete)r? ${VERSION_DE}|gekürzt|überarbeitet|umformuliert|umgeschrieben)\s?:\s+`,
  ),
  stemStart(
    String.raw`(?:voici (?:la|le|votre|ton|une?) [^\n:.!?]{0,40}(?:version|texte|post|publication|proposition)|version (?:plus )?(?:courte|raccourcie|révisée|reformulée)|raccourcie?|reformulée?|réécrite?)\s?:\s+`,
  ),
  stemStart(
    String.raw`(?:aquí (?:tienes|está|va) (?:la|el|tu|una?) [^\n:.!?]{0,40}(?:versión|texto|post|publicación|propuesta)|(?:nueva )?versión (?:más )?(?:corta|acortada|revisada|nueva)|acortad[oa]|reescrit[oa]|reformulad[oa])\s?:\s+`,
  ),
];

/** What is done to a text; whoever offers to test, to send or to come speaks to readers. */
const WORK_EN = String.raw`\b(?:adjust|chang|mak|try|writ|rewrit|rework|shorten|lengthen|expand|trim|tighten|add|draft|creat|turn|tweak|suggest|includ|remov|cut|soften|polish|format|generat|prepar|tailor|adapt|translat|revis|ton[ei]|propos|swap|edit|explor|craft|emphasi|version|hook|ending|opening|hashtag|emoji|take another|do)`;
/** What a note is about that is no part of the text: the text, its facts, or what its writer did with them. */
const ON_TEXT = String.raw`(?<![\p{L}\p{M}])(?:posts?|draft|linkedin|hashtags?|emojis?|notes|placeholders?|tone|examples|i(?:(?:'|’)ve| have)? (?:kept|used|added)|j(?:'|’)ai (?:gardé|conservé|respecté)|he (?:mantenido|usado|respetado)|verif\p{L}+|assum\p{L}+|invent\p{L}*|left out|omitted|beitrag|entwurf|notizen|platzhalter|tonfall|ergänz\p{L}*|erfunden|weggelassen|publication|brouillon|crochets|vérifi\p{L}*|ajout\p{L}*|inventé\p{L}*|supposé|publicación|borrador|notas|corchetes|verifi\p{L}*|comprueb\p{L}*|añadid\p{L}*|inventad\p{L}*|supuesto)(?![\p{L}\p{M}])`;

/** What models say after it: about their work, never about its matter. */
export const SIGN_OFFS: readonly RegExp[] = [
  stemStart(
    String.raw`(?:please )?(?:let me know|feel free|just tell me|tell me)\b[^\n]*\b(?:me to (?:adjust|change|tweak|edit|revise|rework)|to (?:adjust|change|tweak|edit|revise|rework) (?:it|this|anything|as|the (?:text|post|draft|tone|wording))|version|tone|shorter|longer|variation)`,
  ),
  stemStart(String.raw`(?:would you like|do you want|shall i|should i|want) me to\b[^\n]*${WORK_EN}`),
  stemStart(
    String.raw`would you like (?:another|a (?:shorter|longer|different)) (?:version|draft|take|post)\b`,
  ),
  stemStart(String.raw`(?:i )?hope (?:this|that) (?:works|fits|helps)(?:(?: for)? you)?\s?[.!]?\s*$`),
  stemStart(
    String.raw`i(?:'|’)?(?:ve| have)? (?:kept|made|written|tried to keep) (?:it|this)\b[^\n]*\b(?:your|earlier|previous) (?:posts?|voice|style|tone)\b`,
  ),
  stemStart(String.raw`(?:word count|character count|notes)\s?:\s`),
  stemStart(String.raw`note\s?:\s[^\n]*${ON_TEXT}`),
  stemStart(
    String.raw`i(?:'|’)?(?:ve| have)? (?:kept|tried to keep|used|avoided|left|made sure)\b[^\n]*\b(?:your (?:tone|voice|style|facts|figures|notes)|hashtags|placeholders?)(?!\p{L})`,
  ),
  stemStart(
    String.raw`(?:sag(?:en sie)?|gib|geben sie|lass(?:en sie)?)(?!\p{L})(?: mir| es mich)?[^\n]*(?<!\p{L})(?:anpass|änder|kürzer|variante|version)`,
  ),
  stemStart(
    String.raw`(?:soll ich\b[^\n]*(?<!\p{L})(?:ton|tonfall|einstieg)|(?:möchtest du|möchten sie|soll ich|willst du)\b[^\n]*(?<!\p{L})(?:text|beitrag|entwurf|anpass|änder|kürze|variante|version|umschreib|überarbeit))`,
  ),
  stemStart(
    String.raw`ich hoffe,? (?:das|der \p{L}+|dieser \p{L}+|es) (?:hilft|gefällt|passt)(?: (?:dir|ihnen))?(?: weiter| so)?\s?[.!]?\s*$`,
  ),
  stemStart(String.raw`(?:zeichenzahl|wortzahl)\s?:\s`),
  stemStart(String.raw`(?:hinweis|anmerkung)\s?:\s[^\n]*${ON_TEXT}`),
  stemStart(
    String.raw`n(?:'|’)hésitez? pas à (?:me (?:dire si|le dire|faire (?:savoir|part)|signaler|demander (?:une|des|d(?:'|’)autres)))[^\n]*`,
  ),
  stemStart(
    String.raw`(?:souhaite[sz](?:-| )(?:vous|tu)|voule[zs](?:-| )vous|veux(?:-| )tu|dis-moi|dites-moi)[^\n]*(?:ajust|modifi|version|raccourc|(?:le|du|un) ton\b|adapt)`,
  ),
  stemStart(String.raw`j(?:'|’)espère que (?:cela|ça|ce texte) (?:vous|te) \p{L}+\s?[.!]?\s*$`),
  stemStart(String.raw`nombre de mots\s?:\s`),
  stemStart(String.raw`(?:remarque|note)\s?:\s[^\n]*${ON_TEXT}`),
  stemStart(
    String.raw`(?:avísame|dime|házmelo saber|hazme saber)[^\n]*(?:ajust|cambi(?:e|o) (?:algo|el|la|lo)|versión|tono|acort|modific)`,
  ),
  stemStart(
    String.raw`¿?(?:quieres|te gustaría|prefieres|deseas) que (?:lo |la )?(?:ajust|cambi|acort|modific|haga|adapt|escrib)`,
  ),
  stemStart(String.raw`espero que (?:te|le) (?:sirva|guste|ayude|sea útil)\s?[.!]?\s*$`),
  stemStart(String.raw`nota\s?:\s[^\n]*${ON_TEXT}`),
  // Another first line, which nobody asked for.
  stemStart(
    String.raw`(?:alternat(?:ive(?:ly)?|iv|ivement|ivamente)|otra opción|une autre option|eine andere möglichkeit)[^\n]{0,30}(?:hook|opening|first line|headline|title|einstieg|anfang|titel|überschrift|accroche|titre|début|gancho|título|comienzo)[^\n]{0,40}:`,
  ),
];

/** The second of several texts of which one was asked for, and what comes behind it. */
export const ALTERNATIVE =
  /(?<=\n)[ \t*#_]*(?:option|version|variante|opción|versión)\s?(?:2|two|b)\**\s?[:.)—–-]/iu;
export const FIRST_OF_THEM = stemStart(
  String.raw`(?:option|version|variante|opción|versión)\s?(?:1|one|a)\**\s?[:.)—–-]`,
);
