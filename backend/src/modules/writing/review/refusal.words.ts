/** The words of refusals in each language: who cannot, what it is that is not written, and what was asked for. */
export const word = (source: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${source})(?![\p{L}\p{M}])`, 'u');
export const start = (source: string) => new RegExp(String.raw`^[^\p{L}]*(?:${source})(?![\p{L}\p{M}])`, 'u');

export const EN_CANNOT = word(
  String.raw`i(?:'d| would) (?:rather|prefer) not(?: to)?|i(?: really| simply| just)? (?:can't|cannot|can not|won't|will not|must decline|have to decline|need to decline|decline|refuse|don't feel comfortable|do not feel comfortable)|i(?:'m| am) (?:not able|unable|not comfortable|not allowed|not permitted|not going)`,
);
export const EN_WRITE = word(
  'write|writing|rewrite|create|creating|generate|generating|draft|drafting|compose|composing|produce|producing|shorten|edit|provide|discuss|complete|continue|proceed',
);
export const EN_TASK = word(
  String.raw`(?:this|that|the|your|such|any)(?: linkedin| kind of| type of| particular)? (?:request|prompt|post|text|draft|content|selection|passage|topic|task|one)|posts? (?:about|on|for)|content (?:about|on|that)|(?:do|write|rewrite|provide|create) (?:this|that|it)(?=[,.!]| for you|$)|requests?`,
);

export const DE_CANNOT = word(
  '(?:kann|darf|werde|möchte|will) ich|ich (?:kann|darf|werde|möchte|will)|(?:bin ich|ich bin) (?:leider )?(?:nicht|außerstande)',
);
export const DE_NOT = word('nicht|nichts|kein(?:e[nmrs]?)?');
export const DE_WRITE = word(
  'schreiben|verfassen|erstellen|formulieren|umschreiben|umformulieren|kürzen|überarbeiten|generieren|bearbeiten|beantworten|nachkommen|erfüllen|liefern|posten',
);
export const DE_TASK = word(
  '(?:diese[mnrs]?|de[nmr]|das|einen|keinen|solche[nrms]?|dein(?:e[nmr]?)?|ihre?[nmr]?) (?:linkedin-?)?(?:post|beitrag|text|inhalte?|entwurf|anfrage|abschnitt|wunsch|auftrag|auswahl|thema|stelle|bitte)|dazu|darüber|hierzu',
);

export const FR_CANNOT = word(
  String.raw`je ne (?:peux|puis|pourrai|vais|veux|souhaite|suis)(?: malheureusement)?(?: pas)?|je (?:dois|préfère) (?:malheureusement )?(?:décliner|refuser)|je préfère(?:rais)? ne pas|je ne me sens pas (?:à l'aise|en mesure)|(?:ne serait|n'est|ne me semble|ne me paraît) pas (?:approprié|opportun|correct|éthique)|(?:serait|est|me semble) inapproprié`,
);
export const FR_WRITE = word(
  'rédiger|écrire|réécrire|créer|générer|produire|raccourcir|reformuler|répondre|fournir|traiter|satisfaire|accéder|continuer',
);
export const FR_TASK = word(
  String.raw`(?:ce|cette|cet|ces|votre|ton|ta|la|le|un|une) (?:type de |genre de )?(?:demande|requête|post|publication|texte|contenu|message|passage|brouillon|sujet)|cela`,
);

export const ES_CANNOT = word(
  String.raw`prefiero no|no (?:puedo|podré|me es posible|voy a|quiero|estoy en condiciones de)|(?:debo|tengo que|prefiero) (?:rechazar|declinar)|no me siento cómod[oa]|me siento incómod[oa]|no (?:sería|es|me parece) (?:apropiado|adecuado|correcto|ético)|(?:sería|es) inapropiado`,
);
export const ES_WRITE = word(
  'escribir(?:lo|la)?|redactar(?:lo|la)?|escribiendo|redactando|generando|creando|reescribir(?:lo|la)?|crear(?:lo|la)?|generar(?:lo|la)?|producir|acortar|responder|proporcionar(?:te|le)?|atender|cumplir|continuar|hacerlo',
);
export const ES_TASK = word(
  String.raw`(?:este|esta|ese|esa|esto|eso|estos|estas|tu|su|la|el|un|una)(?: tipo de)? (?:solicitud|petición|publicación|post|texto|contenido|mensaje|borrador|fragmento|tema)|con (?:esto|eso)|hacer (?:esto|eso)`,
);
