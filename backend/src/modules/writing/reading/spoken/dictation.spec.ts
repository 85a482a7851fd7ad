import type { PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { withoutDictation } from './dictation.js';

const SOUNDS = 'um|uh|ähm|äh|euh|eh';
const LEADS =
  'okay|ok|so|right|yeah|well|anyway|hi|also|ja|bon|oui|donc|voilà|vale|a ver|pues|bueno|nada|mira|o sea';
const left = (said: string, language: PostLanguage) => withoutDictation(said, language, LEADS, SOUNDS);
const bare = (said: string) => said.replace(/^(?:(?:um|eh|euh|ähm|so|also|okay|voilà|pues|donc)\s)+/u, '');

describe('What somebody says of their dictating', () => {
  it.each<[PostLanguage, string, string]>([
    ['en', 'okay this is me talking into the phone in the van so the lift stopped', 'so the lift stopped'],
    ['en', "so this is a voice note cause I'm in the car um I talked to Brad", 'I talked to Brad'],
    ['en', 'okay so eh this is for the LinkedIn thing I got a call', 'I got a call'],
    ['en', 'hi so recording this before I forget um we had eleven', 'we had eleven'],
    ['en', 'voice note. Eleven applied.', 'Eleven applied.'],
    ['de', 'also kurze Sprachnotiz wir haben in Freiberg gebaut', 'wir haben in Freiberg gebaut'],
    ['de', 'so ich diktiere das mal kurz also wir waren in Bautzen', 'wir waren in Bautzen'],
    ['de', 'ähm ja ich nehm das mal auf also ich hatte heute frei', 'ich hatte heute frei'],
    [
      'de',
      "so ich sprech das jetzt mal schnell ein bevor ich's vergesse wir haben gewonnen",
      'wir haben gewonnen',
    ],
    [
      'fr',
      "bon je dicte vite fait parce que je suis dans le train un dirigeant m'a demandé",
      "un dirigeant m'a demandé",
    ],
    ['fr', 'oui donc euh je note ça pour plus tard ce matin on attendait', 'ce matin on attendait'],
    [
      'es',
      'vale grabo esto rápido eh que estoy en un semáforo resulta que hay una floristería',
      'resulta que hay una floristería',
    ],
    ['de', 'ja ich sprech das kurz auf dem Rückweg ein wir waren heute in Pirna', 'wir waren heute in Pirna'],
    ['de', 'kurze Sprachnotiz am Steuer wir waren heute in Pirna', 'wir waren heute in Pirna'],
    ['de', 'kurze Sprachnotiz am Montag war die Abnahme', 'am Montag war die Abnahme'],
    ['en', 'voice note so brad called me', 'so brad called me'],
    ['fr', 'petit mémo vocal hier on a signé', 'hier on a signé'],
    ['es', 'nota de voz hoy Dani ha hecho doce', 'hoy Dani ha hecho doce'],
    ['es', 'a ver grabo un audio que si no se me olvida hoy Dani ha hecho doce', 'hoy Dani ha hecho doce'],
  ])('%s: goes as a whole clause: “%s”', (language, said, expected) => {
    expect(left(said, language)).toBe(expected);
  });

  it.each<[PostLanguage, string]>([
    ['en', "I'm recording a podcast with Brad and he said no"],
    ['en', 'this is me talking to the bank about the loan'],
    ['en', 'voice note in Leeds market about the coffin'],
    ['en', 'recording sales in May'],
    ['de', 'ich nehme das auf mich und bezahle die Rechnung'],
    ['de', 'also ich diktiere dem Chef nichts'],
    ['fr', 'je note ça pour ma cliente de Quimper'],
    ['fr', 'je dicte la lettre à la directrice'],
    ['es', 'grabo un audio con Dani y Yesenia'],
    ['es', 'te cuento una cosa de la bici'],
    ['en', 'quick voice note before I open up um so I want to write about Yusuf'],
    ['en', 'voice note before I set off um the ash came down on Sunday'],
    ['en', 'recording this before I forget um in the office we had a leak'],
    ['fr', "je dicte ça avant d'oublier euh dans la cuisine on a eu une fuite"],
    ['de', 'ich nehme das auf die Kappe hat er gesagt'],
    ['de', 'eine Sprachnotiz die ich bekommen habe war von Jule'],
    ['en', 'recording the interview was my client’s idea'],
    ['en', 'a voice note I got from Brad changed my mind'],
    ['en', 'voice note because I heard the client left early'],
    ['en', 'voice note um from Denise about the job'],
    ['fr', 'je note le numéro il est faux depuis mars'],
    ['fr', 'note vocale euh de la directrice de Quimper'],
    ['es', 'grabo la reunión es larga y nadie habla'],
    ['es', 'nota de voz a la vecina le digo que baje'],
  ])('%s: stays where it is told, or where it is not clear where it ends: “%s”', (language, said) => {
    expect(left(said, language)).toBe(said);
  });
  it.each<[PostLanguage, string, string]>([
    [
      'en',
      "so I'm in the van so excuse the noise um",
      "last Thursday the boiler man at Skelton rang me and said he'd found a second meter",
    ],
    [
      'en',
      'okay not sure this is recording but here goes um',
      'our apprentice Callum dropped a forty kilo lintel in March',
    ],
    [
      'en',
      "bear with me I've got a cold and the dishwasher's on um",
      'in 2019 we lost our biggest customer and nobody noticed for a month',
    ],
    [
      'de',
      'sorry ich sitz im Zug da hört man vielleicht was im Hintergrund ähm',
      'wir haben letzte Woche das Lager geräumt und vierzig Paletten gefunden',
    ],
    [
      'de',
      'ich red einfach mal drauflos du kannst das ja dann sortieren ähm',
      'gestern rief mich eine Mieterin an und wollte sich bedanken',
    ],
    [
      'de',
      'moment ich mach mal eben die Tür zu so jetzt ähm',
      'unsere Kantine hat seit März keinen Salat mehr weggeworfen',
    ],
    [
      'fr',
      'désolée pour le bruit je suis à la gare euh',
      'ma cliente de Dinan elle vend des bottes depuis trente ans',
    ],
    [
      'fr',
      "je te parle en conduisant donc tu remettras dans l'ordre euh",
      "mardi le patron de la scierie m'a rappelé pour s'excuser",
    ],
    [
      'es',
      'no sé si se oye bien pero bueno te cuento',
      'la semana pasada la jefa de cocina dejó de comprar sal',
    ],
    [
      'es',
      'voy andando así que si me ahogo ya sabes por qué',
      'este verano alquilamos la mitad de barcas y ganamos el doble',
    ],
  ])('%s: goes in whatever words, before what is told: “%s”', (language, talk, told) => {
    expect(bare(left(`${talk} ${told}`, language))).toBe(bare(told));
  });

  it.each<[PostLanguage, string]>([
    ['en', "I'm in the van by six every morning um and I listen to the radio until the first job"],
    [
      'en',
      'voice notes are the worst thing that happened to my team um we had four hundred of them last month',
    ],
    ['en', "sorry I'm late um that's what she said every Monday for two years and nobody asked her why"],
    ['en', 'I talk fast um people tell me that and last year I lost a client over it in Leeds'],
    ['en', 'we record every call um and last month I listened to forty of them in one go and it hurt'],
    ['en', "I'm recording a podcast with Brad and he said no um and then he said yes"],
    ['de', 'im Auto sitze ich vier Stunden am Tag ähm und da hab ich gerechnet was das kostet'],
    ['de', 'sorry ist bei uns kein Wort ähm wir sagen stattdessen was wir morgen anders machen'],
    ['de', 'laut ist es bei uns immer ähm deswegen tragen achtundvierzig Leute Gehörschutz'],
    ['fr', 'je roule beaucoup euh quarante mille kilomètres par an et je connais toutes les aires'],
    ['fr', "j'oublie tout euh alors j'ai mis des étiquettes sur les quarante vannes de l'atelier"],
    ['es', 'llego tarde siempre eh y por eso el año pasado perdí el tren y la obra de Lugo'],
    ['es', 'grabo bodas eh desde hace nueve años y nunca había llorado hasta el sábado'],
    ['es', 'rápido no es lo mismo que deprisa eh lo aprendí cuando perdimos el contrato de Vigo'],
    [
      'en',
      "I'm stood in the kitchen um and the fridge is humming and I know exactly which part is going to fail",
    ],
    ['en', 'just got a minute um is the lie I tell my kids and last night my son said it to me'],
    ['en', 'let me tell you um the truth about roofs nobody checks the flashing until it rains in'],
    ['en', 'sorry about the wind turbines um we could not stop them but we got the village a bus'],
    ['en', 'the noise is in the background um and you only hear it when the pump stops at four'],
    ['de', 'hör mal kurz rein ähm steht an unserer Tür und die Leute kommen wirklich rein und hören zu'],
    ['de', 'ich muss gleich los ähm war der letzte Satz von meinem Vater und ich höre ihn heute noch'],
    ['de', 'moment sagt der Arzt ähm und dann geht er raus und kommt nicht wieder'],
    [
      'fr',
      "on m'entend euh c'est tout ce que je voulais en vingt ans de réunions et personne ne levait la tête",
    ],
    ['fr', "vite fait euh c'est la maladie de mon métier on pose vite et on revient trois fois"],
    ['es', 'que llego tarde eh me decía mi madre cada mañana y yo ahora llego el primero a la obra'],
    ['es', 'si se me oye eh es porque la sala está vacía y eso es un fracaso de ventas'],
  ])('%s: stays where the story is about it: “%s”', (language, said) => {
    expect(left(said, language)).toBe(said);
  });

  it.each<[PostLanguage, string, string]>([
    [
      'en',
      'um we changed the seal and the leak stopped and it cost four pounds',
      "anyway that's my train so I'll stop there",
    ],
    ['en', 'um and the whole street came and bought bread', "sorry about the wind I'm on the beach"],
    ['de', 'ähm am Ende hat er die Rechnung zweimal bezahlt', 'so ich muss jetzt auflegen die rufen mich'],
    ['fr', 'euh le préfet a signé le lendemain', "bon je te laisse j'arrive au bureau"],
    ['es', 'eh pagaron en mayo y en junio repitieron', 'pues nada te dejo que entro en una reunión'],
  ])('%s: goes behind all else, too: “%s” – “%s”', (language, told, talk) => {
    expect(left(`${told} ${talk}`, language)).toBe(told);
  });

  it.each<[PostLanguage, string]>([
    ['en', "um I drove for nine hours and at the end I sat in the car and I said to myself I've got to go"],
    ['en', "um so my boss rang and he said sorry about the noise I'm in the van"],
    ['de', 'ähm und der Kunde sagt immer mach was draus und meint mach es billiger'],
    ['fr', "euh et mon père répétait tous les soirs je te laisse j'arrive au bout"],
    ['es', 'eh lo que más vendemos es silencio y perdona que lo diga aquí en el bar hay mucho'],
    ['en', 'um the sign in the shop window still reads sorry about the noise'],
    ['en', 'um they keep the recipe on the wall and you can tidy it up'],
    ['fr', "euh et la dernière phrase du contrat c'était je te laisse"],
    ['es', 'eh me ha escrito el alcalde ya me dirás si te sirve'],
  ])('%s: stays at the end where somebody in the story says it: “%s”', (language, said) => {
    expect(left(said, language)).toBe(said);
  });
});
