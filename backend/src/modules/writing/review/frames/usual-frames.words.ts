import { perLanguage, type PerLanguage } from '../../reading/words/per-language.js';
import { stemStart } from '../../reading/words/word-patterns.js';

/** What models say before the text that was asked for, in a line of its own. */
export const PREAMBLES: PerLanguage<readonly RegExp[]> = {
  en: [
    stemStart(
      String.raw`(?:(?:sure|certainly|of course|absolutely|great|got it)[!,.:]?\s*)?(?![^\n]*my version)(?:here(?:'|’)?s|here is|here are|below is|this is)\s(?:your|the|a|an|my|one|another|is|\p{N}+|\p{L}+(?= prompts))\b[^\n.!?:]{0,60}\b(?:post|prompts?|draft|version|rewrite|revision|text|caption|selection|passage)\b(?! (?:of|about) (?!your|the post))[^\n:]{0,60}[:.!]?\s*$`,
    ),
    // What the writer has not checked is said by the marks in the text.
    stemStart(
      String.raw`(?:(?:please )?note:? (?:that )?)?i (?:can(?:'|’)t|cannot|could not|couldn(?:'|’)t|haven(?:'|’)t|have not|am unable to|am not able to) (?:independently )?(?:verif(?:y|ied)|confirm(?:ed)?|check(?:ed)?|fact-check(?:ed)?)\b[^\n]*\b(?:as a draft|draft only|before (?:you )?(?:post|publish)\w*|please (?:check|treat|verify|review|double-check))\b[^\n]*$`,
    ),
    stemStart(String.raw`(?:sure|certainly)\s?!\s*$`),
    // It hands the text over, whatever is said of it behind.
    stemStart(
      String.raw`(?:here you go|there you go|here it is)(?:\s?[,!.](?:[^\p{L}\n]*|[^\n]{0,30}(?:kept|made|tried|version|draft|post|voice|style|punchy|tone)(?!\p{L})[^\n]{0,40}))?\s*$`,
    ),
    stemStart(String.raw`\**(?:title|headline)\**\s?:\**\s*[^\n.!?]{1,80}\s*$`),
    stemStart(String.raw`(?:linkedin[- ]?post|draft(?:\s(?:\d|one))?|title|hook)\**\s?:\**\s*$`),
  ],
  de: [
    stemStart(
      String.raw`(?:(?:gerne?|natürlich|klar|selbstverständlich)[!,.:]?\s*)?(?![^\n]*meine (?:version|fassung))hier (?:ist|kommt|sind|findest du|finden sie)\s[^\n]{0,60}(?:post|prompts?|beitrag|entwurf|text|version|fassung|vorschlag)(?! (?:de[rs]|vom|von|an) )[^\n:]{0,60}[:.!]?\s*$`,
    ),
    stemStart(
      String.raw`(?:(?:gerne?|natürlich|klar|selbstverständlich)\s?[!,.:]\s*)?(?:hier )?(?:ist |sind )?(?:dein|die|eine|das|der) (?:neue |überarbeitete |gekürzte |knappere |kürzere |umformulierte )?(?:linkedin-?)?(?:post|beitrag|entwurf|text|version|fassung|vorschlag|stelle|passage|abschnitt|auswahl|satz)\s?:\**\s*$`,
    ),
    stemStart(
      String.raw`(?:hinweis: )?(?:ich (?:kann|konnte|habe)|(?:diese|die) (?:zahlen|angaben) (?:kann|konnte|habe) ich) [^\n.]*(?:nicht|keine?) [^\n.]*(?:prüfen|überprüfen|verifizieren|bestätigen|geprüft|überprüft|verifiziert)[^\n]*(?:entwurf|veröffentlich|posten|bitte)[^\n]*$`,
    ),
    stemStart(
      String.raw`(?:(?:natürlich|gerne?|klar|selbstverständlich)\s?[,!.:]\s*)?(?:anbei|im folgenden|so könnte)\s[^\n]{0,40}(?:entwurf|beitrag|post|text|vorschlag|fassung|version)[^\n]{0,40}[:.!]\s*$`,
    ),
    stemStart(String.raw`(?:gerne?)\s?!\s*$`),
    stemStart(
      String.raw`(?:bitte schön|bitte sehr|hier, bitte)(?:\s?[,!.](?:[^\p{L}\n]*|[^\n]{0,30}(?:gekürzt|gehalten|fassung|version|entwurf|beitrag|post|stil|ton)(?!\p{L})[^\n]{0,40}))?\s*$`,
    ),
    stemStart(String.raw`\**(?:titel|überschrift)\**\s?:\**\s*[^\n.!?]{1,80}\s*$`),
    stemStart(
      String.raw`(?:linkedin[- ]?(?:post|beitrag)|entwurf(?:\s(?:\d|eins))?|titel|hook)\**\s?:\**\s*$`,
    ),
  ],
  fr: [
    stemStart(
      String.raw`(?:(?:bien sûr|avec plaisir|certainement)\s?[!,.:]?\s*)?(?![^\n]*ma version)voici\s[^\n]{0,60}(?:post|prompts?|publication|brouillon|texte|version|proposition)(?! (?:d[ue]|à) )[^\n:]{0,60}[:.!]?\s*$`,
    ),
    stemStart(
      String.raw`je (?:ne peux pas|n(?:'|’)ai pas pu|ne suis pas en mesure de) (?:vérifier|confirmer)[^\n]*(?:brouillon|publi|relire|considér)[^\n]*$`,
    ),
    stemStart(
      String.raw`(?:(?:bien sûr|avec plaisir)\s?[,!.:]\s*)?je (?:vous|te) (?:propose|soumets|livre)\s[^\n]{0,20}(?:proposition|brouillon|version|publication|post|texte)[^\n]{0,60}[:.!]\s*$`,
    ),
    stemStart(String.raw`(?:avec plaisir)\s?!\s*$`),
    stemStart(
      String.raw`(?:et voilà|voilà pour vous)(?:\s?[,!.](?:[^\p{L}\n]*|[^\n]{0,30}(?:gardé|brouillon|version|post|texte|style|ton)(?!\p{L})[^\n]{0,40}))?\s*$`,
    ),
    stemStart(String.raw`\**(?:titre)\**\s?:\**\s*[^\n.!?]{1,80}\s*$`),
    stemStart(
      String.raw`(?:post linkedin|publication linkedin|(?:proposition|projet) de (?:post|publication|texte)|brouillon(?:\s(?:\d|un))?|titre)\**\s?:\**\s*$`,
    ),
  ],
  es: [
    stemStart(
      String.raw`(?:(?:claro(?: que sí)?|por supuesto|con gusto)[!,.:]?\s*)?(?![^\n]*mi versión)(?:aquí (?:tienes?|está|va)|te presento|este es)\s[^\n]{0,60}(?:post|prompts?|publicación|borrador|texto|versión|propuesta)(?! (?:del?|a) )[^\n:]{0,60}[:.!]?\s*$`,
    ),
    stemStart(
      String.raw`no (?:puedo|he podido|pude) (?:verificar|comprobar|confirmar)[^\n]*(?:borrador|publi|considér|trát)[^\n]*$`,
    ),
    stemStart(
      String.raw`(?:(?:claro|por supuesto|con gusto)\s?[,!.:]\s*)?(?:te|le|os) (?:dejo|propongo|paso|comparto)\s[^\n]{0,20}(?:propuesta|borrador|versión|publicación|post|texto)[^\n]{0,60}[:.!]\s*$`,
    ),
    stemStart(String.raw`(?:con gusto)\s?!\s*$`),
    stemStart(
      String.raw`(?:aquí lo tienes?|ahí (?:va|lo tienes?))(?:\s?[,!.](?:[^\p{L}\n]*|[^\n]{0,30}(?:mantenido|borrador|versión|post|texto|estilo|tono)(?!\p{L})[^\n]{0,40}))?\s*$`,
    ),
    stemStart(String.raw`\**(?:título)\**\s?:\**\s*[^\n.!?]{1,80}\s*$`),
    stemStart(
      String.raw`(?:publicación de linkedin|propuesta de (?:post|publicación|texto)|borrador(?:\s(?:\d|uno?))?|título)\**\s?:\**\s*$`,
    ),
  ],
};

