import type { PerLanguage } from '../../reading/words/per-language.js';
import { start, word } from '../../reading/words/word-patterns.js';

/** What the sentences of a refusal are made of, in one language: small letters, straight apostrophes. */
export interface RefusalWords {
  /** Who speaks of themselves. */
  readonly self: RegExp;
  /** What is not possible, not allowed, not wanted, or kept away from. */
  readonly limit: RegExp;
  /** What was asked for: a text, or help with one. */
  readonly task: RegExp;
  /** The same as the subject of a sentence: "this request". */
  readonly thisTask: RegExp;
  /** What binds whoever writes for others: "my guidelines". */
  readonly ownRules: RegExp;
  /** Says in itself that somebody keeps out of it: "I'll pass on this". */
  readonly withdraws: RegExp;
  /** Begins a reason: what is in the notes, or what a text could do. */
  readonly reasonBegins: RegExp;
  readonly reason: RegExp;
  /** Begins a sentence that says nothing itself: an apology, thanks, an offer, a request, where to go instead. */
  readonly around: RegExp;
}

export const REFUSAL_WORDS: PerLanguage<RefusalWords> = {
  en: {
    self: word("i|i'(?:m|d|ll|ve)|me|my|myself|let's"),
    limit: word(
      String.raw`can't|cannot|can not|couldn't|shouldn't|let's not|unwilling|not me|not about|has to be no|too (?:delicate|sensitive|risky)|don't|isn't|aren't|unable|impossible|won't|will not|wouldn't|not|nothing|never|rather (?:leave|avoid|skip|refrain)|prefer to (?:avoid|leave|skip|stay)|avoid(?:ing)?|refrain\p{L}*|declin\p{L}+|refus\p{L}+|turn down|sit(?:ting)? (?:this|that) (?:one )?out|stay(?:ing)? (?:away|clear|out)|steer(?:ing)? (?:away|clear)|step(?:ping)? (?:back|away)|hold(?:ing)? (?:off|back)|pass(?:ing)? on|back out|break off|opt(?:ing)? out|outside|beyond|uncomfortable|hesitant|reluctant|off[- ]limits|inappropriate|irresponsible|leave (?:this|that|it)|draw the line|(?:have|need|must) to? ?stop|(?:a|it's) no|no|wary|against|keeps?|prevent\p{L}*|barred|bars?|stops?|stop|forbids?|prohibit\p{L}*|conflict\p{L}*|violat\p{L}+|asked to|told to|instructed|trained|designed`,
    ),
    task: word(
      String.raw`(?:chang(?:e|ing)|touch(?:ing)?|alter(?:ing)?|edit(?:ing)?|rephras(?:e|ing)|reword(?:ing)?) (?:this|that|the) (?:sentence|passage|line|part|paragraph)|something i (?:can|could|am able to) do|suggest(?:ing)? openings?|help(?:ing|ful)?|assist\p{L}*|write|writing|written|rewrite|draft\p{L}*|compos\p{L}+|creat(?:e|ing)|produc(?:e|ing)|generat(?:e|ing)|discuss\p{L}*|comment(?:ing)? on|weigh in|posts?|text|content|copy|requests?|topics?|subjects?|prompts?|piece|article|material|(?:this|that) (?:one|story)|publish\p{L}*|publicly|ghostwrit\p{L}+|(?:medical|legal|financial|veterinary) advice|(?:put|turn)\p{L}* (?:this|that|it) (?:in|into|out)|tak(?:e|ing) (?:this|that) on|support|do (?:this|that)(?=[.,!]|$)|linkedin`,
    ),
    thisTask: word(
      String.raw`(?:this|that|your|the|such an?|(?:this|that) (?:kind|type|sort) of)(?: \p{L}+)? (?:requests?|prompt|topic|subject|content|post|text|draft)|(?:this|that|it)(?: all)? (?:falls|is|goes|lies) (?:outside|beyond|not allowed|not permitted)|(?:writing|describing|discussing|naming)(?: [\p{L}'-]+){0,8} (?:isn't|is not) something`,
    ),
    ownRules: word(
      String.raw`my (?:\p{L}+ ){0,2}(?:guidelines?|polic(?:y|ies)|instructions|programming|safeguards|rules|principles|boundaries)|(?:guidelines|policies|rules|principles) (?:that )?i(?:'m| am)? (?:follow|work|operate|bound|given)|a policy that`,
    ),
    withdraws: word(
      String.raw`as an? (?:ai|artificial intelligence|(?:large )?language model|(?:\p{L}+ )?assistant)|i(?:'m| am) not (?:allowed|permitted) to do (?:this|that)|(?:sorry|unfortunately),? no(?=\s?[.!:])|i(?:'ll| will|'m going to| am going to| must| have to| need to|'d rather| would rather|'d better| should| prefer to|'d prefer to)(?: have| need)?(?: to)?(?: respectfully| politely| simply| just)? (?:decline(?=\s?[.,:;!—–]|$| (?:this|that|the request))|pass on (?:this|that|it|the request|drafting|writing)|pass(?=\s?[.,!—–]|$)|stop (?:here|there|short)(?! every)|(?:leave|let) (?:this|that|it) (?:here|there|alone|one|to|unwritten)|sit (?:this|that)(?: one)? out|step (?:back|away) (?:here|from (?:this|that|it|the request))|bow out|opt out|steer clear of (?:this|that|it)|stay (?:away|out|clear) (?:from|of) (?:this|that|it)(?= |\s?[.,!—–]|$)|skip (?:this|that)(?: one)?(?=\s?[.,!—–]|$)|draw the line (?:here|at)|break off|hold off (?:here|on (?:this|that|it)))|(?:this|that) one isn't for me|(?:difficult|hard|tricky) for me to (?:cover|address|discuss|write|take on)|no (?:post|text|draft)(?: \p{L}+)? (?:from|by) me|let's (?:leave|keep) [^.!?]*(?:out of (?:it|this)|aside)`,
    ),
    reasonBegins: start(
      String.raw`(?:it|this|that|they|the|these|those|your|there|since|because|as|given|doing so|publishing|sharing|posting|naming|writing|an? (?:post|text|piece))`,
    ),
    reason: word(
      String.raw`describ\p{L}+|involv\p{L}+|contain\p{L}*|nam(?:es?|ed|ing)|concern\p{L}*|touch\p{L}*|includ\p{L}+|mention\p{L}*|identif\p{L}+|could|might|may|risk\p{L}*|seem\p{L}*|appear\p{L}*|relat\p{L}+|sensitive|confidential|private|privacy|harm\p{L}*|legal|medical|consent|permission|verif\p{L}+|misleading|defam\p{L}+|agreed|this is about`,
    ),
    around: start(
      String.raw`(?:i(?:'m| am) (?:very |so |really )?sorry|sorry(?! to )|(?:my )?apologies|regrettably|i regret|i(?:'d| would) (?:suggest|recommend|advise|encourage)|i (?:need|have) to stop (?:here|there)|i (?:suggest|recommend|respect|hear)|i apologi[sz]e|unfortunately|thanks?|i understand|i appreciate|i(?:'d| would) be (?:happy|glad)|i(?:'m| am) (?:happy|glad)|happy to|glad to|i can (?:help|assist|offer|instead)|i(?:'d| would) (?:rather|prefer to)|if you|please|instead|consider|feel free|let me know|you (?:might|could|may)|perhaps|alternatively|i could|shall i|do you want|is there|would you|could you|could we|what would you|how can i|more (?:information|details)|consult|however)`,
    ),
  },
  de: {
    self: word('ich|mir|mich|mein(?:e[nmrs]?)?'),
    limit: word(
      String.raw`nicht|nichts|nein|kein(?:e[nmrs]?)?|absehen|sehe|verzicht\p{L}+|ablehnen|lehne|unterlassen|zurückhalten|halte|passen|passe|heraushalten|raushalten|abstand|außerhalb|unwohl|unmöglich|ungern|lieber|außen vor|verbiet\p{L}+|untersag\p{L}+|hinder\p{L}+|verst[oö]\p{L}+|widersp\p{L}+|gegen|angewiesen|gebeten|vermeiden|aussteigen|steige|abbrechen|breche|aufhören|höre|zu (?:heikel|sensibel|riskant|nah)|grenzen?|schwer|finger|lasse|bleiben`,
    ),
    task: word(
      String.raw`(?:diesen|den) (?:satz|absatz)|diese (?:passage|stelle|zeile)|umschreib\p{L}+|keine anfänge|schlage ich|helfen|hilfe|weiterhelfen|unterstütz\p{L}+|schreib\p{L}*|geschrieben|verfass\p{L}+|geschichten?|öffentlich\p{L}*|übernehm\p{L}+|aussagen|äußern|festlegen|verantwort\p{L}+|texte?s?|\p{L}*beitrags?|\p{L}*beiträge|posts?|inhalte?n?|anfrage|prompts?|themen?|themas|formulier\p{L}+|erstell\p{L}+|veröffentlich\p{L}+|entwurf|entwürfe|vorschlag|übernehmen|umsetzen|nachkommen|auftrag|wunsch|aufgabe|bitte|linkedin`,
    ),
    thisTask: word(
      String.raw`(?:diese[rsnm]?|die|das|deine?|ihre?|eine? solche?) (?:\p{L}+ )?(?:anfrage|thema|wunsch|bitte|auftrag|inhalte?|text|beitrag)|solche (?:inhalte|themen|texte|beiträge)|(?:das|dies) (?:liegt|geht|fällt)`,
    ),
    ownRules: word(
      String.raw`mein(?:e[nrm]?)? (?:\p{L}+ )?(?:\p{L}*richtlinien?|vorgaben|regeln|anweisungen|grundsätze[n]?)|(?:richtlinien|vorgaben|regeln|grundsätze),? (?:denen ich|nach denen ich|an die ich)`,
    ),
    withdraws: word(
      String.raw`als (?:ki|künstliche intelligenz|sprachmodell|ki-\p{L}+|(?:\p{L}+ )?assistent)|(?:das|dies) (?:ist|wäre|wird) mir (?:leider )?nicht (?:erlaubt|gestattet|möglich)|(?:hier|da|dabei|diese[mrn] \p{L}+) (?:\p{L}+ ){0,3}(?:bin ich|ich) (?:\p{L}+ ){0,2}(?:raus|außen vor)|ich bin (?:hier|da|dabei|bei diese[mr] \p{L}+) (?:\p{L}+ ){0,2}(?:raus|außen vor)|an dieser stelle (?:\p{L}+ ){0,4}(?:passen|passe|aufhören|abbrechen|breche|höre|stopp\p{L}*|raus)|(?:muss|möchte) ich (?:\p{L}+ ){0,4}(?:passen|abbrechen)|ich (?:muss|möchte) (?:\p{L}+ ){0,4}(?:passen|abbrechen)|(?:muss|möchte) ich (?:das |dies |leider |hier )*ablehnen|(?:davon|hiervon) (?:\p{L}+ ){0,3}(?:absehen|abstand)|(?:sehe|nehme) ich (?:\p{L}+ ){0,3}(?:davon ab|abstand)|ich (?:sehe|nehme) (?:\p{L}+ ){0,3}(?:davon ab|abstand)|(?:hier|da|dabei|daraus|diese[mr] \p{L}+|solchen \p{L}+) (?:\p{L}+ ){0,2}halte ich mich|ich halte mich (?:hier|da|dabei|daraus|bei diese[mr] \p{L}+) (?:\p{L}+ ){0,3}(?:raus|heraus|zurück)|davon lasse ich|(?:ich lasse|lasse ich) (?:\p{L}+ ){0,2}die finger von (?:\p{L}+ )?(?:geschichten|themen|texten|beiträgen)|(?:da|dabei|hier|daran) (?:mache|wirke) ich (?:\p{L}+ )?nicht mit|(?:höre|breche) ich hier|ich (?:höre|breche) hier|das gehört (?:leider )?nicht zu|leider nein|lassen wir [^.!?]*(?:weg|außen vor|beiseite)`,
    ),
    reasonBegins: start(
      '(?:es|das|dies|diese[rs]?|der|die|den|da|weil|denn|darin|hier|ihre|deine|so ein|so eine[nr]?|ein solche[rs]?|leider nein)',
    ),
    reason: word(
      String.raw`geht um|beschreib\p{L}+|enthält|enthalten|betrifft|betreffen|nennt|nennen|könnte|könnten|dürfte|berühr\p{L}+|handelt|sensib\p{L}+|vertraulich\p{L}*|persönliche[nrs]?|identifizier\p{L}+|erkennbar\p{L}*|rechtlich\p{L}*|medizinisch\p{L}*|einwilligung|zustimmung|schaden|schützen|schutz|heikel`,
    ),
    around: start(
      'es tut mir (?:sehr )?leid|tut mir (?:sehr )?leid|entschuldig(?:e|en sie|ung)|verzeihung|sorry|bedaure|bedauerlicherweise|leider|danke|vielen dank|ich verstehe|gerne?|wenn du|wenn sie|falls|bitte|stattdessen|vielleicht|alternativ|ich könnte|ich (?:schlage|empfehle|rate)|ich kann (?:dir|ihnen|euch|stattdessen|aber|gerne?)|wende dich|wenden sie sich|möchtest du|möchten sie|könntest du|könnten sie|soll ich|wie wäre es|worum|womit',
    ),
  },
  fr: {
    self: word(String.raw`je|j'\p{L}+|me|m'\p{L}+|mes|mon|ma|moi`),
    limit: word(
      String.raw`ne|n'\p{L}+|pas|rien|non|refus\p{L}+|déclin\p{L}+|abst\p{L}+|m'abst\p{L}+|évit\p{L}+|renonc\p{L}+|impossible|hors|interdi\p{L}+|empêch\p{L}+|m'empêch\p{L}+|contraire|encontre|mal à l'aise|réticen\p{L}+|au-delà|plutôt|limites?|sans|sort(?:ent)?|dépass\p{L}+|m'en tien\p{L}*|trop (?:délicate?|sensible|risquée?)|pass(?:e|er) mon tour|m'arrêt\p{L}+|laisse|difficile`,
    ),
    task: word(
      String.raw`réécri\p{L}+|reformul\p{L}+ (?:cette|ce)|cette phrase|ce passage|aucune accroche|rien proposer|aid\p{L}+|t'aider|rédi\p{L}+|rédaction|d'écrire|écri\p{L}+|textes?|publications?|posts?|contenus?|prompts?|demandes?|requête|sujets?|produire|promouvoir|publi\p{L}+|thème|message|faire|traiter\p{L}*|commenter|conseils?|l'écrire|linkedin`,
    ),
    thisTask: word(
      String.raw`(?:cette|ce|votre|ta|la|le|une telle|un tel)(?: \p{L}+)? (?:demande|requête|sujet|contenu|thème|texte|publication|post)`,
    ),
    ownRules: word(
      String.raw`mes (?:\p{L}+ )?(?:consignes|règles|directives|principes|instructions)|ma politique|(?:consignes|règles|directives|principes) (?:que je|auxquelles je|qui me)`,
    ),
    withdraws: word(
      String.raw`en tant qu(?:'|e )(?:ia|intelligence artificielle|modèle de langage|(?:\p{L}+ )?assistant\p{L}*)|(?:cela|ça|ceci) ne m'est (?:\p{L}+ )?pas (?:permis|possible|autorisé)|je (?:m'arrête|m'arrêterai|vais m'arrêter|dois m'arrêter) (?:ici|là)(?! chaque)|je préfère (?:m'arrêter|en rester|passer mon tour|m'abstenir|m'en tenir|laisser ce)|je (?:vais )?passer? mon tour (?:sur|ici|avec ce)|je (?:m'abstien\p{L}+|vais (?:devoir )?m'abstenir|dois m'abstenir)(?=\s?[.,;:!]|$| ici| de (?:rédiger|publier|traiter|commenter)| d'(?:écrire|aborder))|je m'en (?:tiens|tiendrai) là|je ne (?:me risquerai|me lancerai|me permettrai|me hasarderai) pas (?:à|de|d') ?(?:raconter|écrire|commenter|évoquer|parler|rédiger)|ce n'est pas à moi (?:de|d')\s?(?:parler|écrire|commenter|raconter|juger|évoquer)|je (?:dois|vais devoir|me vois (?:contrainte?|obligée?) de) (?:malheureusement )?(?:décliner|refuser)(?=\s?[.,;:!]|$| cette| votre| ta)|(?:dépasse|sort de) ce que je|laissons [^.!?]*(?:de côté|en dehors)`,
    ),
    reasonBegins: start(
      String.raw`(?:il|elle|cela|ça|ce|c'est|cette|ces|le|la|les|vos|tes|votre|car|comme|puisque|parce|raconter cela)`,
    ),
    reason: word(
      String.raw`s'agit|décri\p{L}+|contien\p{L}+|concern\p{L}+|nomm\p{L}+|pourrai\p{L}+|touch\p{L}+|mentionn\p{L}+|identifi\p{L}+|sensible\p{L}*|confidentiel\p{L}*|privée?s?|juridiques?|médica\p{L}+|consentement|nuire|accord|risqu\p{L}+`,
    ),
    around: start(
      String.raw`(?:je suis )?(?:vraiment )?(?:désolée?|navrée?)|(?:toutes )?mes excuses|je regrette|malheureusement|merci|je comprends|n'hésite[sz]?|si vous|si tu|veuillez|je peux (?:vous|en revanche|toutefois|plutôt)|je serais|je pourrais|je (?:vous|te) (?:propose|suggère|conseille|recommande|invite|remercie)|peut-être|vous pourriez|tu pourrais|pourriez-vous|pouvez-vous|à la place|souhaite[sz]-|voulez-vous|veux-tu|consultez|un juriste`,
    ),
  },
  es: {
    self: word(
      String.raw`yo|me|mí|mis?|puedo|podr(?:é|ía)|debo|debería|prefiero|prefería|quiero|quisiera|estoy|soy|voy|siento|tengo|hago|haré|ayudo|dejo|doy|paso|sigo|redacto|redactaré|escribo|escribiré|publico|evito|declino|rechazo|renuncio|lamento|abstengo`,
    ),
    limit: word(
      String.raw`no|nada|evit\p{L}+|abst\p{L}+|abstenerme|rechaz\p{L}+|declin\p{L}+|renunci\p{L}+|imposible|fuera|excede|incómod\p{L}+|impid\p{L}+|prohíb\p{L}+|prohib\p{L}+|contra|infring\p{L}+|límites?|sin|prefiero|dejarlo|dejado|demasiado|parar`,
    ),
    task: word(
      String.raw`reescrib\p{L}+|es[ae] (?:frase|pasaje)|est[ae] (?:frase|pasaje)|proponer (?:nada|comienzos)|sugerir nada|ayud\p{L}+|redac\p{L}+|escri\p{L}+|textos?|publicaci\p{L}+|publicar\p{L}*|posts?|contenidos?|prompts?|petición|peticiones|solicitud|solicitudes|temas?|borrador|generar\p{L}*|crear\p{L}*|encargo|mensaje|hacerlo|tratar\p{L}*|comentar|opinar|decir nada|consejos?|hablando de|linkedin`,
    ),
    thisTask: word(
      String.raw`(?:esta|este|tu|su|la|el|una|un)(?: \p{L}+)? (?:petición|solicitud|tema|contenido|encargo|publicación|texto)|(?:esto|eso) (?:queda|está|es) fuera|publicaciones así`,
    ),
    ownRules: word(
      String.raw`mis (?:\p{L}+ )?(?:directrices|normas|políticas|pautas|principios|instrucciones|reglas)|(?:directrices|normas|pautas|reglas) (?:que sigo|que me|con las que)`,
    ),
    withdraws: word(
      String.raw`como (?:ia|inteligencia artificial|modelo de lenguaje|asistente)|(?:eso|esto) no me (?:está permitido|es posible)|me (?:abstengo|abstendré)(?=\s?[.,;:!]|$| aquí| de (?:escribir|redactar|comentar|participar|publicar))|prefiero (?:abstenerme|dejarlo (?:aquí|ahí)|parar aquí|no (?:seguir|continuar|entrar|meterme|participar) (?:en|con|por) (?:esto|eso|este|esta|ello|ahí))|(?:lo dejo|me detengo|me paro|paro|voy a (?:parar|detenerme|dejarlo)) (?:aquí|ahí)|en (?:este tema) (?:no entro|paso|prefiero no)|paso de (?:esto|este)|(?:debo|tengo que|voy a tener que) (?:parar|detenerme|abstenerme|declinar|rechazar)(?=\s?[.,;:!]|$| aquí| esta| este| tu| su)|dejemos [^.!?]*(?:fuera|aparte|de lado)|lo tendría que escribir`,
    ),
    reasonBegins: start(
      '(?:es|se trata|esto|eso|esta|este|estos|estas|el|la|los|las|tus|sus|porque|ya que|como|podría|hay datos)',
    ),
    reason: word(
      String.raw`trata|describ\p{L}+|contien\p{L}+|conten\p{L}+|nombr\p{L}+|podría\p{L}*|puede|toca|mencion\p{L}+|identific\p{L}+|sensible\p{L}*|confidencial\p{L}*|personal|privad\p{L}+|legal\p{L}*|médic\p{L}+|consentimiento|permiso|perjudic\p{L}+|riesgo|dañ\p{L}+`,
    ),
    around: start(
      'lo siento|lo lamento|disculpa|disculpe|perdona|perdone|perdón|me temo|lamentablemente|desafortunadamente|gracias|entiendo|comprendo|si quieres|si lo deseas|si desea|por favor|en su lugar|quizás?|tal vez|podría|podrías|podrías considerar|(?:le|te|les|os) (?:propongo|sugiero|recomiendo|aconsejo)|puedo (?:ayudarte|ayudarle|ofrecer|proponer)|con gusto|¿?(?:quieres|te gustaría|desea)|consulta|consulte',
    ),
  },
};

