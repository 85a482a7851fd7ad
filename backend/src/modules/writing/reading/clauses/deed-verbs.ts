import type { PostLanguage } from '@drumbeat/domain';
import { stemOf, verbOf } from '../words/stems.js';
import { unaccented, wordSet } from '../words/word-patterns.js';

/** They say little of what was done, or stand for any other verb. */
const LIGHT: Readonly<Record<PostLanguage, ReadonlySet<string>>> = {
  en: wordSet(
    'be am is are was were been have has had do does did say says said tell told think thought know knew want wanted need needed can could will would should must may might let like liked love hope wish mean feel felt get got go went come came not never dont sure',
  ),
  de: wordSet(
    'gewesen gehabt gesagt sagte gedacht dachte gewusst wusste gewollt wollte gemacht machte getan tat geworden wurde war bin ist hatte hat konnte kann musste muss sollte soll darf durfte will glaube denke meine finde gegangen ging gekommen kam',
  ),
  fr: wordSet(
    'été eu dit pensé su voulu pu dû fait allé allée venu venue suis étais avais ai crois pense sais veux peux dois dis fais vais vois trouve était avait',
  ),
  es: wordSet(
    'fui fue estuve estuvo tuve tuvo dije dijo hice hizo pude pudo quise quiso supe supo creí creyó pensé pensó sido tenido dicho hecho podido querido sabido estado',
  ),
};
/** Before a "ge" in the middle of a participle. */
const SEPARABLE =
  /^(?:an|auf|ab|aus|ein|vor|mit|zu|nach|weg|zurück|fest|unter|um|durch|los|fort|her|hin)ge(?=\p{L}{3})/u;
const SPANISH_END = /(?:ieron|aron|iendo|ando|ad[oa]s?|id[oa]s?|io|é|ó|í)$/u;
const GERMAN_END = /(?:test|tet|ten|te|en|et|t)$/u;
const ROOT_MIN = 3;

/** A verb however it is inflected, to be held against another form of it; null for one that says little, and for no verb. */
export function verbRoot(typed: string, language: PostLanguage): string | null {
  const word = typed.toLowerCase();
  if (LIGHT[language].has(word) || /\d/u.test(word)) return null;
  const root = rootOf(word, language);
  return root === undefined || root.length < ROOT_MIN ? null : root;
}

function rootOf(word: string, language: PostLanguage): string | undefined {
  if (language === 'es') {
    const root = unaccented(word.replace('ió', 'io').replace(SPANISH_END, ''));
    return root.replaceAll('i', 'e').replaceAll('u', 'o');
  }
  if (language === 'de') {
    const verb = verbOf(word);
    if (verb !== word) return verb.slice(0, 5);
    const separable = SEPARABLE.exec(word);
    const simple =
      separable === null ? word.replace(/^ge(?=\p{L}{3})/u, '') : word.slice(separable[0].length);
    const known = verbOf(`ge${simple}`);
    const root = known === `ge${simple}` ? unaccented(simple.replace(GERMAN_END, '')) : known;
    return `${separable?.[0].slice(0, -2) ?? ''}${root.slice(0, 5)}`;
  }
  return stemOf(word, language);
}

/** "Found" and "find", "repair" and "repaired". */
export const isSameVerb = (a: string, b: string) =>
  a === b || (Math.min(a.length, b.length) >= ROOT_MIN + 1 && (a.startsWith(b) || b.startsWith(a)));