const VERSION_EN = '(?:prompts?|version|draft|rewrite|text|post|selection|passage)';
const VERSION_DE = '(?:prompts?|version|fassung|entwurf|text|beitrag|vorschlag)';

/** The same where the text goes on behind it on its line. A word that an author may begin with has an exclamation mark or a colon. */
export const INLINE_PREAMBLES: PerLanguage<readonly RegExp[]> = {
  en: [
    stemStart(String.raw`(?:sure(?: thing)?|certainly|of course|absolutely|gladly|got it)\s?!\s+`),
    // A dash or a colon stands where the text begins behind them.
    stemStart(String.raw`(?:here you go|there you go|sure thing)\s?[—–:!-]\s*`),
    stemStart(String.raw`shorter\s?:\s+`),
    // A mail's head.
    stemStart(String.raw`subject\s?:[^\n]{1,80}\n+`),
    stemStart(
      String.raw`(?:(?:here(?:'|’)s|here is) (?:the|your|a) [^\n:.!?]{0,40}${VERSION_EN}|(?:shorter|shortened|rewritten|revised|updated|improved|new) ${VERSION_EN}|shortened|rewritten|revised|rephrased)\s?:\s+`,
    ),
  ],
  de: [
    stemStart(String.raw`(?:gerne?|klar|natürlich|selbstverständlich)\s?!\s+`),
    stemStart(String.raw`(?:bitte schön|bitte sehr)\s?[—–:!-]\s*`),
    stemStart(String.raw`kürzer\s?:\s+`),
    stemStart(String.raw`betreff\s?:[^\n]{1,80}\n+`),
    stemStart(
      String.raw`(?:hier (?:ist|kommt) (?:die|der|dein|deine|ihre?|eine?) [^\n:.!?]{0,40}${VERSION_DE}|(?:kürzere|gekürzte|neue|überarbeitete)r? ${VERSION_DE}|gekürzt|überarbeitet|umformuliert|umgeschrieben)\s?:\s+`,
    ),
  ],
  fr: [
    stemStart(String.raw`(?:bien sûr|avec plaisir|certainement)\s?!\s+`),
    stemStart(String.raw`(?:et voilà)\s?[—–:!-]\s*`),
    stemStart(String.raw`plus court\s?:\s+`),
    stemStart(String.raw`objet\s?:[^\n]{1,80}\n+`),
    stemStart(
      String.raw`(?:voici (?:la|le|votre|ton|une?) [^\n:.!?]{0,40}(?:version|texte|post|publication|proposition)|version (?:plus )?(?:courte|raccourcie|révisée|reformulée)|raccourcie?|reformulée?|réécrite?)\s?:\s+`,
    ),
  ],
  es: [
    stemStart(String.raw`(?:claro(?: que sí)?|por supuesto|con gusto)\s?!\s+`),
    stemStart(String.raw`(?:aquí tienes)\s?[—–:!-]\s*`),
    stemStart(String.raw`más corto\s?:\s+`),
    stemStart(String.raw`asunto\s?:[^\n]{1,80}\n+`),
    stemStart(
      String.raw`(?:aquí (?:tienes|está|va) (?:la|el|tu|una?) [^\n:.!?]{0,40}(?:versión|texto|post|publicación|propuesta)|(?:nueva )?versión (?:más )?(?:corta|acortada|revisada|nueva)|acortad[oa]|reescrit[oa]|reformulad[oa])\s?:\s+`,
    ),
  ],
};