/** What is done with a thing that is not to be told. */
export const MENTIONS: PerLanguage<RegExp> = {
  en: word('mention|name|include|describe|repeat|go into|write|tell|publish|leave|left out'),
  de: word(
    'erwähn\\p{L}*|nenn\\p{L}*|aufnehm\\p{L}*|schreib\\p{L}*|erzähl\\p{L}*|weggelassen|wiedergeb\\p{L}*',
  ),
  fr: word("(?:[ld]')?(?:mentionn|nomm|cit|inclu|écri|racont|évoqu|publi)\\p{L}*"),
  es: word('mencion\\p{L}*|nombr\\p{L}*|inclu\\p{L}*|escrib\\p{L}*|cont[ao]\\p{L}*|publi\\p{L}*'),
};

/** "I have been asked to avoid", of whoever works by instructions. */
export const INSTRUCTED: PerLanguage<RegExp> = {
  en: word(
    String.raw`i(?:'ve| have| was|'m| am) (?:been )?(?:asked|told|instructed|trained|designed|not meant|not supposed)`,
  ),
  de: word(String.raw`(?:wurde|bin) ich (?:\p{L}+ )*(?:angewiesen|gebeten)`),
  fr: word("on m'a demandé"),
  es: word('se me ha (?:pedido|indicado)'),
};

