import { describe, expect, it } from '@jest/globals';
import { unsourcedNames } from './name-findings.js';

const found = (text: string) =>
  unsourcedNames(text, 'de', {
    material: ['Messe in Arnsberg, der Landrat war da'],
    known: [],
    ownPosts: [],
  }).map(({ start, end }) => text.slice(start, end));

describe('a German name that its place shows', () => {
  it.each([
    ['Er heißt Luca.', 'Luca'],
    ['Sie heißt Finja. Das passt.', 'Finja'],
    ['Mein Geselle Jan auch.', 'Jan'],
    ['Mein Lehrling Malte auch.', 'Malte'],
    ['Der Landrat Schneider auch.', 'Schneider'],
    ['Der Architekt Ohlsen hat es gesehen.', 'Ohlsen'],
    ['Das hat Viessmann bezahlt.', 'Viessmann'],
    ['Den Stand hat Viessmann bezahlt.', 'Viessmann'],
    ['Dann hat Buderus geliefert.', 'Buderus'],
    ['Er kam von Vaillant.', 'Vaillant'],
    ['Das Angebot kam von Junkers.', 'Junkers'],
    ['Die Rechnung ging an Weishaupt.', 'Weishaupt'],
    ['Den Stand gab es. Vaillant auch.', 'Vaillant'],
    ['Eigentümer: Piet', 'Piet'],
    ['Ich habe mit Drews gesprochen.', 'Drews'],
    ['Die Armatur ist von Hansgrohe.', 'Hansgrohe'],
    ['Wir haben bei Geberit bestellt.', 'Geberit'],
    ['Die Barmer bezahlt uns die Fahrt.', 'Barmer'],
    ['Mit Viessmann haben wir die App gebaut.', 'Viessmann'],
    ['Mit Krones haben wir die Anlage geplant.', 'Krones'],
    ['Für Sartorius läuft die Statistik.', 'Sartorius'],
    ['Für Rossmann bauten wir drei Stände.', 'Rossmann'],
    ['Von Grohe kam das Angebot.', 'Grohe'],
    ['Aus Meißen kam der Melder.', 'Meißen'],
    ['Wir haben für Dachser die Halle gestrichen.', 'Dachser'],
    ['Die Techniker Krankenkasse bezahlt uns die Fahrt.', 'Techniker'],
    ['Das Helios-Klinikum bezahlt uns das.', 'Helios-Klinikum'],
    ['Die Asklepios-Klinik hat angerufen.', 'Asklepios'],
    ['Das Westküstenklinikum bezahlt die Fahrt.', 'Westküstenklinikum'],
    ['Der Verein Motherhood hat angerufen.', 'Motherhood'],
    ['Die Sparkasse in Husum hat uns einen Kredit gegeben.', 'Husum'],
    ['Die Klinik in Heide hat uns einen Raum gegeben.', 'Heide'],
    ['Bei Vonovia haben wir denselben Fehler gefunden.', 'Vonovia'],
    ['Von Buderus kam keine Antwort.', 'Buderus'],
    ['In Coswig haben wir im Oktober ein Haus umgestellt.', 'Coswig'],
    ['In Kitzingen haben wir den Filter geholt.', 'Kitzingen'],
    ['Im Oktober haben wir in Görlitz ein Haus umgestellt.', 'Görlitz'],
  ])('is one that no source has: %j', (text, name) => {
    expect(found(text)).toEqual([name]);
  });

  it.each([
    'Der Landrat war da.',
    'Mit Kunden haben wir den Termin vereinbart. Mit Herzblut haben wir begonnen. Mit Augenmaß haben wir das Netz geplant.',
    'Mit Vaseline haben wir die Dichtung gerettet. Mit Zwirn haben wir die Naht geflickt. Mit Hanf arbeiten wir gern.',
    'Aus Angst haben wir geschwiegen. Aus Übermut hat er gekündigt. Aus Hanf haben wir die Matten gemacht.',
    'Für Einsteiger ist das kein Problem. Für Schwangere gibt es einen Platz. Für Notfälle haben wir ein Telefon.',
    'Von Reue war keine Rede. Von Weitem war der Turm zu sehen. Wir haben für Blinde die Wege verbreitert.',
    'Der Erfolg war von Dauer. Die Idee ist von Kindern.',
    'Wir haben mit Zargen gearbeitet und mit Freude bestellt.',
    'Weil der Nachbar Rabatte wollte, ging es schief.',
    'Gestern hat der Nachbar Kacheln bestellt.',
    'Ein Kunde Mitte vierzig rief an. Der Kunde Nummer drei kam.',
    'Mein Nachbar Montag früh: nichts.',
    'Die Chefin Schulter an Schulter mit dem Azubi.',
    'Das Gerät heißt Wärmepumpe.',
    'Das kam von Hand. Das kommt von Feuchtigkeit.',
    'Dann hat Rost gefehlt. Ruß auch. Fichte auch.',
    'Eigentümer: unbekannt. Firma: Dachdecker, Gerüst, Material.',
    'Anruf vom Elektriker: Finanzamt wollte mehr.',
    'Die Kundin bezahlt. Die Versicherung hat uns gelobt. Der Großvater rief an.',
    'Die Frauenklinik und die Tages-Klinik, die Auto-Werke und die Notfall-Nummer.',
    'Bei Verzug ist der Kunde sauer. Bei Glatteis ist das Haus zu. Bei Dekubitus haben wir gewartet.',
    'In Eigenregie haben wir die Heizung getauscht. In Zeitlupe kam der Aufzug. In Rage war er selten.',
    'Von Rabatten hat er nichts gesagt. In Gummistiefeln ist er gekommen. In Altbauten haben wir das oft.',
    'Wir haben in Windeseile eine Lösung gefunden. Ich habe in Ruhe das Angebot gelesen.',
    'Der Verein Mitglieder suchen lassen? Die Gemeinde Bäume pflanzen lassen?',
    'Die Praxis in Betrieb war ein Glück. Der Laden in Not hat geschlossen.',
  ])('is no usual noun: %j', (text) => {
    expect(found(text)).toEqual([]);
  });
});