/** What is done to a text; whoever offers to test, to send or to come speaks to readers. */
const WORK_EN = String.raw`\b(?:adjust|chang|mak|try|writ|rewrit|rework|shorten|lengthen|expand|trim|tighten|add|draft|creat|turn|tweak|suggest|includ|remov|cut|soften|polish|format|generat|prepar|tailor|adapt|translat|revis|ton[ei]|propos|swap|edit|explor|craft|emphasi|version|hook|ending|opening|hashtag|emoji|take another|do)`;
/** What a note is about that is no part of the text: the text, its facts, or what its writer did with them. */
const ON_TEXT: PerLanguage<string> = {
  en: onText(
    String.raw`posts?|draft|linkedin|hashtags?|emojis?|notes|placeholders?|tone|examples|i(?:(?:'|’)ve| have)? (?:kept|used|added)|verif\p{L}+|assum\p{L}+|invent\p{L}*|left out|omitted`,
  ),
  de: onText(
    String.raw`posts?|linkedin|hashtags?|emojis?|beitrag|entwurf|notizen|platzhalter|tonfall|verif\p{L}+|ergänz\p{L}*|erfunden|weggelassen`,
  ),
  fr: onText(
    String.raw`posts?|linkedin|hashtags?|emojis?|notes|j(?:'|’)ai (?:gardé|conservé|respecté)|publication|brouillon|crochets|vérifi\p{L}*|ajout\p{L}*|inventé\p{L}*|supposé`,
  ),
  es: onText(
    String.raw`posts?|linkedin|hashtags?|emojis?|he (?:mantenido|usado|respetado)|publicación|borrador|notas|corchetes|verifi\p{L}*|comprueb\p{L}*|añadid\p{L}*|inventad\p{L}*|supuesto`,
  ),
};
function onText(words: string): string {
  return String.raw`(?<![\p{L}\p{M}])(?:${words})(?![\p{L}\p{M}])`;
}

