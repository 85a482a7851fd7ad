const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u));

/**
 * Forms of usual nouns that are nothing else in small letters: no verb ("frage", "preise", "betrieb"), no adjective ("breite"), no adverb or
 * preposition ("weg", "dank", "morgen"), and nothing that somebody is told to do ("post das", "versuch es"). Whoever adds one reads it as each
 * of these first.
 */
const NOUNS = words(`
  woche wochen jahr jahre jahren jahres monat monate monaten tag tage stunde minute minuten sekunde sekunden uhr wochenende wochenenden
  abend abende nacht nächte mittag nachmittag vormittag anfang zeit zeiten termin termine terminen pause frist datum daten montag dienstag
  mittwoch donnerstag freitag samstag sonntag saison urlaub ferien hochzeit hochzeiten geburtstag weihnachten ostern schluss hälfte drittel viertel

  kunde kunden kundin kundinnen frau frauen mann männer männern kind kinder kindern leute leuten mensch menschen chef chefs chefin kollege
  kollegen kollegin kolleginnen mitarbeiter mitarbeitern mitarbeiterin mitarbeiterinnen freund freunde freunden freundin mutter vater eltern
  sohn söhne tochter töchter bruder brüder schwester schwestern familie familien gast gäste gästen nachbar nachbarn nachbarin herr herrn arzt
  ärzte ärztin patient patienten patientin lehrer lehrern lehrerin schüler schülern schülerin azubi azubis lehrling lehrlinge praktikant
  praktikantin meister meisterin handwerker handwerkern anwalt anwälte anwältin notar notare notarin berater beraterin inhaber inhaberin
  unternehmer unternehmerin gründer gründerin geschäftsführer geschäftsführerin vermieter mieter verkäufer verkäuferin bewerber bewerberin
  architekt architektin polizei feuerwehr bürgermeister tischler schreiner elektriker fahrer fahrerin gärtner bäcker köche köchin kellner
  kellnerin friseur steuerberater trainer trainerin partner partnerin lieferant lieferanten hersteller pfarrer pfarrerin halter halterin

  team teams firma firmen verein behörde behörden amt ämter gemeinde gemeinden stadt städte dorf dörfer straße straßen kirche kirchen gruppe
  gruppen konkurrenz branche branchen beruf job jobs karriere praxis praxen klinik kliniken krankenhaus apotheke apotheken pflegeheim hotel
  hotels restaurant restaurants geschäft geschäfte läden büro büros werkstatt werkstätten markt märkte bank banken

  preis auftrag aufträge aufträgen angebot angebote vertrag verträge verträgen geld budget budgets konto konten umsatz umsätze gewinn
  verlust verluste rabatt rabatte gehalt gehälter lohn löhne kredit kredite projekt projekte projekten pläne plänen idee ideen ziel problem
  probleme problemen fehler fehlern ergebnis ergebnisse ergebnissen erfolg gespräch gespräche gesprächen telefonat anruf antwort brief mails
  email emails nachricht nachrichten bericht tabelle tabellen prozent euro cent seite seiten text wort worte wörter wörtern satz sätze
  sätzen bücher büchern foto fotos bilder bildern video videos website webseite app apps computer laptop handy telefon drucker software internet
  formular formulare akte akten ordner dokument dokumente vorlage vorlagen kalender ware produkt produkte produkten marke marken kampagne
  strategie strategien prozess prozesse system systeme meeting meetings workshop workshops konferenz seminar seminare kurs kurse zertifikat
  lebenslauf feierabend überstunden schicht einkauf umzug umzüge tipps trick tricks kontakt kontakte netzwerk vorschlag vorschläge kasse

  haus häuser häusern zimmer tür türen fenster dach dächer wand wände boden böden küche küchen bad bäder garten gärten keller tisch stuhl
  stühle bett auto autos fahrrad fahrräder zug züge bus bahn bahnhof flughafen schlüssel alarm lampe lampen licht strom wasser gas öl ofen
  öfen motor motoren maschine maschinen werkzeug werkzeuge geräte material materialien holz hölzer stein steine metall glas gläser papier
  papiere farbe farben kabel rohr rohre lager kaffee tee brot brote brötchen kuchen torte bier fleisch gemüse obst milch zucker salz mehl
  tasse tassen teller flasche flaschen hund hunde hunden pferd pferde katze katzen tier tiere tieren kuh kühe vogel vögel welpe welpen orgel
  klavier klaviere baum bäume blume blumen wald wälder meer strand wetter schnee wind luft

  hand hände händen kopf köpfe herz auge augen gesicht gesichter ohr ohren bein beine fuß füße gefühl gefühle angst ängste mut spaß freude
  glück pech streit hilfe lust interesse respekt geduld kräfte tod grund sache sachen ding dinge punkt thema themen beispiel beispiele moment
  momente lage platz plätze ort orte land länder welt chance chancen risiko risiken gedanke gedanken traum wunsch pflicht gesetz gesetze kritik
  geschichte geschichten vortrag vorträge titel name namen nummer nummern adresse adressen anzahl menge mengen größe höhe länge gewicht rest
  reste fahrt fahrten gebühr gebühren braut saal teig tasche taschen besitzer leder publikum winter sommer herbst testament testamente abgabe
  abgaben arbeit schritte musik kunst sport film steuererklärung
`);

/** What is a verb as well, and so a noun only where something stands before it that no verb follows. */
const NOUNS_OR_VERBS = words(`
  frage fragen suche anfrage anfragen antworten preise steuer steuern kosten mieten schulden zahlen gewinne betriebe unternehmen
  schule schulen laden wagen weg ende stunden tagen reise reisen essen leben wissen vertrauen regel regeln stelle stellen stimme stimmen
  pfeife pfeifen liste listen briefe berichte ziele gründe punkte räume teile träume wünsche besuche versuche fälle ruhe rede reden pflege
  miete leine schichten unterlagen anrufe texte rücken regen sonne feier feiern probe proben fristen
`);

/** Behind these stands no verb. "Einer fragen", "kann sein fragen wir": these two may. */
const BEFORE_NOUN_ALONE =
  /(?<![\p{L}])(?:(?:k|m|d|s)?eine(?:[mn]|s)?|(?:k|m|d)?ein|unsere?[mns]?|zum|zur|vom|im|am|beim)\s$/iu;
const NUMBER_BEFORE =
  /(?<![\p{L}])(?:\p{N}+|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig|dreißig|paar|viele|mehrere)\s$/iu;

/** "Küchentisch", "Stammkunde": the last part of a compound says what it is. */
const COMPOUND = { head: 4, tail: 5 };

/**
 * True for a German noun that was typed small, where it can be nothing else.
 * @param word in small letters
 */
export function isCertainNoun(word: string, before: string): boolean {
  if (NOUNS.has(word)) return true;
  if (NOUNS_OR_VERBS.has(word))
    return BEFORE_NOUN_ALONE.test(before) || (word === 'stunden' && NUMBER_BEFORE.test(before));
  for (let at = COMPOUND.head; at <= word.length - COMPOUND.tail; at += 1) {
    if (NOUNS.has(word.slice(at))) return true;
  }
  return false;
}
