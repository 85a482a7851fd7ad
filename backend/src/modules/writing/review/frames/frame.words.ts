import { word } from '../../reading/word-patterns.js';
import { start } from '../words.js';

/** What was asked for, and not one of something else: "the text of the contract". */
export const TEXT = word(
  String.raw`(?:linkedin-?(?:posts?|beitrag|text)|(?:text|beitrags)?vorschlag|posts?|drafts?|versions?|texts?|rewrite|caption|copy|take|attempt|shot|stab|suggestion|proposal|beitrag|entwurf|fassung|variante|versuch|wurf|texte|brouillon|proposition|publication|jet|essai|texto|borrador|versión|propuesta|publicación|intento)(?!\s(?:of (?!your|the post)|office|about|on|an|à|a|der|des|du|de la|des|del|de los|de las)(?!\p{L}))`,
);
/** Of these, what is written for a network alone. */
export const POST = word(
  String.raw`linkedin\p{L}*|linkedin-\p{L}+|posts?|drafts?|caption|beitrag|entwurf|publication|brouillon|publicación|borrador`,
);
/** How a text is made: what its writer chooses, and hardly ever what it tells. */
export const CRAFT = word(
  String.raw`angle|hook|framing|tone|voice|register|wording|phrasing|opening(?: line)?|closing(?: line)?|ending|first line|last line|headline|call to action|hashtags?|emojis?|word count|characters|aufhänger|blickwinkel|einstieg|anfang|schluss|ton|tonfall|tonalität|schreibstil|stil|satzbau|wortwahl|zeichen|überschrift|accroche|le ton|un ton|votre ton|ton style|votre style|ton|style|chute|fin|début|caractères|ángulo|enfoque|gancho|tono|estilo|final|cierre|comienzo|título|caracteres`,
);
/** What only a text for a network has. */
export const OF_POSTS = word('hashtags?|emojis?|linkedin|word count|wortzahl|zeichenzahl|nombre de mots');
/** Hands it over, or says how it came about. */
export const HANDS_OVER = word(
  String.raw`here(?:'s)?|below|following|goes|based|ready|final|i'(?:d|ve|ll)|would|could|might|suggest|offer|tell|telling|tell it|write|written|put|phrase|frame|open|close|read|look|sound|told|made|together|came|coming|up|let me|try|tried|start|first|new|nachfolgend|folgend\p{L}*|anbei|unten|hier|kommt|daraus|gemacht|mache|schlage|hätte|würde|könnte|erzählen|schreiben|formulieren|sagen|angehen|aussehen|klingen|lauten|finde\p{L}*|mögliche\p{L}*|erste\p{L}*|aufziehen|probiert|voici|voilà|(?:ci-)?dessous|(?:ci-)?après|suivante?|suit|propose\p{L}*|raconter\p{L}*|écrir\p{L}*|l'écrirais|dirais|formuler\p{L}*|donne\p{L}*|pourrait|première?|prête?|coller|aquí|abajo|continuación|siguiente|así|propon\p{L}+|sugiero|dejo|dejaría|paso|contar\p{L}*|escrib\p{L}+|diría|plantearía|redactaría|quedar\p{L}*|podría|va|primera|primer|está|sería`,
);
/** How it is written, or whose it is like. */
export const MANNER = word(
  String.raw`(?:pretty |very |nice and )?(?:dry|short(?:er)?|fluff|punchy|tight(?:er)?|crisp|warm|plain|direct|honest|simple|blunt)|usual|always|keeping|kept|keeps|close|true|faithful|captures?|knapp\p{L}*|trocken\p{L}*|kurz\p{L}*|gekürzt|direkt\p{L}*|schnörkellos|stimme|pass(?:t|end)\p{L}*|nah|ehrlich|schlicht|nüchtern|court(?:e)?|sec|sobre|fidèle|voix|habituel\p{L}*|cort[oa]|siempre|sec[oa]|direct[oa]|sobri[oa]|sencill[oa]|voz|fiel|words?|wörter|mots|palabras|about|around|etwa|rund|environ|unas`,
);
export const PRAISE = word(
  String.raw`great|good|love(?:d|ly)?|nice|wonderful|powerful|strong|beautiful|fantastic|amazing|brilliant|moving|touching|compelling|excellent|toll\p{L}*|schön\p{L}*|stark\p{L}*|berührend\p{L}*|spannend\p{L}*|wunderbar\p{L}*|großartig\p{L}*|klasse|prima|klingt gut|belle|beau|bel|bonne|magnifique|superbe|très fort|touchante?|jolie|émouvante|buen[oa]?|gran|bonita|preciosa|potente|estupenda|excelente|genial|emotiva|conmovedora|vaya`,
);
/** What was given, as whoever writes for others calls it. */
export const MATTER = word(
  'stor(?:y|ies)|notes|material|anecdote|idea|insight|input|example|stuff|details|case|night|geschichte|notizen|anekdote|idee|stichpunkte|stoff|vorlage|histoire|matière|anécdota|historia|notas|apuntes',
);
/** Begins a line that takes up a task, as nobody speaks to readers. */
export const ASSENTS = start(
  String.raw`(?:(?:understood|got it|certainly|absolutely|of course|gladly|noted|perfect|alright|all right|okay|ok|sure|no problem|happy to help|glad to help|thanks?|selbstverständlich|(?:sehr )?gerne?|natürlich|verstanden|alles klar|klar|kein problem|perfekt|super|danke|vielen dank|entendu|bien entendu|bien compris|compris|c'est (?:noté|fait)|noté|volontiers|parfait|ravie? de vous aider|avec (?:grand )?(?:plaisir|joie)|d'accord|merci|claro|por supuesto|entendido|perfecto|hecho|listo|lista|vale|vamos allá|de acuerdo|gracias|con gusto|desde luego)(?: \p{L}+){0,4}\s?[.!,:—–]+\s*)+`,
);
/** Takes in what was given, to whoever gave it. */
export const REACTS = start(
  String.raw`(?:(?:wow|what an?|was für eine?|quelle?|qué|vaya|such an?|so eine?|i (?:love|like) (?:this|it|that)|love (?:this|the)|freut mich|das ist|klingt|j'adore|j'aime|c'est (?:très )?|me (?:encanta|gusta)|great|good|super|très belle|belle|bonne|schöne?|tolle?|starke?)(?![\p{L}\p{M}])[^.!,:—–]{0,50})[\s]?[.!,—–]+`,
);
/** "How I'd tell it", "so könnte es klingen": of a text, and of no person in it. */
export const WOULD_TELL = word(
  String.raw`(?:how|what) (?:i'd|i would|i might|it (?:could|might|would)|this (?:could|might|would))(?: \p{L}+)? (?:tell|put|write|phrase|frame|word|open|read|look|sound|start|suggest)(?: and close)?(?! (?:him|her|them))(?: it| this(?: one)?)?|i'd (?:go with|suggest|tell it|put it|write it|post it)(?: like this)?|ways? to tell it|so (?:würde ich|könnte|kann)(?: [\p{L}-]+){0,5} (?:erzählen|schreiben|formulieren|sagen|angehen|aussehen|klingen|lauten)|ich würde (?:es|das) so (?:\p{L}+)|lässt sich etwas machen|je (?:la |le |l')\p{L}+rais (?:ainsi|comme)|voici comment je (?:la |le |l')\p{L}+rais|(?:ça|cela) (?:donnerait|pourrait donner)|let me (?:try|start with) (?:this|it)|where i landed|what i came up with|something (?:along these lines|like this)|daraus würde ich (?:das hier|das|folgendes|dies) machen|daraus (?:folgende\p{L}*|folgendes)|(?:voilà|voici) ce que (?:ça|cela) donne|(?:voilà|voici) ce que je (?:vous|te) propose|je commencerais (?:ainsi|par)|(?:podría|quedaría)(?: ser)? (?:algo )?así|(?:lo )?dejaría así|(?:voici|voilà) comment (?:la |le |l')?(?:raconter|écrire|dire|formuler|présenter)|(?:yo )?(?:lo|la) \p{L}+ía así|así (?:lo|la) \p{L}+ía|(?:así )?(?:podría|quedaría)(?: \p{L}+)? (?:quedar|así)`,
);