/** Reasons that hardly anybody gives who tells what happened. */
export const WARNS: PerLanguage<RegExp> = {
  en: word(
    String.raw`trac(?:ed|e) back|expos\p{L}+ (?:you|them|somebody|someone)|legal action|defamat\p{L}+|identifiab\p{L}+|privacy`,
  ),
  de: word(String.raw`rückschlüsse|erkennbar|identifizierbar|persönlichkeitsrecht\p{L}*|verleumd\p{L}+`),
  fr: word(String.raw`diffamat\p{L}+|identifiables?|vie privée|poursuites`),
  es: word(String.raw`identificables?|privacidad|difama\p{L}+|demanda judicial`),
};

/** Sends the reader to somebody else, or offers something else. */
export const SENDS_ON: PerLanguage<RegExp> = {
  en: word(
    String.raw`(?:can|may|could) i help|(?:speak|talk|check|consult|work|reach out)(?:ing)? (?:to|with)|consult\p{L}*|professional|lawyer|compliance|legal team|happy to|glad to`,
  ),
  de: word(
    String.raw`kann ich (?:dir|ihnen|sonst)|compliance|fachstelle|rechtsberat\p{L}+|anwält\p{L}+|anwalt|rechtsabteilung|sachverständigen?|gerne?`,
  ),
  fr: word(
    String.raw`puis-je (?:vous|t'|te) ?aider|consult\p{L}*|juriste|avocat\p{L}*|professionnel\p{L}*|volontiers`,
  ),
  es: word(
    String.raw`¿?puedo ayudarte|consult\p{L}*|abogad\p{L}+|profesional\p{L}*|asesor\p{L}*|con gusto|encantad[oa]`,
  ),
};

