/** The languages that are distinguished; any other one counts as the nearest of these. */
export const POST_LANGUAGES = ['en', 'de', 'fr', 'es'] as const;
export type PostLanguage = (typeof POST_LANGUAGES)[number];

const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u));

/**
 * Function words, in lower case. Our own lists: those of the package "stopword" come as 62 languages in
 * one file of 146 kB that the frontends would load too, and are uneven (its German one has "Jahr", "Tag" and "Uhr",
 * its English one lacks "something"). These are short enough to read, and the only other use, language detection,
 * needs no more.
 */
const STOP_WORDS: Readonly<Record<PostLanguage, ReadonlySet<string>>> = {
  en: list(`
    a about above after again against all almost already also although always am an and another any anyone anything are aren around
    as at away back be because been before being below between both but by came can cannot come could couldn did didn do does doesn
    doing don done down during each either else enough even ever every everyone everything few for from further get gets getting go
    goes going gone got had hadn has hasn have haven having he her here hers herself him himself his how however i if in instead into
    is isn it its itself just keep last least less let like little lot made make makes many may maybe me might mine more most much
    must my myself need never no nobody none nor not nothing now of off often on once one only or other others our ours ourselves out
    over own perhaps put quite rather really said same say says see seem seems several shall she should shouldn since so some someone
    something sometimes soon still such take than that the their theirs them themselves then there these they thing things this those
    though three through thus to together too two under until up upon us use used very want was wasn way we well went were weren what
    whatever when where whether which while who whole whom whose why will with within without won would wouldn yes yet you your yours
    yourself`),
  de: list(`
    ab aber alle allem allen aller alles als also am an andere anderen anderer anderes auch auf aus bei beim beide beiden bin bis bist
    da dabei dadurch dafür dagegen daher damit danach dann daran darauf darf darum das dass dein deine deinem deinen deiner dem den
    denen denn der deren des deshalb dessen dich die dies diese diesem diesen dieser dieses dir doch dort du durch dürfen ein eine
    einem einen einer eines einfach einige einmal er erst es etwas euch euer eure fast für gab ganz gar geht gegen gehen gemacht genau
    gerade gern gibt ging habe haben hast hat hatte hatten hätte hier hin hinter ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im immer
    in ins irgendwie ist ja je jede jedem jeden jeder jedes jemand jetzt kann kannst kein keine keinem keinen keiner kommt können
    könnte lassen mache machen macht mal man manchmal mehr mein meine meinem meinen meiner meist mich mir mit muss musst müssen nach
    nein neu nicht nichts nie noch nun nur ob oder oft ohne schon sehr sei sein seine seinem seinen seiner seit selbst sich sie sind so
    sogar soll sollen sollte sollten sondern sonst trotzdem über um und uns unser unsere unserem unseren unserer unter viel viele
    vielleicht vom von vor wann war waren warst warum was weg weil weiter welche welchem welchen welcher welches wem wen wenig weniger
    wenn wer werde werden wie wieder will wir wird wirklich wirst wo wollen worden wurde wurden während würde würden zu zum zur zwar
    zwei zwischen`),
  fr: list(`
    afin ai ainsi alors après as assez au aucun aucune aujourd aussi autre autres aux avaient avais avait avant avec avez avoir avons
    beaucoup bien car ce ceci cela celle celles celui cependant ces cet cette ceux chaque chez comme comment contre dans de depuis des
    deux dire dois doit donc dont du elle elles en encore entre es est et étaient étais était été être eu eux faire fait faites faut
    font hui il ils jamais je jusqu jusque juste la là laquelle le lequel les leur leurs lors lorsqu lorsque lui ma mais me même mes mieux moi moins mon ne
    ni non nos notre nous on ont ou où par parce parfois pas pendant peu peut peuvent peux plus plusieurs plutôt pour pourquoi pourtant
    pouvez presque puis puisqu puisque qu quand que quel quelle quelles quelqu quelque quelques quels qui quoi rien sa sans se sera ses seulement si sinon
    soi soit sommes son sont sous souvent suis sur ta te tes toi ton toujours tous tout toute toutes très trop tu un une vers veut veux
    voici voilà vos votre vous y`),
  es: list(`
    a además ahora al algo alguien algún alguna algunas algunos ante antes aquel aquella aquí así aun aún aunque bajo bien cada casi
    como cómo con contra cual cuál cuando cuándo cuanto de del desde después donde dónde dos durante e el él ella ellas ello ellos en
    entonces entre era eran eres es esa esas ese eso esos esta está están estaba estamos estar estas este esto estos estoy fue fueron
    gran ha había hace hacen hacer hacia han has hasta hay haya he hemos hizo hoy incluso ir la las le les lo los luego más me mejor
    menos mi mí mientras mis misma mismo mismos mucha muchas mucho muchos muy nada nadie ni ningún ninguna no nos nosotros nuestra
    nuestras nuestro nuestros nunca o os otra otras otro otros para pero poco podemos poder por porque pues puede pueden puedes qué que
    quien quién se sea según ser si sí sido siempre sin sino sobre sois solo sólo somos son soy su sus también tampoco tan tanto te
    tenemos tener tenía tengo ti tiene tienen tienes toda todas todavía todo todos tu tú tus un una unas uno unos usted ustedes va vamos
    van vez voy y ya yo`),
};

export function isStopWord(word: string, language: PostLanguage): boolean {
  return STOP_WORDS[language].has(word);
}

/** The language whose stop words occur most often among the words (lower case); the first of the list when none leads. */
export function languageOf(words: readonly string[]): PostLanguage {
  let best: PostLanguage = POST_LANGUAGES[0];
  let most = 0;
  for (const language of POST_LANGUAGES) {
    const hits = words.filter((word) => isStopWord(word, language)).length;
    if (hits > most) [best, most] = [language, hits];
  }
  return best;
}
