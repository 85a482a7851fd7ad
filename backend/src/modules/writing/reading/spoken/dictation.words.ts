import type { PerLanguage } from '../words/per-language.js';

/** Words that talk about dictating is made of. `*`: a word may end otherwise. */
interface Vocabulary {
  /** The speaking, the noise, the place, forgetting: what the rest speaks of again belongs to it. */
  readonly matter: string;
  /** How, when and to whom. */
  readonly small: string;
  /** Function words that tell of the past, of others or of a habit: with one of them it is the story. */
  readonly never: string;
}

export const VOCABULARY: PerLanguage<Vocabulary> = {
  en: {
    matter: `voice note notes memo message dictat* record recording rambling talking speaking phone mic microphone battery engine running noise noisy loud wind windy background echo* traffic rain* hoover dishwasher
      dog kids baby cold breath blow* hear audible transcrib* typing driv* walk* drive van car truck lorry train bus cab taxi bike tractor motorway road way platform
      airport station pavement office kitchen pub beach sitting sat standing stood parked waiting stuck forget lose slips mind head patient meeting* call* job jobs appointment* linkedin post
      blog page story tidy polish sort fix jotting getting working on`,
    small: `apologies okay ok yeah yes right so well hi hello hey anyway alright sorry excuse ignore apolog* bear please thanks bit little quick quickly real short just me i'm i've i'll i'd i it's that's
      here here's you you're you'll you've can't don't isn't won't hope* sure not going gonna goes go run dash come* comes only got have has next minute minutes second seconds sec moment
      later now before cause cos coz 'cause in case this it thing one let make sense nice nicely down up out of with to for my the a an and or but while until because probably place
      all over might could can will not know if whether get train stop there i must bit`,
    never: `we us our we're we've was were had did said told been she he they him her them his their always never often usually every most everyone nobody anything everything nothing who what which why how does thought`,
  },
  de: {
    matter: `sprach* diktier* aufnahme aufnehm* nehm nehme nehm's sprech spreche sprech's red rede quassel* plapper* erzähl erzähle erzähl's handy telefon mikro lärm laut hall* rausch* geräusch* wind regen hintergrund
      hör* hörst hört auto wagen zug bahn bus taxi rad fahrrad flieger stau weg rückweg hinweg heimweg fahrt ampel parkplatz bahnsteig treppenhaus steuer bahnhof flughafen büro küche werkstatt keller
      baustelle sitz sitze steh stehe lauf laufe geh gehe fahr fahre wart warte kinder hund vergess* verlier* termin* besprechung* meeting* auflegen rufen tür drauflos sortier* schreib schreibst
      aufschreib* formulier* mach machst ordne* tipp* abtipp* draus kopf atem akku lesbar leserlich`,
    small: `servus moin außer also ja gut so okay ok na naja tja hallo hi hey moment sorry entschuldig* verzeih* tut leid bitte danke nicht wundern kurz kurze kurzer schnell schnelle eben grad gerade gleich los mal einfach mir dir euch ihnen
      ich's es's was vielleicht bisschen zwischendurch zwischen zwei tür minute minuten sekunde* nur ganz hier jetzt weil während bevor solange damit deshalb deswegen muss kann könnt kannst musst das dann da ein auf rein
      drauf mit ab irgendwie schön schöner ordentlich rund hin viel soweit dazu war's wär's davon zu lesen für linkedin post beitrag blog nachher später noch steht schneller halt hab habe bin bist ist sind du man ich die das im`,
    never: `wir uns unser* war waren hatte hatten wurde wurden wollte wollten konnte musste sollte sollten sagte gesagt er ihn ihm sie ihr immer nie niemals oft meistens jeder jede jeden jedes alle keiner niemand manchmal`,
  },
  fr: {
    matter: `mémo vocal vocale message note dict* enregistr* parl* racont* micro haut-parleur téléphone bruit vent écho fond entend* entends voitures circulation voiture train bus métro vélo taxi camion tram route chemin
      mains marchant conduisant roulant gare quai parking bureau cuisine feu arrêt rue marche oubli* échapp* rendez-vous réunion* appel* arrive sors rentre monte mets mett* mettre remett* remettras arrang* corrig*
      ordre forme tourn* écri* dépêch* batterie lâch* pressé pressée raccroch* laisse`,
    small: `bonjour salut encore veux voulez alors donc bon ben bah voilà ok oui enfin attends attendez désolé désolée pardon excuse excusez merci petit petite juste vite fait rapidement rapide deux mots mot minutes minute seconde* tout suite suis fais faire dire dis
      après ai va vais dois faut bien mal si tu te vous vais peux peut pourras verras mieux pas mal ça ceci là ici maintenant plus tard moi mémoire avant que sinon parce car pendant comme en et entre avec le la les l' du un une
      quoi ce que fait il-y-a sais sait je j' m' t' c' s' d' qu' n' y il a on est passe peu à au aux de des`,
    never: `nous notre nos était avait étais avais étaient avaient fut elle elles ils lui leur toujours jamais souvent chaque tous toutes tout-ce dit disait a-t-il personne`,
  },
  es: {
    matter: `nota voz audio mensaje dict* grab* habl* cuento contar* micro móvil teléfono ruido jaleo viento lluvia eco fondo oye oyen oír ahogo coche carro furgo furgoneta camión tren metro bus bici moto taxi
      camino calle semáforo atasco andando caminando conduciendo aparcad* bar estación andén oficina cocina olvid* escap* reunión reuniones cita llego recoger niña niño niños perro entro salgo
      voy toca abrazo arregl* apúnta* apunt* escrib* orden* pon ponlo ponle sirve cuelgo dejo prisa`,
    small: `hola soy tiempo bueno pues vale mira mire oye a ver nada ok sí o sea perdona perdón disculpa perdonad gracias rápido rapidito rápidamente momento minuto minutos segundo un una dos tarde ahora aquí ya luego antes esto eso
      lo te os le me se la el cosa sé si no bien mal pero así que porque mientras sabes por qué estoy estamos hay mucho poco tú tu yo de con en y para es va vaya vas algo dirás dirías verás puedes quieras bonito va que tengo
      linkedin post sigo mal mejor desde`,
    never: `nosotros nosotras nuestr* nos era eran fue fueron estaba estaban había dijo decía él ella ellos ellas siempre nunca todos todas cada nadie jamás ponía dice`,
  },
};

