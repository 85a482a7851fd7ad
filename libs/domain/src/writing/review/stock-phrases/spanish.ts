import {
  ANNOUNCES,
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

export const SPANISH: readonly StockPhrase[] = [
  words(`en un mundo (?:donde|en el que) (?:tod[oa]s?|nadie)`, ANNOUNCES),
  phrase(String.raw`${SENTENCE_START}pequeñ[oa]s? \p{L}+[.,;] (?:gran|enorme)\p{L}* \p{L}+[.!]`, SUMS_UP),
  words(`(?:es[oae]),? (?:amig[oa]s(?: mí[oa]s)?|queridos amigos|señores),? (?:es|era)`, ANNOUNCES),
  words(`(?:y )?ahí está la clave`, SUMS_UP),
  phrase(
    String.raw`${WORD_START}(?:no es|no era|no se trata de) (?:solo |sólo |una? )?[^.!?\n]{2,60}[.;,–—-]+\s*(?:es|era|se trata de) [^.!?\n]{2,60}[.!?]`,
    '“Not this, but that” is the pattern readers take for a machine',
  ),
  phrase(
    String.raw`${WORD_START}Sin [\p{L} ]{2,30}\. Sin [\p{L} ]{2,30}\. (?:Sin|Solo|Sólo) [^.!?\n]{2,40}[.!?]`,
    'a row of “Sin …” sentences is a model’s way to sound firm',
  ),
  words(
    `en (?:el mundo|un mundo|la era|(?:el|un) (?:sector|mercado|entorno|contexto)(?: [\\p{L}-]+)?) (?:actual|de hoy|digital|en constante (?:cambio|evolución)|cada vez más [\\p{L}]+)`,
    'it says nothing about you or your readers',
    'En el mundo actual',
  ),
  words(
    `(?:estoy|estamos) (?:encantad[oa]s?|emocionad[oa]s?|orgullos[oa]s?|felices?|feliz) de (?:anunciar|compartir)|me complace (?:anunciar|compartir)`,
    'everybody’s news begins like this',
  ),
  words(
    `(?:desbloque(?:a|ar)|liber(?:a|ar)|desat(?:a|ar)) (?:tu|su|el|todo tu) (?:verdadero |máximo )?potencial`,
    'nothing is locked; say what changes',
  ),
  words(`(?:al|llevar al) siguiente nivel`, 'say by how much, or what is better'),
  words(
    `game[- ]?changer|cambia(?:r|n)? las reglas del juego|un antes y un después`,
    'it claims what the next sentence should show',
  ),
  words(`soluciones (?:a medida|integrales|innovadoras)|de vanguardia`, 'it is a word from a brochure'),
  words(
    `sumérgete en|sumerjámonos en|adentr(?:arse|émonos) en`,
    'models “dive in”; people look at, read or ask',
  ),
  words(`deja que eso (?:cale|repose)|léelo otra vez`, 'it tells readers how to feel about the line before'),
  words(`al final del día|a fin de cuentas`, 'the sentence stands without it'),
  words(
    `es (?:importante|fundamental|crucial) (?:destacar|señalar|recordar) que`,
    'if it is, the sentence shows it',
  ),
  words(`en conclusión|en resumen|para concluir`, 'a post is too short to be summed up'),
  phrase(`(?<=^|[\\n.!?] ?)(?:además|asimismo|por otra parte),`, 'nobody speaks like this'),
  words(`generar sinergias|propuesta de valor única`, 'it is a word for slides'),
  phrase(
    String.raw`${WORD_START}¿(?:y tú, )?(?:qué (?:opinas|opináis|opina usted|piensas|pensáis)|estás de acuerdo)\?${LAST_OF_LINE}`,
    BAIT,
  ),
  phrase(
    String.raw`${SENTENCE_START}¡?(?:cuéntame|cuéntanos|cuéntamelo|déjame|déjanos|déjalo|deja|dejad|comparte|compartid|escribe|escríbeme|dime)${WORD_END}[^.!?\n]{0,60} (?:en (?:los )?|un )comentarios?${WORD_END}|${WORD_START}(?:te|os) leo en (?:los )?comentarios`,
    BAIT,
  ),
  phrase(
    String.raw`${SENTENCE_START}¿(?:la lección|el resultado|la verdad|el secreto|la conclusión|el aprendizaje)\?`,
    ANNOUNCES,
  ),
  phrase(
    String.raw`${SENTENCE_START}(?:cada|todos|todas)\. \p{L}+\. \p{L}+\.`,
    'a sentence of one word each is a model’s way to sound firm',
  ),
];
