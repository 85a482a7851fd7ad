import type { PostLanguage } from '@drumbeat/domain';

/** The words of refusals in each language: who cannot, what it is that is not written, and what was asked for. */
export const word = (source: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${source})(?![\p{L}\p{M}])`, 'u');
export const start = (source: string) => new RegExp(String.raw`^[^\p{L}]*(?:${source})(?![\p{L}\p{M}])`, 'u');

export const EN_CANNOT = word(
  String.raw`i(?:'d| would) (?:rather|prefer) not(?: to)?|i(?: really| simply| just)? (?:can't|cannot|can not|won't|will not|must decline|have to decline|need to decline|decline|refuse|don't feel comfortable|do not feel comfortable)|i(?:'m| am) (?:not able|unable|not comfortable|not allowed|not permitted|not going)`,
);
export const EN_WRITE = word(
  'write(?! down| off)|writing(?! down| off)|rewrite|create|creating|generate|generating|draft|drafting|compose|composing|produce|producing|shorten|edit|provide|discuss|complete|continue|proceed',
);
export const EN_TASK = word(
  String.raw`(?:this|that|the|your|such|any)(?: linkedin| kind of| type of| particular)? (?:request|prompt|post|text|draft|content|selection|passage|topic|task|one)|posts? (?:about|on|for)|content (?:about|on|that)|(?:do|write|rewrite|provide|create) (?:this|that|it)(?=[,.!]| for you|$)|requests?`,
);

/** "I must decline to write", whose reason may follow; "I must decline to sell" is an author's. */
export const EN_DECLINE = word(
  String.raw`i (?:must|have to|need to|(?:will|am going to) have to) (?:respectfully |politely |regretfully )?(?:decline|refuse)(?=\s?[,.:;!—–]|$| (?:this|that)(?: one| request| task)?[,.:;!—–]| (?:this|your|the) (?:request|task|prompt|post)| to (?:help|assist|${EN_WRITE.source}))`,
);
export const EN_NOT_MADE = word(
  "(?:can't|cannot|can not|won't|will not|may not|must not) be (?:written|drafted|generated|created|produced|completed|fulfilled|provided)",
);
/** The reasons of whoever may not: what the notes hold, or that it is not allowed. */
export const EN_EXCUSE = word(
  String.raw`(?:the|your|these) notes (?:(?:seem|appear) to )?(?:contain|include|mention|name|identify|describe|involve|concern)|(?:that|this|it)(?:'s| is)(?: something)? (?:i(?:'m| am) )?not (?:allowed|permitted)(?: to)?(?: me| do)?(?=[,.!]|$)|i(?:'m| am) not (?:allowed|permitted) to (?:do|say) (?:this|that|so)`,
);

export const DE_CANNOT = word(
  '(?:kann|darf|werde|möchte|will) ich|ich (?:kann|darf|werde|möchte|will)|(?:bin ich|ich bin) (?:leider )?(?:nicht|außerstande)',
);
export const DE_NOT = word('nicht|nichts|kein(?:e[nmrs]?)?');
export const DE_WRITE = word(
  'schreiben|verfassen|erstellen|formulieren|umschreiben|umformulieren|kürzen|überarbeiten|generieren|bearbeiten|beantworten|nachkommen|erfüllen|liefern|posten|äußern',
);
export const DE_TASK = word(
  '(?:diese[mnrs]?|de[nmr]|das|einen|keinen|solche[nrms]?|dein(?:e[nmr]?)?|ihre?[nmr]?) (?:linkedin-?)?(?:post|beitrag|text|inhalte?|entwurf|anfrage|abschnitt|wunsch|auftrag|auswahl|thema|stelle|bitte)|dazu|darüber|hierzu',
);

export const DE_WRITES = word(
  String.raw`(?:schreibe|verfasse|erstelle|formuliere|liefere) ich|ich (?:schreibe|verfasse|erstelle|formuliere|liefere)|dass ich (?:\p{L}+ ){0,6}(?:nicht|nichts|keine[nrms]? \p{L}+) (?:schreibe|verfasse|erstelle|formuliere|liefere)`,
);
export const DE_NOT_MADE = word(
  '(?:kann|darf|wird) (?:\\p{L}+ ){0,3}(?:nicht|kein) (?:\\p{L}+ ){0,2}(?:geschrieben|verfasst|erstellt|generiert|formuliert|erzeugt)',
);
export const DE_EXCUSE = word(
  String.raw`(?:die|deine|ihre|diese) notizen (?:enthalten|nennen|erwähnen|beschreiben|betreffen)|(?:das|dies) (?:ist|wäre|wird) mir (?:leider )?nicht (?:erlaubt|gestattet|möglich)|ich bin (?:leider |dazu )*nicht (?:befugt|berechtigt)`,
);

export const FR_CANNOT = word(
  String.raw`je ne (?:peux|puis|pourrai|vais|veux|souhaite|suis)(?: malheureusement)?(?: pas)?|je (?:dois|préfère) (?:malheureusement )?(?:décliner|refuser)|je préfère(?:rais)? ne pas|je ne suis pas (?:autorisée?|habilitée?)|je ne me sens pas (?:à l'aise|en mesure)|(?:ne serait|n'est|ne me semble|ne me paraît) pas (?:approprié|opportun|correct|éthique)|(?:serait|est|me semble) inapproprié`,
);
export const FR_WRITE = word(
  'rédiger|écrire|réécrire|créer|générer|produire|raccourcir|reformuler|répondre|fournir|traiter|satisfaire|accéder|continuer',
);
export const FR_TASK = word(
  String.raw`(?:ce|cette|cet|ces|votre|ton|ta|la|le|un|une) (?:type de |genre de )?(?:demande|requête|post|publication|texte|contenu|message|passage|brouillon|sujet)|cela`,
);