const FORGETS: PerLanguage<string> = {
  en: String.raw`(?:before|in case|so) (?:i|it|this|that)(?: \p{L}+['’]?t?)? (?:forgets?|lose|loses?|goes?|slips?)|(?:before|so) i (?:lose|don['’]t (?:lose|forget))`,
  de: String.raw`(?:bevor|damit) ich(?:['’]s| es| das)?(?: nicht| wieder)* (?:vergess|verlier)\p{L}*`,
  fr: String.raw`(?:avant (?:que |de l['’]|d['’])|pour (?:ne )?pas (?:l['’])?|sinon (?:je |ça )|après je )(?:[\p{L}'’]+ ){0,2}(?:oubli|échapp)\p{L}*|sinon ça va m['’]échapper`,
  es: String.raw`(?:antes de que|que si no|para que no|y luego) (?:se )?(?:me )?(?:lo )?(?:olvid\p{L}*|escap\p{L}*|vaya|pase)`,
};
const NOISE: PerLanguage<string> = {
  en: 'noise|wind|background|echo|traffic|rain|hoover|dishwasher|dog|kids|baby|breath',
  de: String.raw`lärm|laut|hall\p{L}*|rausch\p{L}*|geräusch\p{L}*|wind|regen|hintergrund|kinder|hund`,
  fr: 'bruit|vent|écho|fond|circulation|voitures|enfants',
  es: 'ruido|jaleo|viento|lluvia|eco|fondo|niños',
};
/** What shows that somebody speaks of their speaking now: excuses for noise, forgetting, haste, the recording itself, or whoever writes it down. */
export const SURELY_DICTATES: PerLanguage<string> = {
  en: String.raw`^(?:a |an |just |quick |short |little )*(?:voice (?:note|memo|message)|dictation)(?=$| (?:cos|cause|because|as|while|before|so|um)(?!\p{L}))|(?:this is|here['’]s|it['’]s|just)(?: \p{L}+)? (?:an? )?(?:quick |short )?(?:voice (?:note|memo|message)|me (?:just )?\p{L}+ing|for (?:the|my) (?:linkedin|post|blog))|(?:dictating|recording|rambling|typing) (?:this|it)|(?:this|it) is (?:recording|working)|let me (?:\p{L}+ )?(?:record|dictate)|(?:sorry|excuse|ignore|apolog\p{L}*|mind)(?: \p{L}+){0,3} (?:${NOISE.en})|out of breath|hear (?:me|that|it)|bear with me|quick one|(?:only|just) got (?:\p{L}+ ){1,2}(?:minutes?|seconds?|secs?|moment)|getting this down|(?:all over the place|come out)|${FORGETS.en}`,
  de: String.raw`sprach(?:nachricht|memo|notiz)|diktier(?:e|['’]s)? (?:\p{L}+ )?(?:das|es|mal|kurz|jetzt|hier)|kurz diktiert|(?:sprech|red|erzähl|nehm)(?:e|['’]s)? (?:(?:das|es|dir|euch|mal|jetzt|kurz|schnell|eben|gerade?|hier|einfach) ?)+|(?:sorry|entschuldig\p{L}*|verzeih\p{L}*)(?: \p{L}+){0,4} (?:${NOISE.de})|nicht wundern|(?:es|hier) (?:hallt|rauscht|ist (?:\p{L}+ )*laut)|hört man|hörst du|(?:muss|kann) (?:gleich|jetzt) (?:wieder )?los|außer atem|kurz zwischendurch|^moment|kannst (?:das|es)(?: \p{L}+){0,3} (?:sortieren|ordnen|aufschreiben|formulieren)|${FORGETS.de}`,
  fr: String.raw`(?:mémo|message) vocal|note vocale|je (?:vous |te |me )?(?:dicte|enregistre)(?!\p{L})|je (?:te|vous) (?:parle|raconte|fais ça)|je note ça|(?:désolée?|pardon|excuse\p{L}*)(?: \p{L}+){0,3} (?:${NOISE.fr})|(?:je me dépêche|je suis pressée?)|vite fait|attend(?:s|ez) je mets|(?:m['’]|t['’]|on )entend|${FORGETS.fr}`,
  es: String.raw`(?:nota|mensaje|audio) de voz|(?:grabo|dicto)(?: un audio| una nota| esto)|(?:te|os) (?:grabo|dicto)|(?:te|os|les) (?:lo )?cuento (?:rápido|rapidito|rápidamente|esto)|apúnta\p{L}* esto|(?:perdon\p{L}*|perdón|disculp\p{L}*)(?: \p{L}+){0,4} (?:${NOISE.es})|no tengo (?:mucho |casi )?tiempo|(?:si )?se (?:me )?oye|si esto (?:graba|está grabando)|si me ahogo|que (?:llego tarde|tengo prisa|me cierran)|${FORGETS.es}`,
};
/** A noun behind it, whichever, is where or when somebody speaks: "on the pontoon", "im Treppenhaus", "à la gare". */
export const PLACED: PerLanguage<RegExp> = {
  en: /(?<![\p{L}])(?:in|on|at|by|near|outside|from|before|between|until|into|with) (?:the|a|an|my|our) (?:next )?$|(?<![\p{L}])that['’]s (?:the|my) $/iu,
  de: /(?<![\p{L}])(?:im|am|beim|vorm|zum|zur|(?:in|an|auf|bei|vor|aus|hinter) (?:der|dem|einem|einer|meinem|meiner|unserem|unserer)) $/iu,
  fr: /(?<![\p{L}])(?:dans|sur|devant|chez|depuis|sous|à|entre) (?:le|la|l['’]|un|une|mon|ma|deux)\s?$|(?<![\p{L}])au $/iu,
  es: /(?<![\p{L}])(?:en|desde|ante|entre) (?:el|la|un|una|mi) (?:\p{L}+ del? (?:la )?)?$/iu,
};
/** What goes on from what was said: it says that there was something. */
export const GOES_ON_FROM: PerLanguage<RegExp> = {
  en: /^(?:is|are|was|were|that|this(?! (?:morning|week|year|month|summer|spring|winter))|these|those|it|he|she|they|which)(?:['’]\p{L}+)?(?!\p{L})/iu,
  de: /^(?:(?:das|dies|es|er|sie|dem|den|dessen|deren|deshalb|deswegen|daran|davon|damit|darum|dabei)(?!\p{L})|(?:der|die) (?!\p{L}*\p{Lu})(?:hat|ist|war|ich|er|wir|man|mir|uns|hab)(?!\p{L}))/u,
  fr: /^(?:ça|cela|elles?|ils?(?! (?:y|faut|fait)(?!\p{L}))|c['’]est|c['’]était (?:ce|pour|ça|l[ea])|on (?:me|l[ea]s?|l['’]) ?\p{L}*(?: |$))/iu,
  es: /^(?:es|son|eso|esto|él|ella|por eso|lo (?!que)|la gente entraba|ellos|ellas)(?!\p{L})|^a (?!las (?!\p{L}+as )|los (?:\p{L}+|\p{N}+) (?:días|meses|años|minutos)|la (?:semana|hora|una|mañana))(?:la|las|los)(?!\p{L})/iu,
};
/** What the last words begin with: whoever has said all, has to go, excuses the noise, or hands over to whom writes it down. */
export const ENDS_WITH: PerLanguage<string> = {
  en: String.raw`(?:that['’]s (?:(?:the|my) \p{L}+|it|all)|(?:i['’]ve|i have) (?:got )?to (?:go|run|dash|stop)|i['’]ll (?:stop|leave it|tidy|sort|polish|fix|type)|hope (?:that|this|it) (?:makes sense|helps|works)|sorry (?:about|for)|you(?:['’]ll| can| could|['’]ll have to)? (?:have to )?(?:tidy|sort|polish|fix|make))`,
  de: String.raw`(?:so viel dazu|das(?: war|['’]s| war['’]s| wär['’]s)|(?:ich )?muss (?:jetzt|gleich|los)|ich muss|schreib (?:das|es)|mach (?:du )?(?:mal )?(?:was|da was|das)|(?:du )?kannst (?:das|es|du)|(?:sorry|entschuldig\p{L}*))`,
  fr: String.raw`(?:je te laisse|je vous laisse|tu (?:verras|peux|pourras|mettras|remettras|arranges|arrangeras|corrigeras)|je (?:ne )?sais pas si|désolée?|pardon|je raccroche)`,
  es: String.raw`(?:pues eso|ya (?:me dirás|me toca|lo arreglas|me dices|verás|lo pones)|un abrazo|te dejo|os dejo|perdona|perdón|disculpa|tú (?:lo|ya)|no sé si|a ver si (?:te sirve|puedes))`,
};
/** And what has to be among them. */
export const SURELY_ENDS: PerLanguage<string> = {
  en: String.raw`(?:got|have) to (?:go|run|dash)$|i['’]ll stop (?:there|here)|(?:tidy|sort|polish|fix) (?:this|that)(?: \p{L}+)? up|you['’]ll have to (?:tidy|sort|polish|fix)|hope (?:that|this|it) makes sense|make something (?:nice )?(?:out )?of|sorry (?:about|for) the (?:${NOISE.en})`,
  de: String.raw`(?:jetzt|gleich|wieder) (?:los|auflegen|rein|weiter)$|muss los|ich muss (?:jetzt|gleich|los)|mach (?:das|es)(?: \p{L}+){0,3} (?:lesbar|leserlich|schön|hübsch|ordentlich|rund)|schreib (?:das|es)(?: \p{L}+)* (?:auf|hin|schön|ordentlich|rund)|mach (?:\p{L}+ )*(?:was|was schönes|einen \p{L}+) draus|kannst (?:das|es|du)(?: \p{L}+)* (?:sortieren|ordnen|formulieren|aufschreiben|draus machen)|(?:sorry|entschuldig\p{L}*)(?: \p{L}+){0,4} (?:${NOISE.de})`,
  fr: String.raw`je (?:te|vous) laisse|(?:m['’]|on )entend|ce que tu peux en faire|(?:tu|vous) (?:arrang|corrig|modifi)\p{L}* comme|(?:mettras|mettre|remettras|remettre) (?:ça |tout )?(?:en forme|dans l['’]ordre|au propre)|(?:désolée?|pardon)(?: \p{L}+){0,3} (?:${NOISE.fr})|je raccroche`,
  es: String.raw`ya me dirás|un abrazo$|ya lo (?:arreglas|pones)|te dejo que|os dejo que|si te sirve|si se (?:me )?oye|(?:perdon\p{L}*|perdón|disculp\p{L}*)(?: \p{L}+){0,4} (?:${NOISE.es})|lo (?:pones|dejas|arreglas) (?:bonito|bien|tú)`,
};

/** Whatever stands behind it somebody said, wrote or thought in the story. */
export const SAYS: PerLanguage<RegExp> = {
  en: /(?<![\p{L}])(?:sa(?:y|ys|id|ying)|tells?|told|asks?|asked|thinks?|thought|repeat\p{L}*|shout\p{L}*|yell\p{L}*|whisper\p{L}*|wrot\p{L}*|writes?|written|sing|sang|text(?:s|ed)|emailed|advice|answer\p{L}*|goes|like|call(?:s|ed)|reads?|sign|singing|words?)(?![\p{L}])/iu,
  de: /(?<![\p{L}])(?:sag\p{L}*|gesagt|mein(?:t|te|ten)|gemeint|frag\p{L}*|gefragt|denk\p{L}*|dacht\p{L}*|wiederhol\p{L}*|ruft|rief\p{L}*|gerufen|schr(?:ie|ei)\p{L}*|schreibt|geschrieben|singt?|sang|antworte\p{L}*|stand|steht|heißt|worte?)(?![\p{L}])/iu,
  fr: /(?<![\p{L}])(?:di(?:t|s|re|sait|sent|saient)|répét\p{L}*|répond\p{L}*|cri\p{L}*|demand\p{L}*|écri\p{L}*|pens\p{L}*|chant\p{L}*|hurl\p{L}*|marqu\p{L}*|mots?)(?![\p{L}])/iu,
  es: /(?<![\p{L}])(?:di(?:ce|cen|jo|je|jeron|cho|ciendo)|decía\p{L}*|repet\p{L}*|repite|grit\p{L}*|pregunt\p{L}*|contest\p{L}*|escri[bt]\p{L}*|pens\p{L}*|cant\p{L}*|ponía|palabras?)(?![\p{L}])/iu,
};
/** A noun that a story may begin with, behind a pause. */
export const DETERMINES: PerLanguage<RegExp> = {
  en: /^(?:the|an?|my|our|one of) \p{L}|^in (?:19|20)\d\d(?!\d)/iu,
  de: /^(?:de[rn]|die|das|eine?|meine?|unsere?) \p{L}/iu,
  fr: /^(?:l[ea]s?|une?|mon|ma|mes|notre|nos) \p{L}|^l['’]\p{L}/iu,
  es: /^(?:el|la|los|las|una?|mis?|nuestr[oa]s?|lo que) \p{L}/iu,
};
