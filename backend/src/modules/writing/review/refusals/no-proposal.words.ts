import type { PerLanguage } from '../../reading/words/per-language.js';
import { word } from '../../reading/words/word-patterns.js';

/** What an answer in place of a prompt is made of, in one language: small letters, straight apostrophes. */
interface NoProposalWords {
  /** What a prompt is to whoever makes one. */
  readonly proposal: RegExp;
  /** What else stands beside it where it says nothing besides. */
  readonly beside: RegExp;
  /** Asks for another subject, or to have this one settled first. */
  readonly otherSubject: RegExp;
  /** What is said of a subject that is kept away from. */
  readonly sensitive: RegExp;
  /** Asks its author to tell something. */
  readonly asks: RegExp;
}

export const NO_PROPOSAL: PerLanguage<NoProposalWords> = {
  en: {
    proposal: word('suggest(?:ion|ions|ing)?|propos(?:e|al|als|ing)|prompts?|ideas?|offer'),
    beside: word(
      "i'(?:d|m|ll)|i|a|an|any|no|one|on|for|of|about|to|this|that|here|it|topic|subject|pillar|theme|make|give|have|rather|prefer|would|do|write|anything|something|unfortunately|sorry|but|can|will|at|all|with",
    ),
    otherSubject: word(
      String.raw`(?:give|send|name|choose|pick|provide|suggest|tell|indicate|need)(?: [\p{L}']+){0,3} (?:another|a different|an other) (?:topic|subject|pillar|theme)|(?:clear|clarify|check|settle|discuss) (?:this|that|it)(?: \p{L}+){0,4} (?:first|internally|beforehand|with (?:your|the) (?:legal|compliance|lawyer)\p{L}*)`,
    ),
    sensitive: word(
      String.raw`(?:this|the) (?:topic|subject|pillar|theme)(?: \p{L}+){0,6} (?:confidential|sensitive|private|personal|delicate|legal|medical)`,
    ),
    asks: word(
      'tell|describe|write|share|show|name|recall|think of|explain|pick (?:one|a)|what|who|when|which|how|why|where',
    ),
  },
  de: {
    proposal: word(String.raw`vorschl\p{L}+|schlage|prompts?|ideen?|anregung(?:en)?|impulse?`),
    beside: word(
      'ich|dazu|hierzu|hier|zu|zum|zur|für|über|diese[mnrs]?|thema|themen|säule|bereich|punkt|keine?[nr]?|nichts|nicht|möchte|mag|kann|will|werde|würde|lieber|leider|gern|gerne|machen|mache|geben|vor|unterbreiten|lässt|sich|etwas|davon',
    ),
    otherSubject: word(
      String.raw`(?:nennen?|geben?|wähl\p{L}*|schlag\p{L}*|brauche|gib|nenn)(?: \p{L}+){0,4} (?:andere[sn]?|weitere[sn]?) (?:thema|säule|bereich)|(?:klär\p{L}*|prüf\p{L}*|stimm\p{L}*|besprich|besprechen)(?: \p{L}+){0,4} (?:das|dies|es)(?: \p{L}+){0,3} (?:zuerst|zunächst|vorher|intern|ab)`,
    ),
    sensitive: word(
      String.raw`(?:das|dieses) thema(?: \p{L}+){0,6} (?:vertraulich\p{L}*|sensib\p{L}*|heik\p{L}*|persönlich\p{L}*|medizinisch\p{L}*|rechtlich\p{L}*)`,
    ),
    asks: word(
      String.raw`erzähl\p{L}*|beschreib\p{L}*|schreib\p{L}*|zeig\p{L}*|schilder\p{L}*|nenn(?:e|en)? (?:eine?n?|die|den|das)|erklär\p{L}*|was|wer|wann|welche\p{L}*|wie|warum|wo`,
    ),
  },
  fr: {
    proposal: word(String.raw`propos\p{L}+|sugg\p{L}+|prompts?|idées?|proposition`),
    beside: word(
      "je|j'\\p{L}+|ne|pas|de|d'|aucune?|rien|ici|sur|pour|ce|cette|ces|le|la|sujet|thème|pilier|préfère|peux|veux|souhaite|malheureusement|désolée?|mais|à|faire|donner",
    ),
    otherSubject: word(
      String.raw`(?:donne[rz]?|indique[rz]?|choisi\p{L}*|propose[rz]?|faudrait|merci de)(?:[ -][\p{L}']+){0,4} un autre (?:sujet|thème|pilier)|(?:voye[zs]|clarifie[zr]|vérifie[zr]|réglez)(?:[ -][\p{L}']+){0,3} (?:d'abord|avant|en interne)`,
    ),
    sensitive: word(
      String.raw`(?:ce|le) (?:thème|sujet|pilier)(?: [\p{L}']+){0,6} (?:confidentiel\p{L}*|sensible\p{L}*|délicate?s?|privée?s?|personnel\p{L}*|médica\p{L}*|juridique\p{L}*|publique)`,
    ),
    asks: word(
      String.raw`racont\p{L}+|décri\p{L}+|écri\p{L}+|montr\p{L}+|parle[zr]?|expliqu\p{L}+|partag\p{L}+|que|quoi|qui|quand|quelle?s?|comment|pourquoi|où`,
    ),
  },
  es: {
    proposal: word(String.raw`propon\p{L}+|propuestas?|suger\p{L}+|sugier\p{L}+|prompts?|ideas?`),
    beside: word(
      'yo|no|nada|ningun[oa]?|ningún|de|del|sobre|para|este|esta|esto|el|la|aquí|tema|pilar|asunto|prefiero|puedo|quiero|voy|a|lo|siento|pero|hacer|dar|lamentablemente',
    ),
    otherSubject: word(
      String.raw`(?:indíca\p{L}*|indique\p{L}*|dame|deme|elig\p{L}*|propón\p{L}*|proponga\p{L}*|dime|escog\p{L}*|necesit\p{L}*)(?: \p{L}+){0,4} otr[oa] (?:tema|pilar|asunto)|(?:aclár\p{L}*|consúlt\p{L}*|revís\p{L}*|acláre\p{L}*)(?: \p{L}+){0,3} (?:antes|primero|internamente)`,
    ),
    sensitive: word(
      String.raw`(?:(?:este|el) (?:tema|pilar|asunto)|trata de)(?: \p{L}+){0,6} (?:confidencial\p{L}*|sensible\p{L}*|delicad\p{L}*|privad\p{L}*|personales|médic\p{L}*|legal\p{L}*|terceros)`,
    ),
    asks: word(
      String.raw`cuent\p{L}+|cuént\p{L}+|describ\p{L}+|escrib\p{L}+|muestr\p{L}+|explic\p{L}+|habla|compart\p{L}+|qué|quién|cuándo|cuál|cómo|por qué|dónde`,
    ),
  },
};
