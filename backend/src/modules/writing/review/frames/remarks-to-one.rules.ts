import { countWords, type TextRange } from '@drumbeat/domain';
import { paragraphRanges } from '../../reading/paragraphs.js';
import { beginningsOf } from '../../reading/word-beginnings.js';
import type { Author } from './remarks-on-text.rules.js';

const word = (source: string, flags = 'iu') =>
  new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${source})(?![\p{L}\p{M}])`, flags);

/** What the author gave, as whoever writes for them calls it, and any word for it. */
const YOUR_NOTES = word(
  String.raw`your (?:own )?(?:notes|bullet points|bullets|input|brief|outline)|(?:deine[nrm]?|ihre[nrm]?) (?:notizen|stichpunkten?|stichworten?|vorgaben)|(?:vos|tes) (?:notes|consignes|indications)|(?:tus|sus) (?:notas|apuntes|indicaciones)`,
);
const GIVEN = word(
  String.raw`(?:the|all|what|everything|details|information|points|facts)(?: \p{L}+){0,2} (?:you (?:gave|provided|shared|sent))|(?:the|den|die|les|las) (?:notes|notizen|notas)|(?:deine[nr]?|ihre[nr]?) angaben|(?:vos|tes) (?:informations|éléments)|(?:tus|sus|los) datos`,
);
/** What the one who is spoken to told, as whoever writes for them keeps to it. */
const TOLD_ME = word(
  String.raw`what you(?:['’]ve)? (?:told|gave|given|sent|shared)|(?:that|what) you didn['’]t (?:tell|give|send)|was (?:du|sie) (?:mir )?(?:\p{L}+ )?(?:erzählt|gegeben|genannt|geschildert)|ce que (?:vous|tu) m['’](?:avez|as) \p{L}+|lo que me (?:contaste|diste|dijiste|contó|has \p{L}+|ha \p{L}+)`,
);
const KEEPS_TO = word(
  String.raw`nothing (?:in )?here|i(?:['’]ve| have)? (?:only |just )?(?:stuck|kept|used|stayed|left|worked)|(?:ich habe|habe ich)|j['’]ai|je m['’]en suis|he (?:usado|respetado|mantenido|seguido)|me he`,
);
const IN_NOTES = word(
  String.raw`(?:in|from) the notes|(?:in|aus) den notizen|(?:dans|de) les notes|des notes|(?:en|de) las notas`,
);
const NOTES = word('notes?|bullet points|notizen|notiz|stichpunkte\\p{L}*|notas|apuntes');
const FACTS = word(
  String.raw`figures?|numbers?|facts?|names?|details?|everything|quotes?|zahlen|fakten|alles|angaben|namen|details|zitate|chiffres?|faits?|noms|tout|données?|détails?|citations|cifras?|datos?|nombres|todo|hechos?|detalles?|citas`,
);
const COMES_FROM = word(
  String.raw`taken from|come[s]? (?:straight |directly )?from|drawn from|based on|stick\p{L}* to|stay\p{L}* (?:close )?to|straight from|stamm(?:t|en)|basier\p{L}+|beruh\p{L}+|halte\p{L}* (?:mich|sich)|gehalten|gestützt|orientiert|genutzt|entnommen|aus|provien\p{L}+|tir\p{L}+ de|issue?s? de|repos\p{L}+|vien\p{L}+ de|fidèle\p{L}*|respect\p{L}+|provien\p{L}+|sacad[oa]s?|salen|basad\p{L}+|vien\p{L}+|respet\p{L}+`,
);
/** Nothing was put in, of facts: "Nothing added" alone may be of a wine. */
const NOTHING_PUT_IN = word(
  String.raw`(?:nothing|no|not|never|didn['’]t|haven['’]t|did not|have not|without)(?: [\p{L}-]+){0,4} (?:add(?:ed|ing)?|invent(?:ed|ing)?|ma(?:d|k)e? up)|(?:nichts|keine?\p{L}*)(?: \p{L}+){0,4} (?:hinzugefügt|hinzugedichtet|ergänzt|erfunden|dazugedichtet|dazuerfunden)|(?:rien|aucune?|sans|pas)(?: [\p{L}'’]+){0,4} (?:ajout\p{L}+|invent\p{L}+)|(?:nada|ning\p{L}+|sin|no)(?: \p{L}+){0,4} (?:añad\p{L}+|invent\p{L}+|agreg\p{L}+)`,
);

/** Asks whether the text is right, in words that hardly any reader of a post is asked with. */
const SUITS = word(
  String.raw`(?:does|do|will|would) (?:this|that|it) (?:work|fit|suit|sound|capture|feel|read|hit|match|do)|is (?:this|that|it) (?:what you|okay|ok|close to|along|in line|more like|roughly)|how(?: does|['’]s) (?:this|that|it) (?:look|sound|read|feel|land)|let me know (?:what you think|if (?:this|that|it)|how (?:this|that|it))|anything (?:you['’]d|you would|you want) (?:like )?(?:to )?(?:change|tweak|add|adjust|different)|(?:are you )?(?:happy|okay) with (?:this|that|it)|passt (?:das|es|dir|ihnen|der text|der ton|der beitrag)|gefällt (?:dir|ihnen)|(?:magst|willst|möchtest) du (?:noch |gern )?(?:etwas|was) (?:ändern|anpassen|ergänzen|anders)|(?:möchten|wollen|wünschen) sie (?:noch |gern )?(?:etwas|änderungen|anpassungen)|trifft (?:das|es) (?:deinen|ihren|es)|ist (?:das|es) so|so (?:in ordnung|okay|recht)|(?:cela|ça|ce texte|ceci|le ton) (?:vous|te) (?:ressemble|convient|va|plaît|parle|semble|correspond)|(?:est-ce|c['’]est)(?: \p{L}+){0,3} (?:vous|te) (?:convient|va)|¿?(?:te|le) (?:parece|gusta|convence|encaja|sirve|vale|cuadra)(?= (?:bien|así|eso|esto|est[ea]|el|la)(?!\p{L})|\s?[?!.]|$)|(?:está|queda) bien así`,
);
/** Offers work on what stands above: "que je l'allonge un peu". */
const OFFERS_WORK = word(
  String.raw`(?:shall|should) (?:we|i) (?:go|do|take|try) another (?:round|pass|go|version)|lo dejamos así|on garde (?:ça|cela|cette version)(?=\s?\?)|i(?:['’]ll|['’]d| will| can| could)(?: \p{L}+)? (?:soften|reword|rewrite|rephrase|redraft|tone) (?:it|this|that)(?: down| up)?|(?:formuliere|schreibe) ich (?:es|ihn|das|den) um|(?:souhaite[sz]|voule[zs]|veux|préfère[sz]|préférez)-(?:vous|tu) que j(?:e|['’])\s?(?:le |la |l['’]|y |en )?(?:allonge|raccourci\p{L}*|modifi\p{L}*|chang\p{L}*|ajout\p{L}*|retouch\p{L}*|adapt\p{L}*|reformul\p{L}*|ajust\p{L}*|adouci\p{L}*|renforc\p{L}*|développ\p{L}*|complèt\p{L}*|reprenn\p{L}*|retravaill\p{L}*)|(?:souhaite[sz]|voule[zs]|veux)-(?:vous|tu) (?:chang\p{L}+|modifi\p{L}+|ajout\p{L}+|retouch\p{L}+)|¿?(?:quieres|prefieres|deseas|quiere|desea) (?:cambiar|ajustar|añadir|retocar|modificar)(?: algo)?`,
);

/** How one reader is spoken to; the sign of it in an author's texts shows that they do so too. */
const TO_ONE: readonly RegExp[] = [
  word("you|your|yours|you[’'](?:re|ve|ll|d)"),
  word('du|dich|dir|dein\\p{L}*|magst|willst|möchtest|findest|meinst'),
  word('(?<=[\\p{Ll},;:?] )(?:Sie|Ihnen|Ihr(?:e[rnms]?)?)', 'u'),
  word("tu|toi|ton|tes|te|t['’]\\p{L}+|penses-tu"),
  word('(?<!rendez-)vous|votre|vos'),
  word('tú|ti|contigo|tus?|te|quieres|puedes|tienes|sabes|crees'),
  word('usted|le parece|su'),
];

const REMARK_WORDS = 30;
const QUESTION_WORDS = 14;
/** Words that a remark may have in common with what the author gave. */
const SHARED_MAX = 2;

/**
 * The last paragraph, where it is said to the one who gave the notes: where the facts in the text come from, that none was put in, or
 * whether it suits, in an address that its author never uses.
 */
export function remarkToOneOf(text: string, author: Author): TextRange | null {
  const last = paragraphRanges(text).slice(1).at(-1);
  if (last === undefined) return null;
  const paragraph = text.slice(last.start, last.end);
  const isSaid = [...author.material, ...author.ownPosts].some((source) => source.includes(paragraph.trim()));
  if (isSaid || /\p{N}|["“”„«»#]/u.test(paragraph)) return null;
  const isRemark = isOfSources(paragraph, author) || asksIfItSuits(paragraph, author);
  return isRemark ? { start: last.start, end: text.trimEnd().length } : null;
}

/** "All facts are taken from your notes; nothing has been added." */
function isOfSources(paragraph: string, { material, ownPosts }: Author): boolean {
  if (countWords(paragraph) > REMARK_WORDS || sharedWith(material, paragraph) > SHARED_MAX) return false;
  // Who writes of notes tells their readers of them.
  if ([...material, ...ownPosts].some((source) => NOTES.test(source) || YOUR_NOTES.test(source)))
    return false;
  const [isOfFacts, isTaken] = [FACTS.test(paragraph), COMES_FROM.test(paragraph)];
  const isGiven = GIVEN.test(paragraph) && (isTaken || NOTHING_PUT_IN.test(paragraph));
  return (
    (YOUR_NOTES.test(paragraph) && (isOfFacts || isTaken)) ||
    (isGiven && isOfFacts) ||
    IN_NOTES.test(paragraph) ||
    ((YOUR_NOTES.test(paragraph) || GIVEN.test(paragraph)) && NOTHING_PUT_IN.test(paragraph)) ||
    (TOLD_ME.test(paragraph) && KEEPS_TO.test(paragraph)) ||
    (NOTHING_PUT_IN.test(paragraph) && isOfFacts)
  );
}

/** "Passt das so für dich?" of somebody who says "ihr", or speaks to nobody. */
function asksIfItSuits(paragraph: string, { material, ownPosts }: Author): boolean {
  const besides = paragraph.replace(SUITS, ' ');
  if (countWords(paragraph) > QUESTION_WORDS || sharedWith(material, besides) > 0) return false;
  if (OFFERS_WORK.test(paragraph)) return true;
  if (!SUITS.test(paragraph) || ownPosts.length < POSTS_MIN) return false;
  const used = TO_ONE.filter((address) => address.test(paragraph));
  // Notes speak to nobody, and what somebody said to the author is no address of theirs.
  const own = ownPosts.map((source) => source.replace(QUOTED, ' '));
  const isAuthors = (address: RegExp) => own.some((source) => address.test(source));
  return used.length > 0 && !used.some(isAuthors);
}
const QUOTED = /"[^"\n]*"|[“„][^“”\n]*[“”]|«[^»\n]*»/gu;
/** With fewer posts nothing is known of whom their author speaks to. */
const POSTS_MIN = 3;

function sharedWith(material: readonly string[], paragraph: string): number {
  const known = new Set(beginningsOf(material.join('\n')));
  return new Set(beginningsOf(paragraph).filter((stem) => known.has(stem))).size;
}
