import type { PostLanguage } from '@drumbeat/domain';
import {
  DE_CANNOT,
  DE_EXCUSE,
  DE_NOT,
  DE_NOT_MADE,
  DE_TASK,
  DE_WRITE,
  DE_WRITES,
  EN_CANNOT,
  EN_DECLINE,
  EN_EXCUSE,
  EN_NOT_MADE,
  EN_TASK,
  EN_WRITE,
  ES_CANNOT,
  ES_EXCUSE,
  ES_NOT_MADE,
  ES_TASK,
  ES_WILL_NOT,
  ES_WRITE,
  FR_CANNOT,
  FR_EXCUSE,
  FR_NOT_MADE,
  FR_TASK,
  FR_WILL_NOT,
  FR_WRITE,
  start,
  word,
} from './refusal.words.js';

/** How models decline in one language, a sentence at a time. Typographic apostrophes are straight, letters are small. */
export interface RefusalPatterns {
  /** Declines the task itself: nobody tells their readers so. All of one row stand in the sentence, in whatever order. */
  readonly surely: readonly (readonly RegExp[])[];
  /** Declines to write or to advise, or asks the reader for something, as an author may do too: what stands around it decides. */
  readonly maybe: readonly (readonly RegExp[])[];
}

export const REFUSAL_PATTERNS: Readonly<Record<PostLanguage, RefusalPatterns>> = {
  en: {
    surely: [
      [
        EN_CANNOT,
        word(
          String.raw`(?:help|assist)(?:(?: you| further| out| here| there)*(?=[,.!]|$)| (?:you )?with (?:this|that|it|your|these|those|requests?|anything)| you\b)`,
        ),
      ],
      [EN_CANNOT, EN_WRITE, EN_TASK],
      [
        EN_CANNOT,
        word(
          String.raw`(?:help|assist)(?: you)? (?:with|in|by) (?:(?:writing|drafting|creating|producing) )?(?:an? |any )?(?:content|posts?|material|texts?|writing|drafts?) (?:that|which|like|involving|about|on|of|where|this)`,
        ),
      ],
      [
        EN_CANNOT,
        word('contribute to|be part of|take part in|be involved in|put my name to'),
        word('this|that|it'),
        word('writing|publishing|posting|sharing|posts?|content|publicly|request'),
      ],
      [
        word(
          "i(?:'ll| will| must| have to| need to| am going to|'m going to|'d better| should| would rather|'d rather)?(?: have to| need to)?",
        ),
        word(
          String.raw`(?:pass on|refrain from|hold off on|step back from|stay away from|leave out) (?:drafting|writing|creating|producing|composing) (?:it|this|that|these|the post|a post|the text|posts? (?:about|that|on)|content)`,
        ),
      ],
      [EN_CANNOT, word(String.raw`(?:fulfil+|comply)`)],
      [EN_DECLINE],
      [EN_TASK, EN_NOT_MADE],
      [
        word('request|prompt|post|content|topic|this'),
        word('violat(?:es?|ing)|goes against|is against|conflicts with|not allowed'),
        word('guidelines|polic(?:y|ies)|rules|principles'),
      ],
      [
        word(
          String.raw`(?:not|\p{L}+n't)(?: be| feel| (?:think|believe) (?:it|this) (?:is|would be))? (?:appropriate|comfortable|right|ethical|responsible|advisable|proper)|inappropriate|irresponsible|unethical`,
        ),
        word('for me|me to|i'),
        EN_WRITE,
        word(
          String.raw`(?:write|draft|create|produce|compose|writing|drafting) (?:it|this|that|about (?:it|this|them|a))|(?:this|that|such an?) (?:\p{L}+ )?(?:post|text|draft|content|request)`,
        ),
      ],
      [
        word('tone|how many words|word count|how long|audience|angle|style'),
        word('which|what|how (?:many|long)'),
        word(
          'before i (?:can )?(?:write|draft|start|begin|get started)|would you (?:like|prefer)|do you (?:want|prefer)|should (?:it|the post)|(?:desired|preferred|intended)',
        ),
      ],
      [start('as an? (?:ai|artificial intelligence|(?:large )?language model|(?:\\p{L}+ )?assistant,? i)')],
      [
        word('this|that|it|request|topic'),
        word('(?:falls?|is|goes|lies) (?:outside|beyond)'),
        word("i can|i may|i(?:'m| am) (?:able|allowed|permitted)|my (?:scope|abilities|remit|role)"),
      ],
      [
        start('(?:let me know|tell me)'),
        word('which|what|how'),
        word("(?:and )?i(?:'ll| will| can)"),
        EN_WRITE,
      ],
      [
        word(
          String.raw`(?:don't|do not) have|(?:isn't|is not|there's not|not)|need|lacks?|without|insufficient|more`,
        ),
        word('enough|sufficient|insufficient|more|some|additional|further|a few|a couple of'),
        word('information|details?|context|material|input|clarifications?|specifics'),
        word('i|to write|to draft|to create|to work with'),
      ],
    ],
    maybe: [
      [
        word(
          '(?:could|can|would|will) you (?:please )?(?:share|provide|give|tell|send|clarify|specify|describe|paste|add)',
        ),
      ],
      [start('please (?:share|provide|send|paste|give|tell|clarify|specify|add)')],
      [EN_CANNOT, EN_WRITE],
      [
        word("i(?:'ll| will| must| have to| need to| would rather| should)?(?: have to)?"),
        word('pass on|sit this one out'),
      ],
      [EN_CANNOT, word('advice|opinions?|guidance|recommendations?')],
      [EN_EXCUSE],
    ],
  },
  de: {
    surely: [
      [
        DE_CANNOT,
        DE_NOT,
        word('(?:weiter)?helfen|behilflich|unterstützen'),
        word(
          'dir|ihnen|euch|dabei|damit|hier|hierbei|dazu|weiterhelfen|leider nicht helfen|bei (?:diese[mr]|de[mr]|deine[mr]|ihre[mr])',
        ),
      ],
      [DE_CANNOT, DE_NOT, DE_WRITE, DE_TASK],
      [
        word('ich'),
        word('kann|darf|werde|möchte|will|könnte|würde'),
        DE_NOT,
        DE_WRITE,
        word(
          'diese[mnrs]? (?:linkedin-?)?(?:text|beitrag|post|inhalte?|entwurf|anfrage|wunsch|auftrag|thema|bitte)',
        ),
      ],
      [word('muss|möchte'), word('ich'), word('ablehnen'), word('das|dies|diese[ns]?|leider|anfrage|bitte')],
      [
        word('anfrage|beitrag|inhalt|thema|das|dies'),
        word('verstößt|widerspricht'),
        word('richtlinien|vorgaben|regeln|grundsätze[n]?'),
      ],
      [DE_TASK, DE_NOT_MADE],
      [word('ich'), word('lieber (?:nicht|nichts|keine[nrms]?)'), DE_WRITE, DE_TASK],
      [
        word('anfrage|thema|das|dies'),
        word('liegt|geht|fällt|übersteigt'),
        word('außerhalb|über|was ich|meine[rn]? (?:möglichkeiten|fähigkeiten|aufgabe)'),
        word('ich|meine[rn]?'),
        word('kann|darf|möglichkeiten|fähigkeiten|aufgabe'),
      ],
      [start('als (?:verantwortungsvolle[rn]? |\\p{L}+ )?assistent')],
      [start('als (?:ki|künstliche intelligenz|sprachmodell|ki-(?:modell|assistent(?:in)?|sprachmodell))')],
      [
        word('fühle ich mich|ich fühle mich|wäre es|es wäre|ist es|es ist|halte ich'),
        word(
          'nicht (?:ganz )?(?:wohl|angemessen|richtig|passend|vertretbar|in der lage)|unangemessen|unwohl',
        ),
        DE_WRITE,
        DE_TASK,
      ],
      [
        word('brauche|bräuchte|benötige|benötigte|fehlen'),
        word('informationen|angaben|details|kontext|material|infos|antworten'),
        word(
          `bevor ich (?:\\p{L}+ ){0,3}(?:schreibe|anfange|beginne|loslege|formuliere|verfasse)|zu (?:schreiben|verfassen|formulieren)`,
        ),
      ],
      [
        word('ton|tonfall|wie viele wörter|wie lang|länge|zielgruppe'),
        word('welche[rnsm]?|wie'),
        word(
          'gewünscht|soll|möchtest|möchten|hättest|hätten|bevor ich (?:\\p{L}+ ){0,3}(?:schreibe|anfange|beginne|loslege)',
        ),
        word('beitrag|text|post|ton|tonfall|wörter'),
      ],
      [
        word(
          'nicht genug|nicht genügend|zu wenige?|keine ausreichenden|nicht ausreichend(?:e)?|mehr|weitere|nähere|fehlen',
        ),
        word('informationen|angaben|details|kontext|material|infos'),
        word('ich|mir|um'),
      ],
    ],
    maybe: [
      [
        word('(?:könntest|kannst) du|(?:könnten|können) sie'),
        word('mitteilen|teilen|nennen|schicken|erzählen|geben|beschreiben|sagen|ergänzen'),
      ],
      [
        start(
          'bitte (?:gib|geben sie|teile?|teilen sie|schicke?|schicken sie|nenne?|nennen sie|sende?|ergänze)',
        ),
      ],
      [DE_CANNOT, DE_NOT, DE_WRITE],
      [
        word('verzichte ich|ich verzichte|sehe ich|ich sehe|nehme ich|ich nehme'),
        word('darauf|davon ab|abstand'),
        word('(?:zu |umzu)?(?:schreiben|verfassen|formulieren|erstellen|berichten)'),
      ],
      [DE_CANNOT, DE_NOT, word('rat|ratschläge|beratung|auskunft|auskünfte|empfehlung(?:en)?')],
      [DE_WRITES, DE_NOT],
      [DE_EXCUSE],
    ],
  },
  fr: {
    surely: [
      [
        FR_CANNOT,
        word(
          String.raw`(?:vous|t') ?aider|aider (?:avec|pour|sur|dans) (?:cela|ça|cette|ce|votre|ta)|aider(?=[,.!]|$)`,
        ),
      ],
      [FR_CANNOT, FR_WRITE, FR_TASK],
      [
        word(
          String.raw`je (?:dois|préfère|me vois (?:contrainte?|obligée?) de) (?:malheureusement )?(?:décliner|refuser)(?=\s?[,.:;!]|$| cette| votre| d(?:e |')${FR_WRITE.source})`,
        ),
      ],
      [FR_WILL_NOT, FR_TASK],
      [FR_TASK, FR_NOT_MADE],
      [
        word('demande|requête|contenu|sujet|publication'),
        word(String.raw`enfreint|viole|contrevient|va à l'encontre|est contraire`),
        word('règles|directives|consignes|principes|politiques?'),
      ],
      [
        start(
          String.raw`en tant qu(?:'|e )(?:ia|intelligence artificielle|modèle de langage|(?:\p{L}+ )?assistant)`,
        ),
      ],
      [word('demande|sujet|cela|ce'), word('dépasse|sort du cadre|est hors'), word('je|mes|mon|ma')],
      [
        word('ton|combien de mots|longueur|public'),
        word('quel|quelle|combien'),
        word(
          String.raw`souhaitez-vous|voulez-vous|veux-tu|souhaites-tu|souhaitée?|visé|avant de (?:rédiger|écrire|commencer)`,
        ),
      ],
      [
        word(String.raw`pas (?:assez|suffisamment)|manque|besoin|plus|faudrait`),
        word(
          String.raw`(?:d'|de )(?:quelques |plus d'|plus de |certaines? |davantage d')?(?:informations?|détails|éléments|précisions|contexte)`,
        ),
        word(String.raw`je|j'ai|il me|pour (?:écrire|rédiger)`),
      ],
    ],
    maybe: [
      [
        word(String.raw`je (?:m'abstiens|m'abstiendrai|renonce|dois m'abstenir)`),
        word(String.raw`(?:de |d'|à )(?:rédiger|écrire|produire|publier)`),
      ],
      [
        word('(?:pourriez|pouvez)-vous|(?:pourrais|peux)-tu'),
        word(String.raw`(?:me |m'|en )?(?:partager|préciser|donner|fournir|indiquer|décrire|envoyer|dire)`),
      ],
      [start('(?:merci de|veuillez) (?:me )?(?:partager|préciser|donner|fournir|indiquer|envoyer)')],
      [FR_CANNOT, FR_WRITE],
      [FR_CANNOT, word('conseils?|avis|recommandations?')],
      [FR_WILL_NOT],
      [FR_EXCUSE],
    ],
  },
  es: {
    surely: [
      [
        ES_CANNOT,
        word(
          String.raw`ayudar(?:te|le|les|os)|ayudar(?: con| en)? (?:esto|eso|ello|esta|este|esa|ese|tu|su)|ayudar(?: con| en) (?:esto|eso|esta|este|tu|su)|ayudar(?=[,.!]|$)`,
        ),
      ],
      [ES_CANNOT, ES_WRITE, ES_TASK],
      [
        word(
          String.raw`(?:debo|tengo que|me veo obligad[oa] a) (?:rechazar|declinar)(?=[,.:;!]|$| esta| este| tu| su| ${ES_WRITE.source})`,
        ),
      ],
      [ES_WILL_NOT, ES_TASK],
      [ES_TASK, ES_NOT_MADE],
      [
        word('solicitud|petición|contenido|tema|publicación|esto'),
        word('infringe|viola|incumple|va en contra|es contrari[oa]'),
        word('normas|directrices|políticas?|pautas|principios'),
      ],
      [start('como (?:ia|inteligencia artificial|modelo de lenguaje|asistente)')],
      [
        word('solicitud|petición|tema|esto|eso'),
        word('está fuera|queda fuera|excede|supera'),
        word('puedo|mis?|alcance'),
      ],
      [
        word('tono|cuántas palabras|extensión|público'),
        word('qué|cuál|cuántas'),
        word('quieres|prefieres|deseas|desea|quiere|deseado|deseada|antes de (?:escribir|redactar|empezar)'),
      ],
      [
        word('necesito|necesitaría|me faltan?'),
        word('informaci[óo]n|detalles|datos|contexto|precisiones'),
        word('antes de (?:escribir|redactar|empezar)|para (?:escribir|redactar)'),
      ],
      [
        word(String.raw`no (?:tengo|hay|dispongo)|necesito|falta|hace falta|más`),
        word('suficientes?|bastante|más|falta'),
        word('información|detalles|datos|contexto'),
        word('tengo|necesito|dispongo|me|para (?:escribir|redactar)'),
      ],
    ],
    maybe: [
      [
        word('me abstengo|me abstendré|renuncio|debo abstenerme'),
        word('(?:de |a )(?:escribir|redactar|producir|publicar)'),
      ],
      [
        word('(?:podrías|puedes|podría|puede)'),
        word(
          'compartir(?:me)?|dar(?:me)?|proporcionar(?:me)?|contar(?:me)?|decir(?:me)?|indicar(?:me)?|enviar(?:me)?',
        ),
      ],
      [
        start(
          'por favor,? (?:comparte|comparta|dame|deme|proporciona|proporcione|indica|indique|envía|envíe|cuéntame)',
        ),
      ],
      [ES_CANNOT, ES_WRITE],
      [ES_CANNOT, word('consejos?|asesoramiento|recomendaciones|opiniones')],
      [ES_WILL_NOT],
      [ES_EXCUSE],
    ],
  },
};