/** A text for a network, and what it is called by whoever writes for others. */
export const OF_WRITING: PerLanguage<RegExp> = {
  en: word(String.raw`linkedin\p{L}*|posts?|drafts?|texts?|content|requests?`),
  de: word(
    String.raw`linkedin\p{L}*|posts?|texte?s?|content|\p{L}*beitrag\p{L}*|beiträge|entwurf|anfrage|inhalte?`,
  ),
  fr: word(String.raw`linkedin\p{L}*|posts?|textes?|publications?|contenus?|brouillon`),
  es: word(String.raw`linkedin\p{L}*|posts?|textos?|publicaci\p{L}+|contenidos?|solicitud`),
};

/** "…, the clerk said", "he wrote: …": somebody else declined. */
export const SAID_BY: PerLanguage<RegExp> = {
  en: saidBy('i', 'said|says|told|wrote|replied|answered', 'said|says|told me|wrote|replied|answered'),
  de: saidBy('ich', 'sagte?n?|meinte|schrieb|antwortete', 'sagte?|meinte|schrieb|antwortete'),
  fr: saidBy(
    'je',
    String.raw`(?:[mst]|nous|vous|lui)\s?'?a\sdit|dit|disait|écrit|répond\p{L}*`,
    "m'a dit|dit|écrit|répond",
  ),
  es: saidBy('yo', 'dijo|dije|dice|escribió|contestó', 'dijo|escribió|contestó'),
};

function saidBy(self: string, behind: string, before: string): RegExp {
  return new RegExp(
    String.raw`,\s(?:[\p{L}'.]+\s){0,4}(?:${behind})(?!\p{L})|^[^\p{L}]*(?!${self}\s)(?:\p{L}+\s){1,4}(?:${before})\s?:`,
    'mu',
  );
}

/** Somebody else does something, or it is over: a story. */
export const OTHERS_ACT: PerLanguage<RegExp> = {
  en: othersAct('he|she|nobody|we', 'did|was|were|had'),
  de: othersAct('er|wir|niemand', 'war|hatte'),
  fr: othersAct('il|elle|on|nous|personne ne', 'avait|était'),
  es: othersAct('él|ella|nadie|nosotr[oa]s', 'había|era'),
};

function othersAct(others: string, past: string): RegExp {
  return new RegExp(
    String.raw`(?<=^|[.!?,;:]\s|\n)(?:${others})(?!\p{L})|(?<!\p{L})(?:${past})(?!\p{L})`,
    'u',
  );
}
