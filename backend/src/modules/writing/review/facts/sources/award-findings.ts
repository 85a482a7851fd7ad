import type { PostLanguage, TextRange } from '@drumbeat/domain';
import { isQuoted } from '../../../reading/sentences/quotations.js';

/** Offices and chambers, by a noun or by their letters. */
const OFFICE: Readonly<Record<PostLanguage, string>> = {
  en: String.raw`(?:[Tt]he\s|[Oo]ur\s)(?:\p{L}+\s){0,2}(?:council|ministry|authority|inspectorate|inspector|agency|chamber|regulator|government|department|[Cc]ouncil|[Mm]inistry|[Cc]hamber|\p{Lu}{3,6})`,
  de: String.raw`(?:[Dd]as|[Dd]ie|[Dd]er|[Uu]nsere?)\s(?:\p{L}*(?:amt|behörde|ministerium|kammer|präsidium|aufsicht|verwaltung|regierung|innung)|(?:Amt|Behörde|Ministerium|Kammer|Innung|Gemeinde|Stadt|Prüfer(?:in)?)|\p{Lu}{2,6})`,
  fr: String.raw`(?:[Ll]['’]|[Ll]e\s|[Ll]a\s|[Nn]otre\s)(?:mairie|maire|préfecture|ministère|rectorat|inspect(?:ion|eur|rice)|chambre|région|département|agence|inspection académique|\p{Lu}{2,6})(?:\s(?:de|du|des|d['’])\s?\p{L}+)?`,
  es: String.raw`(?:[Ee]l|[Ll]a|[Nn]uestr[oa])\s(?:ayuntamiento|alcald(?:e|esa|ía)|ministerio|gobierno|cámara|secretaría|municipio|inspección|inspector(?:a)?|delegación|\p{Lu}{2,6})(?:\s(?:de|del)\s\p{L}+)?`,
};

interface Honour {
  /** What an office does who praises: behind its name. */
  readonly praise: string;
  /** A prize, whoever gave it. */
  readonly award: string;
  /** What any source has that tells of either. */
  readonly told: RegExp;
}

const HONOURS: Readonly<Record<PostLanguage, Honour>> = {
  en: {
    praise: String.raw`(?:\s(?:has|have|even|also|then))*\s(?:praised|commended|congratulated|honou?red|recogni[sz]ed)\s(?:us|me|our|my)`,
    award: String.raw`(?:named|voted|crowned|chose)\s(?:us|me)\s(?!for\s)[^.!?\n]{1,60}(?<!end|rest|half|start)\sof\sthe\syear|(?:gave|handed|presented|awarded)\s(?:us|me)\s(?:an?|the|its|their)\s(?:[\p{L}-]+\s){0,3}(?:award|prize|medal)|(?<!\p{L})(?:[Ww]e|I)\s(?:won|received|got|were\sgiven|was\sgiven)\s(?:an?|the)\s(?:[\p{L}-]+\s){0,3}(?:award|prize|medal)`,
    told: /of the year|award|prize|medal|prais|commend|congratulat|honou?r|recogni[sz]|well done|impressed|won(?!\p{L})/iu,
  },
  de: {
    praise: String.raw`\s(?:hat|haben)\s(?:uns|mich)(?:\s\p{L}+){0,3}\s(?:gelobt|ausgezeichnet|geehrt|beglückwünscht|prämiert)|\s(?:lobte|ehrte|beglückwünschte)\s(?:uns|mich)`,
    award: String.raw`(?:hat|haben)\s(?:uns|mich)\szu[mr]\s[^.!?\n]{1,60}\sdes\sJahres\s(?:gewählt|gekürt|ernannt)|(?:[Ww]ir|[Ii]ch)\s(?:haben|habe)\s(?:ein|den|dafür)\p{L}*\s(?:\p{L}+\s){0,3}(?:Preis|Auszeichnung|Medaille)\s(?:bekommen|gewonnen|erhalten)|(?:[Ww]ir\swurden|[Ii]ch\swurde)(?:\s\p{L}+){0,4}\s(?:ausgezeichnet|geehrt|prämiert)`,
    told: /des jahres|(?:preis|preise)(?= (?:bekommen|gewonnen|erhalten|geholt))|(?:gewann|bekam|erhielt)\p{L}* (?:\p{L}+ ){0,3}preis|auszeichn|ausgezeichn|medaill|gelobt|lobte|lob(?!\p{L})|geehrt|ehrte|beglückwünsch|prämi|gewonnen|urkunde|begeistert/iu,
  },
  fr: {
    praise: String.raw`\s(?:nous\s(?:a|ont)|m['’](?:a|ont))(?:\s\p{L}+)?\s(?:félicité|récompensé|primé|distingué|honoré)e?s?`,
    award: String.raw`(?:nous\s(?:a|ont)|m['’](?:a|ont))\s(?:élue?s?|nommée?s?|désignée?s?)\s[^.!?\n]{1,60}\sde\sl['’]année|(?:[Oo]n\sa|[Nn]ous\savons|[Jj]['’]ai)\s(?:reçu|gagné|obtenu|remporté)\s(?:un|une|le|la)\s(?:[\p{L}-]+\s){0,2}(?:prix|trophée|médaille)|(?:nous|m['’])\s?(?:a|ont)\s(?:remis|décerné)\s(?:un|une|le|la)\s(?:[\p{L}-]+\s){0,2}(?:prix|trophée|médaille)`,
    told: /de l['’]année|félicit|récompens|prim[ée]|distingu|honor|(?:reçu|gagné|obtenu|remporté|remis|décerné) (?:\p{L}+ ){1,3}prix|trophée|médaille|bravo|gagné/iu,
  },
  es: {
    praise: String.raw`\s(?:nos|me)\s(?:felicitó|premió|galardonó|reconoció|ha\s(?:felicitado|premiado|reconocido))`,
    award: String.raw`(?:nos|me)\s(?:eligió|eligieron|nombró|nombraron)\s[^.!?\n]{1,60}\sdel\saño|(?<!\p{L})(?:[Gg]anamos|[Rr]ecibimos|[Gg]ané|[Rr]ecibí)\s(?:un|el)\s(?:\p{L}+\s){0,2}(?:premio|galardón|trofeo)|(?:nos|me)\s(?:dio|dieron|entregó|entregaron)\s(?:un|el)\s(?:\p{L}+\s){0,2}(?:premio|galardón|trofeo)`,
    told: /del año|premi|galard|trofeo|felicit|reconoc|gan[óéa]|medalla/iu,
  },
};

/** An award, or praise by an office, of which none of the sources has a word: models close a story with one. */
export function unsourcedAwards(
  text: string,
  language: PostLanguage | null,
  sources: readonly string[],
): TextRange[] {
  if (language === null) return [];
  const { praise, award, told } = HONOURS[language];
  if (sources.some((source) => told.test(source))) return [];
  const office = OFFICE[language];
  const pattern = new RegExp(
    String.raw`(?<!\p{L})${office}(?:${praise}|\s(?:${award}))(?!\p{L})|(?<!\p{L})(?:${award})(?!\p{L})`,
    'gu',
  );
  return [...text.matchAll(pattern)]
    .map(({ 0: match, index }) => ({ start: index, end: index + match.length }))
    .filter(({ start, end }) => !isQuoted(text.slice(start, end)));
}
