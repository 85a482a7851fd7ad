/** The same for German, in small letters: words that say how something is said, not what about. */
export const GERMAN_FUNCTION_WORDS = `
  der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner keines dieser diese dieses diesen diesem
  jener jene jenes jenen jenem jeder jede jedes jeden jedem mancher manche manches manchen manchem solch solche solcher solches
  solchen solchem welcher welche welches welchen welchem derselbe dieselbe dasselbe denselben demselben derjenige diejenige
  dasjenige diejenigen selbst selber alle aller alles allen allem beide beiden beides beider einige einigen einiges einiger etliche
  mehrere mehreren viel viele vielen vieles vieler vielem wenig wenige wenigen weniger wenigstens mehr meiste meisten genug etwas
  nichts nix jemand jemanden jemandem niemand niemanden niemandem irgendwas irgendwer irgendwie irgendwo irgendwann irgendein
  irgendeine irgendwelche man einander andere anderer anderes anderen anderem ander nächste nächsten nächster letzte letzten letzter
  letztes erste ersten erster erstes zweite zweiten ich mich mir mein meine meinen meinem meiner meines du dich dir dein deine
  deinen deinem deiner deines er ihn ihm sein seine seinen seinem seiner seines sie ihr ihre ihren ihrem ihrer ihres es wir uns
  unser unsere unseren unserem unserer unseres euch euer eure euren eurem eurer ihnen sich wer wen wem wessen was wo wohin woher
  wann warum wieso weshalb wie wieviel bin bist ist sind seid war warst waren wart wäre wären wärst gewesen sei seien habe hab hast
  hat haben habt hatte hattest hatten hattet hätte hätten hättest gehabt werde wirst wird werden werdet wurde wurden wurdest würde
  würden würdest würdet worden geworden kann kannst können könnt konnte konnten könnte könnten gekonnt muss musst müssen müsst
  musste mussten müsste müssten soll sollst sollen sollt sollte sollten will willst wollen wollt wollte wollten darf darfst dürfen
  dürft durfte durften dürfte dürften mag magst mögen mögt mochte mochten möchte möchten möchtest lass lasse lassen lässt ließ
  ließen bitte ab an auf aus außer außerhalb bei beim bis durch entlang für gegen gegenüber gemäß hinter im in ins infolge innerhalb
  je mit mittels nach nahe neben ohne per seit statt anstatt trotz über um unter unterm unters von vom vor vorm während wegen wider
  zu zum zur zufolge zwischen zwecks ans am aufs übers ums und oder aber denn sondern doch jedoch weil da dass daß wenn falls ob
  obwohl obgleich wobei sodass damit nachdem bevor ehe indem sobald solange sooft sowie sowohl weder noch entweder also als dann
  dennoch trotzdem deshalb deswegen daher darum dadurch dafür dagegen dabei daran darauf daraus darin darüber darunter davon davor
  dazu dazwischen hierzu hiermit hierbei hiervon womit wodurch wofür wogegen woran worauf woraus worin worüber worum wovon wozu
  außerdem zudem überdies ferner folglich somit demnach allerdings immerhin übrigens nämlich zwar freilich jedenfalls sonst
  ansonsten stattdessen hingegen indes indessen inzwischen mittlerweile unterdessen beziehungsweise bzw usw etc z.b d.h u.a ggf ca
  nicht nie niemals nein nee ne ja jo jawohl ok okay sehr ganz ziemlich recht eher fast beinahe kaum nur bloß lediglich auch sogar
  schon bereits erst mal einmal eben halt wohl etwa ungefähr genau gerade eigentlich wirklich tatsächlich ehrlich ehrlicherweise
  offensichtlich offenbar anscheinend vermutlich wahrscheinlich vielleicht möglicherweise eventuell sicher sicherlich bestimmt
  gewiss natürlich selbstverständlich klar leider glücklicherweise hoffentlich gern gerne liebsten besonders insbesondere
  hauptsächlich vollkommen völlig absolut total komplett gar überhaupt so derart dermaßen insgesamt quasi sozusagen gewissermaßen
  schlicht einfach grundsätzlich prinzipiell generell normalerweise meist meistens oft häufig manchmal gelegentlich selten immer
  stets ständig dauernd wieder wiederum erneut nochmal nochmals jetzt nun damals bald gleich sofort plötzlich endlich schließlich
  letztlich zuletzt zuerst zunächst anfangs danach vorher nachher seitdem bisher bislang künftig neulich kürzlich hier dort drüben
  drinnen draußen überall nirgends nirgendwo weg zurück hin her herum hinaus heraus herein hinein hinauf herunter raus rein rauf
  runter rum ran los miteinander eins male hallo hi hey moin servus grüß sorry tja na naja ach oh ah äh hm haha echt krass quatsch
  fei gell gelle gä wa
`;

/** Kept too, as everybody needs them whatever the subject: light verbs, plain adjectives, words for time and number. */
export const GERMAN_LIGHT_WORDS = `
  mache machst macht machen machte machten gemacht mach tue tust tut tun tat getan gehe gehst geht gehen ging gingen gegangen komme
  kommst kommt kommen kam kamen gekommen gebe gibst gibt geben gab gaben gegeben nehme nimmt nehmen nahm nahmen genommen sage sagst
  sagt sagen sagte sagten gesagt frage fragst fragt fragen fragte fragten gefragt weiß weißt wissen wisst wusste wussten gewusst
  denke denkst denkt denken dachte dachten gedacht glaube glaubst glaubt glauben glaubte finde findest findet finden fand fanden
  gefunden sehe siehst sieht sehen sah sahen gesehen schau schaue schauen schaut bleibe bleibt bleiben blieb blieben steht stehen
  stand liegt liegen lag heißt heißen hieß bringe bringt bringen brachte gebracht hält halten hielt scheint scheinen schien braucht
  brauche brauchen brauchte meint meinte hoffe hoffen hofft freue freut freuen gefreut danke danken stelle stellt stellen stellte
  gestellt fängt anfangen angefangen hört hören hörte gehört zeigt zeigen zeigte gezeigt glück lieber heute gestern morgen
  vorgestern übermorgen früher später oben unten vorne hinten links rechts zusammen allein alleine gut guter gute gutes guten gutem
  besser beste besten schlecht schlechter groß große großer großes großen größer klein kleine kleiner kleines kleinen neu neue neuer
  neues neuen alt alte alter altes alten lang lange langer langen länger kurz kurze kurzen richtig falsch wichtig möglich unmöglich
  leicht schwer schön toll super prima spannend froh dankbar stolz traurig fertig null zwei drei vier fünf sechs sieben acht neun
  zehn elf zwölf zwanzig dreißig vierzig fünfzig hundert tausend dutzend paar zeit tag tage tagen woche wochen monat monate monaten
  jahr jahre jahren stunde stunden minute minuten moment abend nacht montag dienstag mittwoch donnerstag freitag samstag sonntag uhr
  ding dinge sache sachen mensch menschen leute teil art weise grund fall liebe liebes dank herr frau dr
`;
