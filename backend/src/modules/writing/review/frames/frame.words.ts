import { start, word } from '../../reading/words/word-patterns.js';
import type { PerLanguage } from '../../reading/words/per-language.js';
import type { FrameSigns } from './frame-signs.js';

/** Says yes to a task, or thanks for it. */
const POLITE: PerLanguage<string> = {
  en: String.raw`understood|got it|certainly|absolutely|of course|gladly|noted|perfect|alright|all right|okay|ok|sure|no problem|happy to help|glad to help|thanks?`,
  de: String.raw`okay|ok|perfekt|selbstverständlich|(?:sehr )?gerne?|natürlich|verstanden|alles klar|klar|kein problem|super|danke|vielen dank`,
  fr: String.raw`ok|bien sûr|entendu|bien entendu|bien compris|compris|c'est (?:noté|fait)|noté|volontiers|parfait|ravie? de vous aider|avec (?:grand )?(?:plaisir|joie)|d'accord|merci`,
  es: String.raw`ok|claro|por supuesto|entendido|perfecto|hecho|listo|lista|vale|vamos allá|de acuerdo|gracias|con gusto|desde luego`,
};
const assents = (polite: string) => start(String.raw`(?:(?:${polite})(?: \p{L}+){0,4}\s?[.!,:—–]+\s*)+`);

