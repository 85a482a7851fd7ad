import type { TradeWords } from './trade-words.js';

export const TRADES_DE: TradeWords = {
  finance: {
    moments: 'in der letzten Beiratssitzung | beim letzten Monatsabschluss',
    papers: 'eine Liquiditätsplanung | einen Kontoauszug | eine Vorlage für den Beirat',
    figures: 'der Kontostand am Zahltag | die Tage, bis ein Kunde zahlt | die Marge des kleinsten Produkts',
    mistakes:
      'Rechnungen gehen erst Wochen nach der Arbeit raus | ein Preis wird vom Wettbewerber abgeschrieben | die Planung soll vor allem dem Beirat gefallen',
    people:
      'ein Gründer am Abend vor dem Zahltag | eine Bankberaterin, die noch eine Zahl will | ein Vertriebsleiter, der einen Rabatt versprochen hat',
  },
  tax: {
    moments: 'beim letzten Jahresgespräch | bei der letzten Prüfung',
    papers: 'einen Steuerbescheid | einen Beleg | eine Rechnung',
    figures:
      'die Nachzahlung im schlimmsten Monat | die Zahl der Belege ohne Vermerk | der Anteil, der von jeder Rechnung zurückgelegt wird',
    mistakes:
      'das Geld für die Steuer ist im Dezember ausgegeben | ein Beleg liegt bis März im Handschuhfach | eine Frist fällt am Tag danach auf',
    people:
      'ein Prüfer in der Tür | eine Inhaberin mit einem Brief, den niemand öffnen wollte | eine Buchhalterin, die es zuerst gesehen hat',
  },
  law: {
    moments: 'beim letzten Gerichtstermin | in der letzten Verhandlungsrunde',
    papers: 'einen Vertrag | eine Abmahnung | einen Vergleich',
    figures:
      'der Preis einer schlecht geschriebenen Zeile | die Tage bis zum Fristablauf | die Summe, mit der beide Seiten leben konnten',
    mistakes:
      'ein Schreiben geht im Zorn raus | ein Vertrag kommt aus dem Internet | niemand schreibt auf, was am Telefon vereinbart wurde',
    people:
      'eine Mandantin, die schon unterschrieben hat | ein Richter, der eine kurze Frage stellt | die Gegenseite am Telefon',
  },
  recruiting: {
    moments: 'im letzten Vorstellungsgespräch | beim letzten Anruf wegen einer Referenz',
    papers: 'eine Stellenanzeige | einen Lebenslauf | ein Vertragsangebot',
    figures:
      'die Tage vom ersten Anruf bis zur Unterschrift | die Zahl der Bewerbungen ohne Antwort | der Abstand zwischen Angebot und Wunsch',
    mistakes:
      'eine Anzeige zählt vierzehn Anforderungen auf | eine gute Bewerberin wartet zwei Wochen auf Antwort | eine Referenz wird nie angerufen',
    people:
      'ein Kandidat, der das Angebot abgelehnt hat | eine Chefin, die ihren letzten Mitarbeiter noch einmal sucht | eine Neue am ersten Tag',
  },
  coaching: {
    moments: 'in der letzten Sitzung | im letzten Workshop',
    papers: 'einen vollen Kalender | einen Rückmeldebogen | eine Seite deiner Notizen',
    figures:
      'die Stunden in Besprechungen in einer Woche | die Zahl der Leute, die an eine Person berichten | die Minuten, bis es um die Sache ging',
    mistakes:
      'die Chefin antwortet, bevor die Frage zu Ende ist | ein Streit wird mit einem neuen Dienstplan beendet | Kritik wird fürs Jahresgespräch aufgehoben',
    people:
      'eine neue Leitung in den ersten hundert Tagen | ein Stellvertreter, der übergangen wurde | ein Chef, dem niemand widerspricht',
  },
  making: {
    moments: 'beim letzten Gang durch die Halle | bei der letzten Schichtübergabe',
    papers: 'ein Schichtbuch | einen Arbeitsauftrag | einen Lieferschein',
    figures:
      'die Rüstzeit an der langsamsten Maschine | der Ausschuss einer Woche | die Stunden, die eine Maschine auf ein Teil wartet',
    mistakes:
      'ein Sensor wird überbrückt, damit die Linie läuft | der Bestand wird zweimal gezählt und einmal gefunden | der Plan ändert sich nach Schichtbeginn',
    people:
      'ein Bediener mit einem eigenen Trick | eine Schichtleiterin um zehn vor sechs | ein Einkäufer, der zwei Cent je Stück gespart hat',
  },
  transport: {
    moments: 'bei der letzten Ladung | bei der letzten Kontrolle am Tor',
    papers: 'einen Frachtbrief | ein Temperaturprotokoll | ein Zeitfenster an der Rampe',
    figures:
      'die Minuten, die ein Fahrer am Tor wartet | die Leerkilometer einer Woche | die Temperatur in der wärmsten Ecke einer Ladung',
    mistakes:
      'ein Zeitfenster gilt einem Wagen, der noch lädt | die Türen bleiben während der Papiere offen | ein Schaden wird ungesehen quittiert',
    people:
      'ein Fahrer, der seit vier Stunden wartet | eine Disponentin am Freitagnachmittag | ein Empfänger, der die halbe Ladung ablehnt',
  },
  building: {
    moments: 'auf der letzten Baustelle | bei der letzten Abnahme',
    papers: 'ein Angebot | ein Bautagebuch | einen Plan',
    figures:
      'die Tage, die ein Gewerk auf das andere wartet | die Summe der Nachträge | der Preis des billigsten Angebots',
    mistakes:
      'der Maler wartet auf den Elektriker | eine Wand wird nach der Bestellung verschoben | im Angebot fehlt das Gerüst',
    people:
      'eine Bauherrin, die vor Ort den Plan ändert | ein Handwerker, der sagt, dass es nicht hält | ein Nachbar mit Kamera',
  },
  tech: {
    moments: 'beim letzten Vorfall | beim letzten Release',
    papers: 'ein Ticket | ein Protokoll | eine Fehlermeldung',
    figures:
      'die Minuten, bis jemand den Ausfall bemerkte | das Alter des ältesten offenen Tickets | die Monatsrechnung für Server, die niemand nutzt',
    mistakes:
      'ein Release geht am Freitagnachmittag raus | ein Test wird abgeschaltet, damit er grün ist | die Einzige, die das Skript kennt, hat Urlaub',
    people:
      'eine Entwicklerin, die den Code erbt | ein Kunde, der den Fehler zuerst gefunden hat | ein Produktchef mit einem Termin',
  },
  security: {
    moments: 'bei der letzten Übung | beim letzten Vorfall',
    papers: 'eine Phishing-Mail | eine Liste der Zugriffsrechte | ein Protokoll eines Vorfalls',
    figures:
      'die Minuten, bis jemand Hilfe rief | der Anteil derer, die die falsche Rechnung öffneten | das Alter der letzten geprüften Sicherung',
    mistakes:
      'das Passwort des Servers hängt auf einem Zettel | ein früherer Kollege hat noch Zugriff | die Sicherung wurde nie zurückgespielt',
    people:
      'eine Direktorin, die zuerst geklickt hat | ein Buchhalter mit einer seltsamen Rechnung | eine Technikerin, der niemand glaubte',
  },
  ux: {
    moments: 'im letzten Nutzertest | in der letzten Abnahme',
    papers: 'ein Formular | einen Entwurf mit Kommentaren | eine Fehlermeldung',
    figures:
      'die Zahl der Felder, die niemand liest | der Anteil derer, die auf einer Seite aufgeben | die Sekunden, bis jemand den Knopf findet',
    mistakes:
      'ein Feld ist Pflicht und niemand weiß, warum | ein Knopf sieht aus wie eine Überschrift | der Nutzertest ist für nach dem Start geplant',
    people:
      'eine Testperson, die sich selbst die Schuld gibt | ein Produktchef, der am alten Formular hängt | eine Entwicklerin, die fragt, wozu',
  },
  creative: {
    moments: 'in der letzten Abstimmung | in der letzten Präsentation',
    papers: 'ein Briefing | einen Entwurf mit Kommentaren | einen Kampagnenbericht',
    figures:
      'die Zahl der Runden bis zum Ja | die Kosten einer Anfrage | der Anteil am Budget, nach dem niemand gefragt hat',
    mistakes:
      'neun Leute entscheiden über einen Satz | das Logo wächst mit jeder Runde | das Briefing kommt nach dem ersten Entwurf',
    people:
      'eine Kundin, die es mutiger und sicherer will | ein Gründer, der nachts selbst textet | eine Druckerei am Telefon',
  },
  health: {
    moments: 'in der letzten Schicht | in der letzten Sprechstunde',
    papers: 'ein Übergabeblatt | einen Befund | einen Dienstplan',
    figures:
      'die Minuten, die ein Fall wirklich braucht | die Zahl der Anrufe, bis jemand kam | die Schichten ohne Pause in einem Monat',
    mistakes:
      'ein Symptom wird nachgelesen statt gezeigt | eine Übergabe findet auf dem Flur statt | der Anruf kommt einen Tag zu spät',
    people:
      'jemand, der sich für den Anruf entschuldigt | eine Kollegin am Ende der Doppelschicht | ein Angehöriger mit einem Ausdruck',
  },
  food: {
    moments: 'am letzten vollen Samstag | in der letzten Frühschicht',
    papers: 'einen Bestellzettel | einen Dienstplan | eine Lieferantenrechnung',
    figures: 'die Bleche, die abends übrig sind | der Mehlpreis | der Lohnanteil an einem Samstag',
    mistakes:
      'die Neue wird im größten Andrang angelernt | ein Rezept steht nur in einem Kopf | der neue Preis eines Lieferanten fällt erst nach einem Monat auf',
    people:
      'ein Stammgast, der wortlos bestellt | ein Lieferant, der den Preis per SMS erhöht | ein Lehrling um vier Uhr morgens',
  },
  selling: {
    moments: 'im letzten Verkaufsgespräch | im letzten Gespräch über einen Preis',
    papers: 'ein Angebot | eine Preisliste | eine Beschwerde',
    figures:
      'die Zahl der Angebote ohne Antwort | der Rabatt beim letzten Abschluss | die Tage vom ersten Anruf bis zum Ja',
    mistakes:
      'der Rabatt kommt, bevor jemand fragt | ein Angebot geht raus und niemand ruft an | im Termin sitzt jemand ohne Budget',
    people:
      'ein Einkäufer, der nur nach dem Preis fragt | eine Kundin, die zurückgekommen ist | ein Wettbewerber am Nebentisch',
  },
  other: {
    moments: '',
    papers: '',
    figures: '',
    mistakes: '',
    people: '',
  },
};