export const SELF = word(
  String.raw`i|i'(?:ve|d|ll|m)|me|my|happy to|glad to|ich|mir|mich|mein\p{L}*|gerne?|je|j'\p{L}+|m'\p{L}+|moi|ma|mon|yo|mí?|mis?|he|me|dejo|puedo|podría|preparo|con gusto`,
);
/** The one who gave the notes, as a post hardly speaks to its readers. */
export const YOU = word(
  String.raw`you|you'(?:d|ll|ve|re)|your|yours|du|dir|dich|dein\p{L}*|sie|ihnen|ihre?[nmrs]?|tu|te|t'\p{L}+|toi|ta|tes|vous|votre|vos|ti|tus?|usted|su|sus|quieres|prefieres`,
);
/** What the author gave, or has, as whoever writes for them calls it. */
export const YOURS = word(
  String.raw`your (?:\p{L}+ ){0,2}(?:notes|bullet points|bullets|input|brief|outline|words|facts|figures|numbers|voice|tone|style)|(?:deine[nrm]?|ihre[nrm]?) (?:bisherigen )?(?:notizen|stichpunkten?|stichworten?|vorgaben|angaben|worten?|zahlen|fakten|formulierungen?|stimme|stil|ton|beiträgen)|(?:in )?deinem ton|nah an deine[mnr] \p{L}+|(?:vos|tes|votre|ta|ton) (?:notes|points|consignes|indications|informations|éléments|mots|chiffres|faits|phrases?|voix|style|chute)|(?:tus|tu|sus|su) (?:notas|apuntes|puntos|indicaciones|palabras|cifras|datos|frases?|voz|estilo|tono|manera|forma|ironía)|(?:the|all|what|everything|details|information|points|facts)(?: \p{L}+){0,2} (?:you (?:gave|provided|shared|sent|told))|what you(?:'ve)? (?:told|gave|given|sent|shared)|(?:that|what) you didn't (?:tell|give|send)|was (?:du|sie) (?:mir )?(?:\p{L}+ )?(?:erzählt|gegeben|genannt|geschildert)|ce que (?:vous|tu) m'(?:avez|as) \p{L}+|lo que me (?:contaste|diste|dijiste|contó|has \p{L}+|ha \p{L}+)|(?:in|from) the notes|(?:in|aus) den notizen|(?:dans|de) les notes|des notes|(?:en|de) las notas`,
);
export const NOTES = word('notes?|bullet points|notizen?|stichpunkte\\p{L}*|notas|apuntes');
/** What is done to a text, its facts or its wording. */
export const WORK = word(
  String.raw`trimm?(?:ed)?|shorten(?:ed)?|tighten(?:ed)?|rewrit(?:e|ten)|rewrote|reword(?:ed)?|rephras(?:e|ed)|polish(?:ed)?|condens(?:e|ed)|tweak(?:ed)?|soften(?:ed)?|rework(?:ed)?|drafted|revis(?:e|ed)|chang(?:e|ed)|adjust(?:ed)?|adapt(?:ed)?|went with|chose|chosen|used|written|kept|keeps?|stuck|stayed|left|leaves|made|cut|add(?:ed|ing)?|invent(?:ed|ing)?|avoid(?:ed)?|taken|comes?|come|is based|based|gekürzt|kürzen?|gestrafft|überarbeit\p{L}+|umformulier\p{L}+|formulier\p{L}+|umgeschrieben|angepasst|anpassen?|änder\p{L}+|geändert|gelassen|weggelassen|behalten|belassen|gehalten|geblieben|verzichtet|vermieden|übernommen|verwendet|gewählt|orientiert|ergänzt|hinzugefügt|erfunden|stamm(?:t|en)|stand|geschrieben|schreiben|mache|raccourci\p{L}*|resserr\p{L}+|reformul\p{L}+|retravaill\p{L}+|réécri\p{L}+|rédig\p{L}+|allong\p{L}+|l'allonge|l'adoucir|adoucir|gard[ée]\p{L}*|conserv\p{L}+|laiss\p{L}+|modifi\p{L}+|ajout\p{L}+|invent\p{L}+|retir\p{L}+|tiré\p{L}*|provien\p{L}+|choisi|évité|respect\p{L}+|repris|acort\p{L}+|recort\p{L}+|reescrib\p{L}+|reescrit\p{L}+|redact\p{L}+|suaviz\p{L}+|retoc\p{L}+|manten\p{L}+|mantien\p{L}+|dejado|cambi\p{L}+|usado|escrito|respet\p{L}+|añad\p{L}+|sal(?:en|e)|evitado|elegido`,
);
export const FACTS = word(
  String.raw`figures?|numbers?|facts?|names?|details?|everything|quotes?|zahlen|fakten|alles|angaben|namen|details|zitate|chiffres?|faits?|noms|tout|données?|détails?|citations|cifras?|datos?|nombres?|todo|hechos?|detalles?|citas`,
);
/** Nothing was put in, of facts. */
export const NOTHING_PUT_IN = word(
  String.raw`(?:no|any) (?:\p{L}+ )?(?:facts?|figures|names|details)(?: \p{L}+){0,2} (?:add(?:ed)?|invent(?:ed)?)|(?:nothing|not|never|didn't|haven't|did not|have not|without)(?: [\p{L}-]+){0,4} (?:add(?:ed|ing)?|invent(?:ed|ing)?|ma(?:d|k)e? up)|(?:nichts|keine?\p{L}*)(?: \p{L}+){0,4} (?:hinzugefügt|ergänzt|erfunden|dazuerfunden)|(?:rien|aucune?|sans|pas)(?: [\p{L}']+){0,4} (?:ajout\p{L}+|invent\p{L}+)|(?:nada|ning\p{L}+|sin|no)(?: \p{L}+){0,4} (?:añad\p{L}+|invent\p{L}+|agreg\p{L}+)`,
);
/** Speaks to one who may want it otherwise. */
export const OFFERS = start(
  String.raw`n'hésite[sz]?|(?:souhaite[sz]|voule[zs]|veux|préfère[sz])(?=-)|let me know|feel free|just say|say the word|happy to|glad to|if (?:you|the)|want|would (?:you|a)|need|too \p{L}+|ready|shall|should|anything|sag|sagen sie|gib|melde|falls|wenn|bei bedarf|möchtest du|möchten sie|magst du|willst du|soll(?:en)?|si|dis-moi|dites-moi|je peux|je reste|on garde|avísame|dime|puedo|quedo|cualquier|any (?:changes|tweaks|edits)|¿?quieres|¿?prefieres|¿?lo dejamos`,
);
/** Asks for a word, behind what was done. */
export const TELL_ME = word(
  'tell me if|let me know if|just say so|sag(?:en sie)? (?:mir )?(?:einfach )?bescheid|dis-moi si|dites-moi si|dime si|avísame si',
);
/** How it is to be otherwise. */
export const OTHERWISE = word(
  String.raw`other|another|different|(?:punchi|soft|warm|short|long|strong|sharp|bold|tight|calm|blunt|friendli)er|better|more|too \p{L}+|anders|andere\p{L}*|besser|(?:wärm|weich|kürz|läng|härt|ruhig|direkt|knapp|stärk|freundlich|lock)er\p{L}*|mehr|zu \p{L}+|autre|mieux|plus \p{L}+|moins \p{L}+|trop \p{L}+|un peu|otr[oa]|distint[oa]|mejor|más \p{L}+|menos \p{L}+|round|pass|vuelta|want it back`,
);
/** Asks whether the text is right, in words that hardly any reader of a post is asked with. */
export const SUITS = word(
  String.raw`(?:does|do|will|would) (?:this|that|it) (?:work|fit|suit|sound|capture|feel|read|hit|match|do)|is (?:this|that|it) (?:what you|okay|ok|close to|along|in line|more like|roughly)|how(?: does|'s) (?:this|that|it) (?:look|sound|read|feel|land)|let me know (?:what you think|if (?:this|that|it)|how (?:this|that|it))|anything (?:you'd|you would|you want) (?:like )?(?:to )?(?:change|tweak|add|adjust|different)|(?:are you )?(?:happy|okay) with (?:this|that|it)|passt (?:das|es|dir|ihnen|der text|der ton|der beitrag)|gefällt (?:dir|ihnen)|(?:magst|willst|möchtest) du (?:noch |gern )?(?:etwas|was) (?:ändern|anpassen|ergänzen|anders)|(?:möchten|wollen|wünschen) sie (?:noch |gern )?(?:etwas|änderungen|anpassungen)|trifft (?:das|es) (?:deinen|ihren|es)|ist (?:das|es) so|so (?:in ordnung|okay|recht)|(?:cela|ça|ce texte|ceci|le ton) (?:vous|te) (?:ressemble|convient|va|plaît|parle|semble|correspond)|(?:est-ce|c'est)(?: \p{L}+){0,3} (?:vous|te) (?:convient|va)|¿?(?:te|le) (?:parece|gusta|convence|encaja|sirve|vale|cuadra)(?= (?:bien|así|eso|esto|est[ea]|el|la)(?!\p{L})|\s?[?!.]|$)|(?:está|queda) bien así|lo dejamos así|on garde (?:ça|cela)(?=\s?\?)`,
);