/** A line is read in one language at a time. */
export const FRAME_WORDS: PerLanguage<FrameSigns> = {
  en: {
    text: word(
      String.raw`(?:linkedin-?(?:posts?|text)|posts?|drafts?|versions?|texts?|rewrite|caption|copy|take|attempt|shot|stab|suggestion|proposal)(?!\s(?:of (?!your|the post)|office|about|on|an|a)(?!\p{L}))`,
    ),
    post: word(String.raw`linkedin\p{L}*|linkedin-\p{L}+|posts?|drafts?|caption`),
    written: word(String.raw`linkedin\p{L}*|posts?|drafts?|caption|version|text`),
    craft: word(
      String.raw`angle|hook|framing|tone|voice|register|wording|phrasing|opening(?: line)?|closing(?: line)?|ending|first line|last line|headline|call to action|hashtags?|emojis?|word count|characters`,
    ),
    ofPosts: word(String.raw`hashtags?|emojis?|linkedin|word count`),
    handsOver: word(
      String.raw`here(?:'s)?|below|following|goes|based|ready|final|i'(?:d|ve|ll)|would|could|might|suggest|offer|tell|telling|tell it|write|written|put|phrase|frame|open|close|read|look|sound|told|made|together|came|coming|up|let me|try|tried|start|first|new`,
    ),
    manner: word(
      String.raw`(?:pretty |very |nice and )?(?:dry|short(?:er)?|fluff|punchy|tight(?:er)?|crisp|warm|plain|direct|honest|simple|blunt)|usual|always|keeping|kept|keeps|close|true|faithful|captures?|words?|about|around`,
    ),
    praise: word(
      String.raw`great|good|love(?:d|ly)?|nice|wonderful|powerful|strong|beautiful|fantastic|amazing|brilliant|moving|touching|compelling|excellent`,
    ),
    matter: word(
      String.raw`stor(?:y|ies)|notes|material|anecdote|idea|insight|input|example|stuff|details|case|night`,
    ),
    polite: word(POLITE.en),
    assents: assents(POLITE.en),
    reacts: start(
      String.raw`(?:(?:wow|what an?|such an?|i (?:love|like) (?:this|it|that)|love (?:this|the)|great|good|super)(?![\p{L}\p{M}])[^.!,:—–]{0,50})[\s]?[.!,—–]+`,
    ),
    wouldTell: word(
      String.raw`(?:how|what) (?:i'd|i would|i might|it (?:could|might|would)|this (?:could|might|would))(?: \p{L}+)? (?:tell|put|write|phrase|frame|word|open|read|look|sound|start|suggest)(?: and close)?(?! (?:him|her|them))(?: it| this(?: one)?)?|i'd (?:go with|suggest|tell it|put it|write it|post it)(?: like this)?|ways? to tell it|let me (?:try|start with) (?:this|it)|where i landed|what i came up with|something (?:along these lines|like this)`,
    ),
    self: word(String.raw`i|i'(?:ve|d|ll|m)|me|my|happy to|glad to`),
    you: word(String.raw`you|you'(?:d|ll|ve|re)|your|yours`),
    yours: word(
      String.raw`your (?:\p{L}+ ){0,2}(?:notes|bullet points|bullets|input|brief|outline|words|facts|figures|numbers|voice|tone|style)|(?:the|all|what|everything|details|information|points|facts)(?: \p{L}+){0,2} (?:you (?:gave|provided|shared|sent|told))|what you(?:'ve)? (?:told|gave|given|sent|shared)|(?:that|what) you didn't (?:tell|give|send)|(?:in|from) the notes`,
    ),
    given: word(
      String.raw`your (?:\p{L}+ )?(?:notes|bullet points|bullets|outline)|(?:details|information|points|facts|everything) you provided`,
    ),
    notes: word(String.raw`notes?|bullet points`),
    work: word(
      String.raw`trimm?(?:ed)?|shorten(?:ed)?|tighten(?:ed)?|rewrit(?:e|ten)|rewrote|reword(?:ed)?|rephras(?:e|ed)|polish(?:ed)?|condens(?:e|ed)|tweak(?:ed)?|soften(?:ed)?|rework(?:ed)?|drafted|revis(?:e|ed)|chang(?:e|ed)|adjust(?:ed)?|adapt(?:ed)?|went with|chose|chosen|used|written|kept|keeps?|stuck|stayed|left|leaves|made|cut|add(?:ed|ing)?|invent(?:ed|ing)?|avoid(?:ed)?|taken|comes?|come|is based|based`,
    ),
    facts: word(String.raw`figures?|numbers?|facts?|names?|details?|everything|quotes?`),
    nothingPutIn: word(
      String.raw`(?:no|any) (?:\p{L}+ )?(?:facts?|figures|names|details)(?: \p{L}+){0,2} (?:add(?:ed)?|invent(?:ed)?)|(?:nothing|not|never|didn't|haven't|did not|have not|without)(?: [\p{L}-]+){0,4} (?:add(?:ed|ing)?|invent(?:ed|ing)?|ma(?:d|k)e? up)`,
    ),
    leftOut: word(
      String.raw`i(?:'ve| have)? (?:left|kept|taken) (?:[\p{L}']+ ){0,4}out|i(?:'ve| have)? left out|i(?:'ve| have)? (?:omitted|removed|skipped)|in this version`,
    ),
    offers: start(
      String.raw`let me know|feel free|just say|say the word|happy to|glad to|if (?:you|the)|want|would (?:you|a)|need|too \p{L}+|ready|shall|should|anything|any (?:changes|tweaks|edits)`,
    ),
    tellMe: word(String.raw`tell me if|let me know if|just say so`),
    otherwise: word(
      String.raw`other|another|different|(?:punchi|soft|warm|short|long|strong|sharp|bold|tight|calm|blunt|friendli)er|better|more|too \p{L}+|round|pass|want it back`,
    ),
    suits: word(
      String.raw`(?:does|do|will|would) (?:this|that|it) (?:work|fit|suit|sound|capture|feel|read|hit|match|do)|is (?:this|that|it) (?:what you|okay|ok|close to|along|in line|more like|roughly)|how(?: does|'s) (?:this|that|it) (?:look|sound|read|feel|land)|let me know (?:what you think|if (?:this|that|it)|how (?:this|that|it))|anything (?:you'd|you would|you want) (?:like )?(?:to )?(?:change|tweak|add|adjust|different)|(?:are you )?(?:happy|okay) with (?:this|that|it)`,
    ),
    label: start(
      String.raw`(?:why (?:this|it|the post) works|why i (?:\p{L}+ ){1,6}|what i (?:changed|kept)|my (?:reasoning|choices)|rationale|reasoning|key (?:choices|changes)|notes? on (?:the )?(?:tone|length|style)|characters?|words?|reading time|suggested (?:hashtags|image|visual|title)|image idea|posting tip)\**\s?:`,
    ),
    maybeLabel: start(
      String.raw`(?:what i (?:did|left)(?: out)?|what changed|changes(?: made)?|my (?:thinking|approach)|explanation|structure|(?:the )?(?:tone|length|style)|audience|hook|format|cta)\**\s?:(?=[^]*[,\n\p{N}])`,
    ),
    counts: word(String.raw`words?|characters?|chars|tokens?|minutes?|min`),
    besideCounts: word(
      String.raw`count|total|approx|approximately|roughly|including|without|spaces|length|reading|time|read|hashtags?|emojis?`,
    ),
    besideTitles: word(
      String.raw`for|the|your|a|an|my|our|final|first|second|new|short|shorter|long|longer|revised|updated|suggested|proposed|ready|below|in|of|by|with|to|one|two|no|nr|words?|characters?|chars|approx|about|around|ca|circa|english|german|french|spanish|notes|based|on|from|feed|option|text|version|post|posts`,
    ),
  },
  de: {
    text: word(
      String.raw`(?:linkedin-?(?:posts?|beitrag|text)|(?:text|beitrags)?vorschlag|posts?|texte?|version|beitrag|entwurf|fassung|variante|versuch|wurf)(?!\s(?:an|der|des|von)(?!\p{L}))`,
    ),
    post: word(String.raw`linkedin\p{L}*|linkedin-\p{L}+|posts?|beitrag|entwurf`),
    written: word(
      String.raw`linkedin\p{L}*|(?:linkedin-)?posts?|(?:linkedin-)?beitrag|entwurf|fassung|variante|version|text`,
    ),
    craft: word(
      String.raw`aufhänger|blickwinkel|einstieg|anfang|schluss|ton|tonfall|tonalität|schreibstil|stil|satzbau|wortwahl|zeichen|überschrift|hashtags?|emojis?|hook`,
    ),
    ofPosts: word(String.raw`hashtags?|emojis?|linkedin|wortzahl|zeichenzahl`),
    handsOver: word(
      String.raw`nachfolgend|folgend\p{L}*|anbei|unten|hier|kommt|daraus|gemacht|mache|schlage|hätte|würde|könnte|erzählen|erzählt|schreiben|formulieren|sagen|angehen|aussehen|klingen|lauten|finde\p{L}*|mögliche\p{L}*|erste\p{L}*|aufziehen|probiert`,
    ),
    manner: word(
      String.raw`knapp\p{L}*|trocken\p{L}*|kurz\p{L}*|gekürzt|direkt\p{L}*|schnörkellos|stimme|pass(?:t|end)\p{L}*|nah|ehrlich|schlicht|nüchtern|wörter|etwa|rund`,
    ),
    praise: word(
      String.raw`toll\p{L}*|schön\p{L}*|stark\p{L}*|berührend\p{L}*|spannend\p{L}*|wunderbar\p{L}*|großartig\p{L}*|klasse|prima|klingt gut`,
    ),
    matter: word(String.raw`geschichte|notizen|anekdote|idee|stichpunkte|stoff|vorlage|details|idea`),
    polite: word(POLITE.de),
    assents: assents(POLITE.de),
    reacts: start(
      String.raw`(?:(?:wow|was für eine?|so eine?|freut mich|das ist|klingt|super|schöne?|tolle?|starke?)(?![\p{L}\p{M}])[^.!,:—–]{0,50})[\s]?[.!,—–]+`,
    ),
    wouldTell: word(
      String.raw`so (?:würde ich|könnte|kann)(?: [\p{L}-]+){0,5} (?:erzählen|schreiben|formulieren|sagen|angehen|aussehen|klingen|lauten)|ich würde (?:es|das) so (?:\p{L}+)|lässt sich etwas machen|daraus würde ich (?:das hier|das|folgendes|dies) machen|daraus (?:folgende\p{L}*|folgendes)`,
    ),
    self: word(String.raw`ich|mir|mich|mein\p{L}*|gerne?`),
    you: word(String.raw`du|dir|dich|dein\p{L}*|sie|ihnen|ihre?[nmrs]?`),
    yours: word(
      String.raw`(?:deine[nrm]?|ihre[nrm]?) (?:bisherigen )?(?:notizen|stichpunkten?|stichworten?|vorgaben|angaben|worten?|zahlen|fakten|formulierungen?|stimme|stil|ton|beiträgen)|(?:in )?deinem ton|nah an deine[mnr] \p{L}+|was (?:du|sie) (?:mir )?(?:\p{L}+ )?(?:erzählt|gegeben|genannt|geschildert)|(?:in|aus) den notizen`,
    ),
    given: word(String.raw`(?:deine[nrm]?|ihre[nrm]?) (?:\p{L}+ )?(?:notizen|stichpunkten?|stichworten?)`),
    notes: word(String.raw`notizen?|stichpunkte\p{L}*`),
    work: word(
      String.raw`gekürzt|kürzen?|gestrafft|überarbeit\p{L}+|umformulier\p{L}+|formulier\p{L}+|umgeschrieben|angepasst|anpassen?|änder\p{L}+|geändert|pass\p{L}* (?:\p{L}+ ){1,4}an|gelassen|weggelassen|behalten|belassen|gehalten|geblieben|verzichtet|vermieden|übernommen|verwendet|gewählt|orientiert|ergänzt|hinzugefügt|erfunden|stamm(?:t|en)|stand|geschrieben|schreiben|mache`,
    ),
    facts: word(String.raw`zahlen|fakten|alles|angaben|namen|details|zitate`),
    nothingPutIn: word(
      String.raw`(?:nichts|keine?\p{L}*)(?: \p{L}+){0,4} (?:hinzugefügt|ergänzt|erfunden|dazuerfunden)`,
    ),
    leftOut: word(
      String.raw`(?:habe|hab) ich (?:[\p{L}]+ ){0,5}(?:weggelassen|ausgelassen|ausgespart)|ich (?:habe|hab) (?:[\p{L}]+ ){0,8}(?:weggelassen|ausgelassen|ausgespart)`,
    ),
    offers: start(
      String.raw`sag|sagen sie|gib|melde|falls|wenn|bei bedarf|möchtest du|möchten sie|magst du|willst du|soll(?:en)?`,
    ),
    tellMe: word(String.raw`sag(?:en sie)? (?:mir )?(?:einfach )?bescheid`),
    otherwise: word(
      String.raw`anders|andere\p{L}*|besser|(?:wärm|weich|kürz|läng|härt|ruhig|direkt|knapp|stärk|schärf|freundlich|lock)er\p{L}*|mehr|zu \p{L}+`,
    ),
    suits: word(
      String.raw`passt (?:das|es|dir|ihnen|der text|der ton|der beitrag)|gefällt (?:dir|ihnen)|(?:magst|willst|möchtest) du (?:noch |gern )?(?:etwas|was) (?:ändern|anpassen|ergänzen|anders)|(?:möchten|wollen|wünschen) sie (?:noch |gern )?(?:etwas|änderungen|anpassungen)|trifft (?:das|es) (?:deinen|ihren|es)|ist (?:das|es) so|so (?:in ordnung|okay|recht)`,
    ),
    label: start(
      String.raw`(?:warum (?:das|es|der text|dieser text|der beitrag) (?:so )?(?:funktioniert|wirkt)|was ich (?:geändert|behalten) habe|begründung|tonalität|zeichen|wörter|lesezeit|bildidee)\**\s?:`,
    ),
    maybeLabel: start(
      String.raw`(?:was ich (?:gemacht|weggelassen) habe|änderungen|erklärung|ton|tonfall|länge|umfang|stil|zielgruppe|aufbau|format|hook)\**\s?:(?=[^]*[,\n\p{N}])`,
    ),
    counts: word(String.raw`wörter|zeichen|leerzeichen|lesezeit|minuten`),
    besideCounts: word(String.raw`ungefähr|insgesamt|ohne|inklusive|länge|umfang|hashtags?|emojis?`),
    besideTitles: word(
      String.raw`ca|circa|nr|für|dein\p{L}*|ihr|ihre|der|die|das|den|ein|eine|einen|neue\p{L}*|erste\p{L}*|finale\p{L}*|kurz\p{L}*|gekürzt|wörter|wort|zeichen|etwa|rund|deutsch|mit|aus|notizen|unten|with|option|variante|text|version|fassung|post|posts`,
    ),
  },
  fr: {
    text: word(
      String.raw`(?:posts?|texte|version|brouillon|proposition|publication|jet|essai)(?!\s(?:à|du|de la|des)(?!\p{L}))`,
    ),
    post: word(String.raw`linkedin\p{L}*|posts?|publication|brouillon`),
    written: word(String.raw`linkedin|posts?|publication|brouillon|version|texte`),
    craft: word(
      String.raw`accroche|le ton|un ton|votre ton|ton style|votre style|ton|style|chute|fin|début|caractères|hashtags?|emojis?`,
    ),
    ofPosts: word(String.raw`hashtags?|emojis?|linkedin|nombre de mots`),
    handsOver: word(
      String.raw`voici|voilà|(?:ci-)?dessous|(?:ci-)?après|suivante?|suit|propose\p{L}*|raconter\p{L}*|écrir\p{L}*|l'écrirais|dirais|formuler\p{L}*|donne\p{L}*|pourrait|première?|prête?|coller`,
    ),
    manner: word(String.raw`court(?:e)?|sec|direct|sobre|fidèle|voix|habituel\p{L}*|mots|environ`),
    praise: word(String.raw`belle|beau|bel|bonne|magnifique|superbe|très fort|touchante?|jolie|émouvante`),
    matter: word(String.raw`histoire|matière|anecdote|notes`),
    polite: word(POLITE.fr),
    assents: assents(POLITE.fr),
    reacts: start(
      String.raw`(?:(?:quelle?|j'adore|j'aime|c'est (?:très )?|super|très belle|belle|bonne)(?![\p{L}\p{M}])[^.!,:—–]{0,50})[\s]?[.!,—–]+`,
    ),
    wouldTell: word(
      String.raw`je (?:la |le |l')\p{L}+rais (?:ainsi|comme)|voici comment je (?:la |le |l')\p{L}+rais|(?:ça|cela) (?:donnerait|pourrait donner)|(?:voilà|voici) ce que (?:ça|cela) donne|(?:voilà|voici) ce que je (?:vous|te) propose|je commencerais (?:ainsi|par)|(?:voici|voilà) comment (?:la |le |l')?(?:raconter|écrire|dire|formuler|présenter)`,
    ),
    self: word(String.raw`je|j'\p{L}+|m'\p{L}+|moi|ma|mon`),
    you: word(String.raw`tu|te|t'\p{L}+|toi|ta|tes|vous|votre|vos`),
    yours: word(
      String.raw`(?:vos|tes|votre|ta|ton) (?:notes|points|consignes|indications|informations|éléments|mots|chiffres|faits|phrases?|voix|style|chute)|ce que (?:vous|tu) m'(?:avez|as) \p{L}+|(?:dans|de) les notes|des notes`,
    ),
    given: word(String.raw`(?:vos|tes) (?:notes|points|consignes|indications)`),
    notes: word(String.raw`notes?`),
    work: word(
      String.raw`raccourci\p{L}*|resserr\p{L}+|reformul\p{L}+|retravaill\p{L}+|réécri\p{L}+|rédig\p{L}+|allong\p{L}+|l'allonge|l'adoucir|adoucir|gard[ée]\p{L}*|conserv\p{L}+|laiss\p{L}+|modifi\p{L}+|ajout\p{L}+|invent\p{L}+|retir\p{L}+|tiré\p{L}*|provien\p{L}+|choisi|évité|respect\p{L}+|repris`,
    ),
    facts: word(String.raw`chiffres?|faits?|noms|tout|données?|détails?|citations`),
    nothingPutIn: word(String.raw`(?:rien|aucune?|sans|pas)(?: [\p{L}']+){0,4} (?:ajout\p{L}+|invent\p{L}+)`),
    leftOut: word(
      String.raw`j'ai (?:laissé (?:[\p{L}']+ ){0,6}de côté|omis|retiré|écarté)|je (?:n'ai pas|ne) (?:mentionn|nomm|cit)\p{L}+`,
    ),
    offers: start(
      String.raw`n'hésite[sz]?|(?:souhaite[sz]|voule[zs]|veux|préfère[sz])(?=-)|si|dis-moi|dites-moi|je peux|je reste|on garde`,
    ),
    tellMe: word(String.raw`dis-moi si|dites-moi si`),
    otherwise: word(String.raw`autre|mieux|plus \p{L}+|moins \p{L}+|trop \p{L}+|un peu`),
    suits: word(
      String.raw`(?:cela|ça|ce texte|ceci|le ton) (?:vous|te) (?:ressemble|convient|va|plaît|parle|semble|correspond)|(?:est-ce|c'est)(?: \p{L}+){0,3} (?:vous|te) (?:convient|va)|on garde (?:ça|cela)(?=\s?\?)`,
    ),
    label: start(
      String.raw`(?:pourquoi (?:ça|cela|ce texte) (?:marche|fonctionne)|ce que j'ai (?:changé|gardé|modifié)|caractères|mots|temps de lecture|idée (?:d'image|de visuel))\**\s?:`,
    ),
    maybeLabel: start(
      String.raw`(?:ce que j'ai fait|changements|explication|longueur|public|ton|style|structure|format)\**\s?:(?=[^]*[,\n\p{N}])`,
    ),
    counts: word(String.raw`mots?|signes|caractères|minutes?|min`),
    besideCounts: word(String.raw`espaces|comprise?s|avec|sans|longueur|temps|lecture|hashtags?|emojis?`),
    besideTitles: word(
      String.raw`pour|de|du|la|le|les|un|une|votre|ton|ta|nouveau|nouvelle|mots?|caractères|environ|courte?|sur|à|prête?|coller|dessous|ci-dessous|two|option|variante|texte|version|post|posts|final`,
    ),
  },
  es: {
    text: word(
      String.raw`(?:posts?|texto|borrador|versión|propuesta|publicación|intento)(?!\s(?:a|del|de los|de las)(?!\p{L}))`,
    ),
    post: word(String.raw`linkedin\p{L}*|posts?|publicación|borrador`),
    written: word(String.raw`linkedin|posts?|publicación|borrador|versión|texto`),
    craft: word(
      String.raw`ángulo|enfoque|gancho|tono|estilo|final|cierre|comienzo|título|caracteres|hashtags?|emojis?`,
    ),
    ofPosts: word(String.raw`hashtags?|emojis?|linkedin|número de palabras`),
    handsOver: word(
      String.raw`aquí|abajo|continuación|siguiente|así|propon\p{L}+|sugiero|dejo|dejaría|paso|contar\p{L}*|escrib\p{L}+|diría|plantearía|redactaría|quedar\p{L}*|podría|va|primera|primer|está|sería`,
    ),
    manner: word(
      String.raw`cort[oa]|siempre|sec[oa]|direct[oa]|sobri[oa]|sencill[oa]|voz|fiel|palabras|unas|sobre`,
    ),
    praise: word(
      String.raw`buen[oa]?|gran|bonita|preciosa|potente|estupenda|excelente|genial|emotiva|conmovedora|vaya`,
    ),
    matter: word(String.raw`anécdota|historia|notas|apuntes|material|idea`),
    polite: word(POLITE.es),
    assents: assents(POLITE.es),
    reacts: start(
      String.raw`(?:(?:qué|vaya|me (?:encanta|gusta)|gran|buen[oa]?)(?![\p{L}\p{M}])[^.!,:—–]{0,50})[\s]?[.!,—–]+`,
    ),
    wouldTell: word(
      String.raw`(?:podría|quedaría)(?: ser)? (?:algo )?así|(?:lo )?dejaría así|(?:yo )?(?:lo|la) \p{L}+ía así|así (?:lo|la) \p{L}+ía|(?:así )?(?:podría|quedaría)(?: \p{L}+)? (?:quedar|así)`,
    ),
    self: word(String.raw`yo|mí?|mis?|he|me|dejo|puedo|podría|preparo|con gusto`),
    you: word(String.raw`te|ti|tus?|usted|su|sus|quieres|prefieres`),
    yours: word(
      String.raw`(?:tus|tu|sus|su) (?:notas|apuntes|puntos|indicaciones|palabras|cifras|datos|frases?|voz|estilo|tono|manera|forma|ironía)|lo que me (?:contaste|diste|dijiste|contó|has \p{L}+|ha \p{L}+)|(?:en|de) las notas`,
    ),
    given: word(String.raw`(?:tus|sus) (?:notas|apuntes|indicaciones)|(?:en|de) las notas`),
    notes: word(String.raw`notas|apuntes`),
    work: word(
      String.raw`acort\p{L}+|recort\p{L}+|reescrib\p{L}+|reescrit\p{L}+|redact\p{L}+|suaviz\p{L}+|retoc\p{L}+|manten\p{L}+|mantien\p{L}+|dejado|cambi\p{L}+|usado|escrito|respet\p{L}+|añad\p{L}+|sal(?:en|e)|evitado|elegido`,
    ),
    facts: word(String.raw`cifras?|datos?|nombres?|todo|hechos?|detalles?|citas`),
    nothingPutIn: word(
      String.raw`(?:nada|ning\p{L}+|sin|no)(?: \p{L}+){0,4} (?:añad\p{L}+|invent\p{L}+|agreg\p{L}+)`,
    ),
    leftOut: word(
      String.raw`he (?:dejado fuera|omitido|quitado|eliminado)|no he (?:mencionado|nombrado|incluido)`,
    ),
    offers: start(String.raw`si|avísame|dime|puedo|quedo|cualquier|¿?quieres|¿?prefieres|¿?lo dejamos`),
    tellMe: word(String.raw`dime si|avísame si`),
    otherwise: word(String.raw`otr[oa]|distint[oa]|mejor|más \p{L}+|menos \p{L}+|vuelta`),
    suits: word(
      String.raw`¿?(?:te|le) (?:parece|gusta|convence|encaja|sirve|vale|cuadra)(?= (?:bien|así|eso|esto|est[ea]|el|la)(?!\p{L})|\s?[?!.]|$)|(?:está|queda) bien así|lo dejamos así`,
    ),
    label: start(
      String.raw`(?:por qué funciona|lo que (?:mantuve|he mantenido)|caracteres|palabras|tiempo de lectura|idea de imagen)\**\s?:`,
    ),
    maybeLabel: start(
      String.raw`(?:lo que (?:he cambiado|cambié)|cambios|explicación|tono|extensión|longitud|estilo|público)\**\s?:(?=[^]*[,\n\p{N}])`,
    ),
    counts: word(String.raw`palabras?|caracteres|minutos|min`),
    besideCounts: word(
      String.raw`aprox|aproximadamente|espacios|incluidos|extensión|longitud|tiempo|lectura|hashtags?|emojis?|sans`,
    ),
    besideTitles: word(
      String.raw`para|el|los|tus?|su|mi|nuev[oa]|cort[oa]|palabras?|caracteres|unas|unos|aprox|sobre|con|abajo|la|de|final|opción|variante|texto|versión|post|posts`,
    ),
  },
};
