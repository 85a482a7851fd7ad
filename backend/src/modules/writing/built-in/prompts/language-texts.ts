import type { PostLanguage } from '@drumbeat/domain';
import type { Field } from './field.js';
import { FRAMES_DE } from './frames.de.js';
import { FRAMES_EN } from './frames.en.js';
import { FRAMES_ES } from './frames.es.js';
import { FRAMES_FR } from './frames.fr.js';
import type { PromptFrames } from './prompt-frame.js';

/** An occasion and a document of a field, each for the places of {moment} and {paper}. */
type FieldWords = Readonly<Record<Field, readonly [moment: string, paper: string]>>;

export interface LanguageTexts {
  readonly frames: PromptFrames;
  /** In place of a pillar without any usable word. */
  readonly noPillar: string;
  /** "in March 2026" */
  readonly inMonth: (month: string) => string;
  /** For a post without a date. */
  readonly once: string;
  readonly fields: FieldWords;
}

export const LANGUAGE_TEXTS: Readonly<Record<PostLanguage, LanguageTexts>> = {
  en: {
    frames: FRAMES_EN,
    noPillar: 'your line of work',
    inMonth: (month) => `in ${month}`,
    once: 'once',
    fields: {
      finance: ['at the last year-end meeting', 'an invoice'],
      law: ['at the last hearing', 'a contract'],
      transport: ['with the last load', 'a consignment note'],
      making: ['on the last walk through the hall', 'a delivery note'],
      building: ['on the last site visit', 'a quote'],
      tech: ['in the last incident', 'a ticket'],
      training: ['in the last workshop', 'a feedback form'],
      health: ['on the last shift', 'a handover note'],
      food: ['on the last full evening', 'an order slip'],
      creative: ['in the last review', 'a briefing'],
      other: ['in the last client meeting', 'an e-mail'],
    },
  },
  de: {
    frames: FRAMES_DE,
    noPillar: 'deine Arbeit',
    inMonth: (month) => `im ${month}`,
    once: 'früher einmal',
    fields: {
      finance: ['beim letzten Jahresgespräch', 'eine Rechnung'],
      law: ['beim letzten Gerichtstermin', 'ein Schreiben'],
      transport: ['bei der letzten Ladung', 'einen Frachtbrief'],
      making: ['beim letzten Gang durch die Halle', 'eine Lieferliste'],
      building: ['auf der letzten Baustelle', 'ein Angebot'],
      tech: ['beim letzten Vorfall', 'ein Protokoll'],
      training: ['im letzten Workshop', 'eine Rückmeldung'],
      health: ['in der letzten Schicht', 'ein Übergabeblatt'],
      food: ['am letzten vollen Abend', 'eine Bestellung'],
      creative: ['in der letzten Abstimmung', 'ein Briefing'],
      other: ['im letzten Kundengespräch', 'eine E-Mail'],
    },
  },
  fr: {
    frames: FRAMES_FR,
    noPillar: 'votre métier',
    inMonth: (month) => `en ${month}`,
    once: 'un jour',
    fields: {
      finance: ['lors du dernier bilan', 'une facture'],
      law: ['à la dernière audience', 'un contrat'],
      transport: ['lors du dernier chargement', 'une lettre de voiture'],
      making: ['lors du dernier tour d’atelier', 'un bon de livraison'],
      building: ['lors de la dernière visite de chantier', 'un devis'],
      tech: ['lors du dernier incident', 'un compte rendu'],
      training: ['lors du dernier atelier', 'un retour de participant'],
      health: ['pendant la dernière garde', 'une fiche de transmission'],
      food: ['le dernier soir de salle pleine', 'un bon de commande'],
      creative: ['lors de la dernière présentation', 'un brief'],
      other: ['lors du dernier rendez-vous client', 'un message'],
    },
  },
  es: {
    frames: FRAMES_ES,
    noPillar: 'tu oficio',
    inMonth: (month) => `en ${month}`,
    once: 'un día',
    fields: {
      finance: ['en el último cierre de año', 'una factura'],
      law: ['en la última vista', 'un contrato'],
      transport: ['en la última carga', 'una carta de porte'],
      making: ['en la última vuelta por la nave', 'un albarán'],
      building: ['en la última visita de obra', 'un presupuesto'],
      tech: ['en el último incidente', 'un informe'],
      training: ['en el último taller', 'una valoración'],
      health: ['en el último turno', 'una hoja de relevo'],
      food: ['en la última noche llena', 'una comanda'],
      creative: ['en la última revisión', 'un briefing'],
      other: ['en la última reunión con un cliente', 'un correo'],
    },
  },
};