/** Begins what is said of a text behind it, and hardly ever a line of one. */
export const LABEL = start(
  String.raw`(?:why (?:this|it|the post) works|why i (?:\p{L}+ ){1,6}|what i (?:changed|kept)|my (?:reasoning|choices)|rationale|reasoning|key (?:choices|changes)|notes? on (?:the )?(?:tone|length|style)|characters?|words?|reading time|suggested (?:hashtags|image|visual|title)|image idea|posting tip|warum (?:das|es|der text|dieser text|der beitrag) (?:so )?(?:funktioniert|wirkt)|was ich (?:geändert|behalten) habe|begründung|tonalität|zeichen|wörter|lesezeit|bildidee|pourquoi (?:ça|cela|ce texte) (?:marche|fonctionne)|ce que j'ai (?:changé|gardé|modifié)|caractères|mots|temps de lecture|idée (?:d'image|de visuel)|por qué funciona|lo que (?:mantuve|he mantenido)|caracteres|palabras|tiempo de lectura|idea de imagen)\**\s?:`,
);
/** The same of labels that posts have, too ("Audience: my mother."): a list of qualities, lines or a count stand behind it. */
export const MAYBE_LABEL = start(
  String.raw`(?:what i (?:did|left)(?: out)?|what changed|changes(?: made)?|my (?:thinking|approach)|explanation|structure|(?:the )?(?:tone|length|style)|audience|hook|format|cta|was ich (?:gemacht|weggelassen) habe|änderungen|erklärung|ton|tonfall|länge|umfang|stil|zielgruppe|aufbau|ce que j'ai fait|changements|explication|longueur|public|lo que (?:he cambiado|cambié)|cambios|explicación|tono|extensión|longitud|estilo|público)\**\s?:(?=[^]*[,\n\p{N}])`,
);
/** What is counted of a text, and what stands beside such a count. */
export const COUNTS = word(
  'words?|characters?|chars|wörter|zeichen|leerzeichen|mots?|signes|caractères|palabras?|caracteres|tokens?|minutes?|min|lesezeit|minuten|minutos',
);
export const BESIDE_COUNTS = word(
  'count|total|approx|approximately|roughly|ungefähr|insgesamt|ohne|inklusive|espaces|comprise?s|avec|sans|aprox|aproximadamente|espacios|incluidos|including|without|spaces|length|länge|umfang|longueur|extensión|longitud|reading|time|read|temps|lecture|tiempo|lectura|hashtags?|emojis?',
);
/** What goes with the name of a text in a line of its own above it. */
export const BESIDE_TITLES = word(
  `for|the|your|a|an|my|our|final|first|second|new|short|shorter|long|longer|revised|updated|suggested|proposed|ready|below|in|of|by|with|to|one|two|no|nr|words?|characters?|chars|approx|about|around|ca|circa|english|german|french|spanish|notes|based|on|from|feed|für|dein\\p{L}*|ihr|ihre|der|die|das|den|ein|eine|einen|neue\\p{L}*|erste\\p{L}*|finale\\p{L}*|kurz\\p{L}*|gekürzt|wörter|wort|zeichen|etwa|rund|deutsch|mit|aus|notizen|unten|pour|de|du|la|le|les|un|une|votre|ton|ta|nouveau|nouvelle|mots?|caractères|environ|courte?|sur|à|prête?|coller|dessous|ci-dessous|para|el|los|tus?|su|mi|nuev[oa]|cort[oa]|palabras?|caracteres|unas|unos|aprox|sobre|con|abajo|option|opción|variante|text|texto|texte|version|versión|fassung|post|posts`,
);
