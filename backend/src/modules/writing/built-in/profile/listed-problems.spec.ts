import { describe, expect, it } from '@jest/globals';
import { listedProblems } from './listed-problems.js';

describe('Problems that one sentence of a profile lists', () => {
  it.each([
    'Der letzte, der COBOL konnte, geht im Juni in Rente',
    'Im Januar ist der Kurs voll, im März tanzen noch vier Paare',
    'Kunden zahlen spät, Lieferanten wollen Vorkasse',
    'Angst, den Preis zu nennen',
    'Viele zahlen spät, keiner mahnt',
    'Zu viele Kunden zahlen spät, die Bank wartet nicht',
    'Sous la pluie le chantier s’arrête, sous la neige aussi',
    'Die Maschine, die alles trägt, steht still',
    'Le dernier, qui connaissait la chaudière, part en juin',
    'En janvier le cours est plein, en mars il reste quatre couples',
    'Les clients paient tard, les fournisseurs relancent',
    'Le téléphone sonne, personne ne répond',
    'El último, que conocía la caldera, se jubila en junio',
    'En enero el curso está lleno, en marzo bailan cuatro parejas',
    'Los clientes pagan tarde, los proveedores llaman',
    'Suben los precios, bajan las ventas',
    'The last man who knew COBOL, a freelancer, retires in June',
    'The diver comes, scrapes the hull and sends a bill',
    'My yard quotes one price, adds a crane fee and nobody explains it',
    'Crews leave after a season, the second boat eats the profit of the first',
    'Owners forget the anodes, the shaft pays for it',
    'Somebody signs, nobody reads',
  ])('are one where a part would be torn out of it: %s', (sentence) => {
    expect(listedProblems(sentence, null)).toEqual([sentence]);
  });

  it.each([
    ['Hohe Fluktuation, fehlende Nachfolger, keine Zeit für Führung'],
    ['Zu wenig Bewerber, Angst vor der Betriebsprüfung, steigende Mieten in der Innenstadt'],
    ['Zu große Wärmepumpen, falsche Förderanträge, Kaminöfen ohne Zuluft'],
    ['Keine guten Bewerber, zu hohe Energiekosten, veraltete Software'],
    ['Keine Zeit für die Buchhaltung, unbezahlte Rechnungen, Ärger mit dem Finanzamt'],
    ['Unklare Zuständigkeiten, endlose Meetings, Entscheidungen auf Zuruf'],
    ['Verspätete Lieferungen, hohe Retourenquote, schlechte Produktfotos'],
    ['Der ständige Personalmangel, die hohen Mieten, das viele Papier'],
    ['Nasse Keller, Schimmel hinter Schränken, teure Gutachten'],
    ['Fehlender Überblick über die Zahlen, Angst vor der Bank, zu niedrige Preise'],
    ['Pompes à chaleur surdimensionnées, mauvais dossiers d’aide, poêles sans arrivée d’air'],
    ['Trop de réunions, des équipes fatiguées, aucun suivi des ventes'],
    ['Retards de paiement, recrutements ratés, logiciels trop compliqués'],
    ['Des caves humides, de la moisissure derrière les meubles, des expertises hors de prix'],
    ['Factures impayées, contrats mal rédigés, litiges avec les fournisseurs'],
    ['Bombas de calor demasiado grandes, subvenciones mal pedidas, estufas sin entrada de aire'],
    ['Facturas sin pagar, contratos mal redactados, pleitos con proveedores'],
    ['Demasiadas reuniones, equipos cansados, ningún seguimiento de las ventas'],
    ['Humedad en los sótanos, obras eternas, presupuestos fuera de control'],
    ['Manque de temps, trésorerie tendue, peur de monter les prix'],
    ['Des devis refusés, aucune visibilité sur les marges'],
    ['Falta de tiempo, márgenes bajos, miedo a subir los precios'],
    ['Churn in the first 90 days, no time for onboarding'],
    ['Late deliveries, high rents, no plan for winter'],
    ['Rising berth fees, rotten pontoons, fear of the harbour audit'],
  ])('are several where each part stands alone: %s', (sentence) => {
    expect(listedProblems(sentence, null)).toEqual(sentence.split(', '));
  });

  it('are read in the author’s language where they show none', () => {
    expect(listedProblems('Stress, Chaos', 'de')).toEqual(['Stress', 'Chaos']);
    expect(listedProblems('Les clients paient tard, les banques refusent', 'fr')).toHaveLength(1);
    expect(listedProblems('Les devis refusés, les clients pressés', 'fr')).toHaveLength(2);
    expect(listedProblems('Clientes morosos, poca liquidez en verano', 'es')).toHaveLength(2);
    expect(listedProblems('Suben los precios, bajan las ventas', 'es')).toHaveLength(1);
    expect(listedProblems('Slow hiring, churn', null)).toEqual(['Slow hiring', 'churn']);
  });
});