/** What models say after it: about their work, never about its subject. */
export const SIGN_OFFS: PerLanguage<readonly RegExp[]> = {
  en: [
    stemStart(
      String.raw`(?:i )?hope (?:this|that|it|the (?:post|draft|text)) (?:captures|matches|reflects|hits|sounds like|does justice to) (?:your|you)(?!\p{L})[^\n]*$`,
    ),
    stemStart(
      String.raw`i(?:'|’)?(?:ve| have)? kept (?:it|this|the (?:text|post|draft)) (?:short|brief|concise|simple|tight|close|punchy)(?!\p{L})[^\n]*$`,
    ),
    stemStart(
      String.raw`i(?:'|’)?(?:ve| have)? kept (?:all )?(?:the|your)(?: own)? (?:facts|figures|numbers|details) (?:as (?:they (?:were|are)|is)|unchanged|intact|exact|the same|and (?:tightened|shortened|trimmed|cut|sharpened))(?!\p{L})[^\n]*$`,
    ),
    stemStart(
      String.raw`(?:please )?(?:let me know|feel free|just tell me|tell me)\b[^\n]*\b(?:me to (?:adjust|change|tweak|edit|revise|rework)|to (?:adjust|change|tweak|edit|revise|rework) (?:it|this|anything|as|the (?:text|post|draft|tone|wording))|version|tone|shorter|longer|variation)`,
    ),
    stemStart(String.raw`(?:would you like|do you want|shall i|should i|want) me to\b[^\n]*${WORK_EN}`),
    stemStart(
      String.raw`would you like (?:another|a (?:shorter|longer|different)) (?:version|draft|take|post)\b`,
    ),
    stemStart(
      String.raw`(?:i )?hope (?:(?:this|that|it|the (?:post|draft|text)) (?:works|fits|helps|suits|is (?:helpful|useful|what you (?:wanted|need(?:ed)?)))|you like (?:it|this|the (?:post|draft|text)))(?:(?: for)? you)?(?: out)?\s?[.!]?\s*$`,
    ),
    stemStart(
      String.raw`i(?:'|’)?(?:ve| have)? (?:kept|made|written|tried to keep) (?:it|this)\b[^\n]*\b(?:your|earlier|previous) (?:posts?|voice|style|tone)\b`,
    ),
    stemStart(String.raw`(?:word count|character count|notes)\s?:\s`),
    stemStart(String.raw`note\s?:\s[^\n]*${ON_TEXT.en}`),
    stemStart(
      String.raw`i(?:'|’)?(?:ve| have)? (?:kept|tried to keep|used|avoided|left|made sure)\b[^\n]*\b(?:your (?:tone|voice|style|facts|figures|notes)|hashtags|placeholders?)(?!\p{L})`,
    ),
    // "I kept the facts and tightened the sentences. Let me know if you'd like a shorter version!"
    stemStart(
      String.raw`i\b[^\n]*[.!] (?:(?:please |just )?let me know if you(?:(?:'|’)d| would)? (?:like|prefer|want|need) [^\n]*(?:version|variation|variant|draft|take)(?!\p{L})|(?:want|need|would you like|do you want|shall i|should i)(?!\p{L})[^\n]*(?:option|version|variation|variant|draft|take)s?\?\s*$|(?:happy|glad) to (?:go further|adjust|tweak|change|refine|revise|shorten|lengthen)(?!\p{L})[^\n]*$)`,
    ),
    // Another first line, which nobody asked for.
    stemStart(
      String.raw`(?:alternative(?:ly)?|another option)[^\n]{0,30}(?:hook|opening|first line|headline|title)[^\n]{0,40}:`,
    ),
  ],
  de: [
    stemStart(
      String.raw`ich hoffe,? (?:das|es|der (?:text|beitrag|entwurf)|dieser \p{L}+) (?:trifft|passt zu|entspricht)(?!\p{L})[^\n]*(?:ton|tonfall|stil|stimme)(?!\p{L})[^\n]*$`,
    ),
    stemStart(
      String.raw`ich habe (?:den|deinen|ihren) text (?:\p{L}+ )?(?:gestrafft|gekürzt|geglättet|umformuliert|überarbeitet|gemacht)\s?[.!]?\s*$`,
    ),
    // "Ich habe den Text gestrafft. Soll ich noch eine Variante machen?"
    stemStart(
      String.raw`ich hab[^\n]*[.!] (?:soll ich|möchtest du|möchten sie|willst du|wollen sie|brauchst du|brauchen sie)(?!\p{L})[^\n]*(?:variante|version|fassung|alternative)[^\n]*\?\s*$`,
    ),
    stemStart(String.raw`ich hab[^\n]*[.!] gerne? (?:gehe|passe|kürze|ändere|mache) ich(?!\p{L})[^\n]*$`),
    stemStart(
      String.raw`(?:sag(?:en sie)?|gib|geben sie|lass(?:en sie)?)(?!\p{L})(?: mir| es mich)?[^\n]*(?<!\p{L})(?:anpass|änder|kürzer|variante|version)`,
    ),
    stemStart(
      String.raw`(?:soll ich\b[^\n]*(?<!\p{L})(?:ton|tonfall|einstieg)|(?:möchtest du|möchten sie|soll ich|willst du)\b[^\n]*(?<!\p{L})(?:text|beitrag|entwurf|anpass|änder|kürze|variante|version|umschreib|überarbeit))`,
    ),
    stemStart(
      String.raw`(?:ich hoffe,? (?:das|der \p{L}+|dieser \p{L}+|es) (?:hilft|gefällt|passt)|hoffentlich (?:hilft|gefällt|passt) (?:dir |ihnen )?(?:das|es|der (?:text|beitrag|entwurf)))(?: (?:dir|ihnen))?(?: weiter| so)?\s?[.!]?\s*$`,
    ),
    stemStart(String.raw`(?:zeichenzahl|wortzahl)\s?:\s`),
    stemStart(String.raw`(?:hinweis|anmerkung)\s?:\s[^\n]*${ON_TEXT.de}`),
    stemStart(
      String.raw`(?:alternativ|eine andere möglichkeit)[^\n]{0,30}(?:hook|einstieg|anfang|titel|überschrift)[^\n]{0,40}:`,
    ),
  ],
  fr: [
    stemStart(
      String.raw`j(?:'|’)ai (?:rendu|resserré|raccourci|simplifié|reformulé|allégé) (?:le|ce|votre|ton) texte(?: plus \p{L}+| un peu)?\s?[.!]?\s*$`,
    ),
    stemStart(String.raw`(?:ce|le) texte fait (?:environ )?\d+ (?:mots|caractères|signes)\s?[.!]?\s*$`),
    // "J'ai rendu le texte plus direct. Souhaitez-vous une autre version ?"
    stemStart(
      String.raw`j(?:'|’)ai[^\n]*[.!] (?:souhaite[sz]|voule[sz]|veux|désire[sz]|préfère[sz]|dois)(?:-| )(?:vous|tu|je)(?!\p{L})[^\n]*(?:version|variante|option|alternative)[^\n]*\?\s*$`,
    ),
    stemStart(String.raw`j(?:'|’)ai[^\n]*[.!] je peux (?:aller plus loin|encore|aussi)(?!\p{L})[^\n]*$`),
    stemStart(
      String.raw`n(?:'|’)hésitez? pas à (?:me (?:dire si|le dire|faire (?:savoir|part)|signaler|demander (?:une|des|d(?:'|’)autres)))[^\n]*`,
    ),
    stemStart(
      String.raw`(?:souhaite[sz](?:-| )(?:vous|tu)|voule[zs](?:-| )vous|veux(?:-| )tu|dis-moi|dites-moi)[^\n]*(?:ajust|modifi|version|raccourc|(?:le|du|un) ton\b|adapt)`,
    ),
    stemStart(
      String.raw`(?:j(?:'|’)espère|en espérant) que (?:cela|ça|ce texte|ce post|cette version|le texte) (?:vous|te) \p{L}+(?: utile)?\s?[.!]?\s*$`,
    ),
    stemStart(String.raw`nombre de mots\s?:\s`),
    stemStart(String.raw`(?:remarque|note)\s?:\s[^\n]*${ON_TEXT.fr}`),
    stemStart(
      String.raw`(?:alternative(?:ment)?|une autre option)[^\n]{0,30}(?:hook|accroche|titre|début)[^\n]{0,40}:`,
    ),
  ],
  es: [
    stemStart(
      String.raw`he (?:acortado|resumido|simplificado|reformulado|ajustado) (?:el|tu|su) texto(?: un poco)?\s?[.!]?\s*$`,
    ),
    // "He acortado el texto. ¿Quieres otra versión?"
    stemStart(
      String.raw`(?:he|hemos)(?!\p{L})[^\n]*[.!] ¿?(?:quieres?|deseas?|prefieres?|necesitas?|te gustaría|le gustaría)(?!\p{L})[^\n]*(?:versión|variante|opción|alternativa)[^\n]*\?\s*$`,
    ),
    stemStart(
      String.raw`(?:he|hemos)(?!\p{L})[^\n]*[.!] puedo (?:ir más lejos|acortarlo|ajustarlo|adaptarlo|cambiarlo)(?!\p{L})[^\n]*$`,
    ),
    stemStart(
      String.raw`(?:avísame|dime|házmelo saber|hazme saber)[^\n]*(?:ajust|cambi(?:e|o) (?:algo|el|la|lo)|versión|tono|acort|modific)`,
    ),
    stemStart(
      String.raw`¿?(?:quieres|te gustaría|prefieres|deseas) que (?:lo |la )?(?:ajust|cambi|acort|modific|haga|adapt|escrib)`,
    ),
    stemStart(
      String.raw`espero que (?:(?:esto|el texto|la publicación) )?(?:te|le)? ?(?:sirva|guste|ayude|sea útil|sea de ayuda|encaje)\s?[.!]?\s*$`,
    ),
    stemStart(String.raw`nota\s?:\s[^\n]*${ON_TEXT.es}`),
    stemStart(
      String.raw`(?:alternativa(?:mente)?|otra opción)[^\n]{0,30}(?:hook|gancho|título|comienzo)[^\n]{0,40}:`,
    ),
  ],
};

