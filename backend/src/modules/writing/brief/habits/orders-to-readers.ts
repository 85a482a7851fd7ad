import { isQuestion, type PostLanguage } from '@drumbeat/domain';
import type { FormOfPost } from './form-of-post.js';
import { perLanguage } from '../../reading/words/per-language.js';

/** Verbs that advice is given with. Their bare form begins a sentence only as an order, where no subject follows. */
const VERBS: Readonly<Record<PostLanguage, string>> = {
  en: `add|ask|avoid|be|begin|bring|build|buy|call|change|charge|check|choose|come|count|cut|delete|draw|drop|eat|fight|find|finish|fire|fix|follow|forget|get|give|go|guess|hire|hold|ignore|imagine|invite|join|keep|kill|know|learn|leave|let|listen|look|make|measure|meet|move|name|offer|open|pay|pick|plan|print|prove|pull|push|put|quit|raise|read|remember|remove|rent|repeat|rest|run|save|say|sell|send|set|share|show|sit|skip|sleep|speak|spend|stand|start|stay|stop|take|talk|teach|tell|test|think|throw|track|treat|trust|try|turn|use|visit|wait|wake|walk|watch|wear|work|write`,
  de: `achte|arbeite|baue?|beginne?|behalte?|bezahle?|biete|bitte|bleibe?|bring|denke?|fahre?|fange?|finde|frage?|führe|geh|gib|glaube?|halte?|hebe?|hole?|hör|kaufe?|komm|kündige|lass|lauf|lerne?|lies|mach|messt?|miss|nenne?|nimm|nutze?|öffne|plane?|prüfe?|rate|rechne|rede|ruf|sag|schau|schick|schließe?|schreibe?|setze?|sieh|spare?|sprich|stell|streiche?|suche?|teste|trage?|trau|überlege?|vergiss|verkaufe?|vertraue?|warte|werde|wirf|zahle?|zähle?|zeige?|ziehe?`,
  fr: `achète|ajoute|appelle|apprends|arrête|attends|cherche|choisis|coupe|commence|compte|demande|devine|dis|donne|écoute|écris|évite|fais|ferme|garde|lis|laisse|mesure|mets|montre|note|oublie|ouvre|parle|paie|pose|prends|propose|refuse|regarde|relis|réponds|retiens|supprime|tiens|teste|va|vends|viens|vérifie`,
  es: `abre|adivina|anota|aprende|borra|busca|cambia|cierra|cobra|compra|comprueba|corta|cuenta|deja|di|elige|empieza|escribe|escucha|espera|evita|guarda|habla|haz|invita|lee|llama|lleva|mide|mira|muestra|ofrece|olvida|para|paga|pesa|pide|piensa|pon|pregunta|prueba|quita|recuerda|responde|revisa|sal|sube|ten|toma|trabaja|usa|ve|vende|ven|vuelve`,
};

/** The whole forms that only orders have, whatever the verb. */
const FORMS: Readonly<Record<PostLanguage, string>> = {
  en: String.raw`don['’]t\s|do not\s|never (?=(?:${VERBS.en})\s)|please\s`,
  de: String.raw`\p{L}+e?n Sie(?!\p{L})`,
  fr: String.raw`(?!(?:assez|chez|vous)\s)\p{L}{3,}ez(?=\s|[.!,])|(?:ne |n['’])\p{L}+(?:ez|s|e|is|ds) (?:pas|jamais|plus)(?!\p{L})`,
  es: String.raw`no (?:te |se |le |lo |la )?\p{L}+(?:es|as|éis|áis)(?!\p{L})|\p{L}{2,}(?:ad|ed)(?=\s(?:el|la|los|las|un|una|a|en|con|por|vuestr)(?!\p{L}))`,
};

/** What follows a bare form that is no order: "Work is …", "Trust me" is one, "Test was". */
const NO_ORDER: Readonly<Record<PostLanguage, string>> = {
  en: String.raw`\s(?:is|was|are|were|has|had|will|would|can|could|i|we|they|he|she|and \p{L}+ (?:is|are|was|were))(?!\p{L})`,
  de: String.raw`\s(?:ich|er|sie|es|man|wir|ihr|du|der|das)(?!\p{L})`,
  fr: String.raw`[- ](?:je|il|elle|on|nous|ils|elles)(?!\p{L})`,
  es: String.raw`\s(?:que (?:no|sí)|él|ella)(?!\p{L})`,
};

const PATTERNS = perLanguage(
  (language) =>
    new RegExp(
      String.raw`^[^\p{L}]*(?:${FORMS[language]}|(?:${VERBS[language]})(?=[\s,.!:])(?!${NO_ORDER[language]}))`,
      'iu',
    ),
);

/** True for a sentence that tells its reader to do something. */
export const isOrder = (sentence: string, language: PostLanguage): boolean =>
  PATTERNS[language].test(sentence);

/** Number of sentences of a post that tell the reader to do something. In English, French and Spanish also in a list. */
export function ordersTo({ language, sentences }: Pick<FormOfPost, 'language' | 'sentences'>): number {
  if (language === null) return 0;
  // What the author quotes is said to somebody else.
  return sentences.filter((one) => !isQuestion(one) && isOrder(one.own, language)).length;
}