export const FR_WILL_NOT = word(
  String.raw`je (?:ne |n'y )(?:rédigerai|écrirai|traiterai|produirai|générerai|créerai|répondrai|publierai)`,
);
export const FR_NOT_MADE = word(
  String.raw`ne (?:peut|peuvent|doit|sera) (?:pas )?(?:être )?(?:rédigée?|écrite?|générée?|créée?|produite?)`,
);
export const FR_EXCUSE = word(
  String.raw`(?:les|vos|tes|ces) notes (?:contiennent|nomment|mentionnent|citent|identifient|concernent)|(?:cela|ça|ceci) ne m'est (?:malheureusement )?pas (?:permis|possible|autorisé)`,
);

export const ES_CANNOT = word(
  String.raw`prefiero no|no estoy (?:autorizad|facultad)[oa]|no (?:se me permite|tengo permitido)|no (?:puedo|podré|me es posible|voy a|quiero|estoy en condiciones de)|(?:debo|tengo que|prefiero) (?:rechazar|declinar)|no me siento cómod[oa]|me siento incómod[oa]|no (?:sería|es|me parece) (?:apropiado|adecuado|correcto|ético)|(?:sería|es) inapropiado`,
);
export const ES_WRITE = word(
  'escribir(?:lo|la)?|redactar(?:lo|la)?|escribiendo|redactando|generando|creando|reescribir(?:lo|la)?|crear(?:lo|la)?|generar(?:lo|la)?|producir|acortar|responder|proporcionar(?:te|le)?|atender|cumplir|continuar|hacerlo',
);
export const ES_TASK = word(
  String.raw`(?:este|esta|ese|esa|esto|eso|estos|estas|tu|su|la|el|un|una)(?: tipo de)? (?:solicitud|petición|publicación|post|texto|contenido|mensaje|borrador|fragmento|tema)|con (?:esto|eso)|hacer (?:esto|eso)`,
);
export const ES_WILL_NOT = word(
  'no (?:escribiré|redactaré|generaré|crearé|produciré|atenderé|publicaré|trataré)',
);
export const ES_NOT_MADE = word(
  'no (?:puede|pueden|debe|será) (?:ser )?(?:escrit[oa]|redactad[oa]|generad[oa]|cread[oa]|producid[oa])|no se puede (?:escribir|redactar|generar|crear|producir)',
);
export const ES_EXCUSE = word(
  String.raw`(?:las|tus|sus|estas) notas (?:contienen|nombran|mencionan|identifican|describen|incluyen)|(?:eso|esto) no me (?:está permitido|es posible)|no me está permitido(?: hacerlo)?`,
);

/** Begins a sentence that says nothing itself: an apology, thanks, an offer, a request, where to go instead. */
export const REFUSES_AROUND: Readonly<Record<PostLanguage, RegExp>> = {
  en: start(
    String.raw`(?:i(?:'m| am) (?:very |so |really )?sorry|sorry|(?:my )?apologies|regrettably|i regret|i(?:'d| would) (?:suggest|recommend|advise|encourage)|i (?:need|have) to stop (?:here|there)|i (?:suggest|recommend|respect|hear)|i apologi[sz]e|unfortunately|thanks?|i understand|i appreciate|i(?:'d| would) be (?:happy|glad)|i(?:'m| am) (?:happy|glad)|i can (?:help|assist|offer|only|instead)|if you|please|instead|feel free|let me know|you (?:might|could|may)|perhaps|alternatively|i could|shall i|do you want|is there|would you|what would you|how can i|consult|however)`,
  ),
  de: start(
    'es tut mir (?:sehr )?leid|tut mir (?:sehr )?leid|entschuldig(?:e|en sie|ung)|verzeihung|sorry|bedaure|bedauerlicherweise|leider|danke|vielen dank|ich verstehe|gerne?|wenn du|wenn sie|falls|bitte|stattdessen|vielleicht|alternativ|ich könnte|ich (?:schlage|empfehle|rate)|ich kann (?:dir|ihnen|euch|stattdessen|aber|gerne?)|wende dich|wenden sie sich|möchtest du|möchten sie|soll ich|worum|womit',
  ),
  fr: start(
    String.raw`(?:je suis )?(?:vraiment )?(?:désolée?|navrée?)|(?:toutes )?mes excuses|je regrette|malheureusement|merci|je comprends|n'hésite[sz]?|si vous|si tu|veuillez|je peux (?:vous|en revanche|toutefois|plutôt)|je serais|je pourrais|je (?:vous|te) (?:propose|suggère|conseille|recommande|invite)|peut-être|vous pourriez|tu pourrais|à la place|souhaite[sz]-|voulez-vous|veux-tu|consultez`,
  ),
  es: start(
    'lo siento|lo lamento|disculpa|disculpe|perdona|perdone|perdón|me temo|lamentablemente|desafortunadamente|gracias|entiendo|comprendo|si quieres|si lo deseas|si desea|por favor|en su lugar|quizás?|tal vez|podría|podrías considerar|(?:le|te|les|os) (?:propongo|sugiero|recomiendo|aconsejo)|puedo (?:ayudarte|ayudarle|ofrecer)|con gusto|¿?(?:quieres|te gustaría|desea)|consulta|consulte',
  ),
};
