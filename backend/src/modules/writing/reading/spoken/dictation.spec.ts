import type { PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { withoutDictation } from './dictation.js';

const SOUNDS = 'um|uh|ähm|äh|euh|eh|este';
const LEADS = 'okay|ok|so|hi|also|ja|bon|oui|donc|vale|a ver';
const left = (said: string, language: PostLanguage) => withoutDictation(said, language, LEADS, SOUNDS);

describe('What somebody says of their dictating', () => {
  it.each<[PostLanguage, string, string]>([
    ['en', 'okay this is me talking into the phone in the van so the lift stopped', 'so the lift stopped'],
    ['en', "so this is a voice note cause I'm in the car um I talked to Brad", 'um I talked to Brad'],
    ['en', 'okay so eh this is for the LinkedIn thing I got a call', 'I got a call'],
    ['en', 'hi so recording this before I forget um we had eleven', 'um we had eleven'],
    ['en', 'voice note. Eleven applied.', 'Eleven applied.'],
    ['de', 'also kurze Sprachnotiz wir haben in Freiberg gebaut', 'wir haben in Freiberg gebaut'],
    ['de', 'so ich diktiere das mal kurz also wir waren in Bautzen', 'also wir waren in Bautzen'],
    ['de', 'ähm ja ich nehm das mal auf also ich hatte heute frei', 'also ich hatte heute frei'],
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
    ['de', 'ja ich sprech das kurz auf dem Rückweg ein wir waren heute in Pirna bei einem Verwalter'],
    ['de', 'ich sprech das kurz auf der Fahrt ein wir waren in Pirna'],
    ['de', 'ich diktiere das kurz im Auto ein wir waren in Pirna bei der Verwaltung'],
    ['de', 'kurze Sprachnotiz am Steuer wir waren heute in Pirna'],
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
});