/** Several texts of which one was asked for: how they are named, and the number of the second. */
const OPTION: PerLanguage<readonly [name: string, first: string, second: string]> = {
  en: ['option|version', '1|one|a', '2|two|b'],
  de: ['option|variante|version', '1|eins|a', '2|zwei|b'],
  fr: ['option|variante|version', '1|un|a', '2|deux|b'],
  es: ['opción|versión|variante', '1|uno|a', '2|dos|b'],
};
/** The second of them, and what comes behind it. */
export const ALTERNATIVE = perLanguage((language) => {
  const [name, , second] = OPTION[language];
  return new RegExp(String.raw`(?<=\n)[ \t*#_]*(?:${name})\s?(?:${second})\**\s?[:.)—–-]`, 'iu');
});
/** The first of them. */
export const FIRST_OF_THEM = perLanguage((language) => {
  const [name, first] = OPTION[language];
  return stemStart(String.raw`(?:${name})\s?(?:${first})\**\s?[:.)—–-]`);
});
/** The same where no second one stands on its line. */
export const FIRST_ALONE = perLanguage((language) => {
  const [name, first, second] = OPTION[language];
  return stemStart(
    String.raw`(?:${name})\s?(?:${first})\**\s?[:.)—–-](?![^\n]*(?:${name})\s?(?:${second})(?!\p{L}))\s*`,
  );
});
