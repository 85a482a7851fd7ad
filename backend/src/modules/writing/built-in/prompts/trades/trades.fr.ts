import type { TradeWords } from './trade-words.js';

export const TRADES_FR: TradeWords = {
  finance: {
    moments: 'lors du dernier conseil | à la dernière clôture mensuelle',
    papers: 'un prévisionnel de trésorerie | un relevé bancaire | une note pour le conseil',
    figures:
      'le solde du compte le jour des salaires | le délai de paiement d’un client | la marge du plus petit produit',
    mistakes:
      'les factures partent des semaines après le travail | un prix est copié sur un concurrent | le prévisionnel sert surtout à rassurer le conseil',
    people:
      'un fondateur la veille des salaires | une banquière qui veut encore un chiffre | un directeur commercial qui a promis une remise',
  },
  tax: {
    moments: 'lors du dernier bilan | pendant le dernier contrôle',
    papers: 'un avis d’imposition | un justificatif | une facture',
    figures:
      'l’impôt à payer le pire mois | le nombre de justificatifs sans explication | la part mise de côté sur chaque facture',
    mistakes:
      'l’argent de l’impôt est dépensé en décembre | un justificatif dort dans la boîte à gants jusqu’en mars | une échéance se découvre le lendemain',
    people:
      'un inspecteur à la porte | une patronne avec une lettre que personne n’osait ouvrir | une comptable qui l’a vu la première',
  },
  law: {
    moments: 'à la dernière audience | lors de la dernière négociation',
    papers: 'un contrat | une mise en demeure | une transaction',
    figures:
      'le coût d’une ligne mal écrite | le nombre de jours avant l’échéance | la somme acceptable pour les deux parties',
    mistakes:
      'une lettre part sous le coup de la colère | un contrat est copié sur internet | personne ne note l’accord pris au téléphone',
    people:
      'une cliente qui a déjà signé | un juge qui pose une question courte | la partie adverse au téléphone',
  },
  recruiting: {
    moments: 'lors du dernier entretien | pendant la dernière prise de références',
    papers: 'une annonce | un CV | une promesse d’embauche',
    figures:
      'le délai entre le premier appel et la signature | le nombre de candidatures sans réponse | l’écart entre l’offre et le souhait',
    mistakes:
      'une annonce aligne quatorze exigences | un bon candidat attend deux semaines une réponse | une référence n’est jamais appelée',
    people:
      'un candidat qui a refusé l’offre | une cheffe qui cherche la copie du précédent | une nouvelle le premier jour',
  },
  coaching: {
    moments: 'lors de la dernière séance | lors du dernier atelier',
    papers: 'un agenda plein | un questionnaire de fin de séance | une page de vos notes',
    figures:
      'le nombre d’heures de réunion en une semaine | le nombre de personnes rattachées à une seule | le temps qu’il a fallu pour nommer le vrai sujet',
    mistakes:
      'le patron répond avant la fin de la question | un conflit se règle en déplaçant un bureau | une critique attend l’entretien annuel',
    people:
      'une dirigeante dans ses cent premiers jours | un adjoint que l’on a oublié | un directeur que personne ne contredit',
  },
  making: {
    moments: 'lors du dernier tour d’atelier | au dernier changement d’équipe',
    papers: 'un cahier de poste | un ordre de fabrication | un bon de livraison',
    figures:
      'le temps de réglage de la machine la plus lente | le rebut d’une semaine | le temps d’attente d’une machine sans pièce',
    mistakes:
      'un capteur est ponté pour que la ligne tourne | le stock est compté deux fois et trouvé une fois | le plan change après le début du poste',
    people:
      'un opérateur qui a son astuce | une cheffe d’équipe à six heures moins dix | un acheteur qui a gagné deux centimes par pièce',
  },
  transport: {
    moments: 'lors du dernier chargement | au dernier contrôle à quai',
    papers: 'une lettre de voiture | un relevé de température | un créneau de quai',
    figures:
      'le temps d’attente d’un chauffeur au portail | les kilomètres à vide d’une semaine | la température du coin le plus chaud d’un chargement',
    mistakes:
      'un créneau est pris pour un camion encore à charger | les portes restent ouvertes pendant les papiers | une avarie est signée sans être vue',
    people:
      'un chauffeur qui attend depuis quatre heures | une exploitante un vendredi après-midi | un réceptionnaire qui refuse la moitié d’un chargement',
  },
  building: {
    moments: 'lors de la dernière visite de chantier | à la dernière réception de travaux',
    papers: 'un devis | un compte rendu de chantier | un plan',
    figures:
      'le nombre de jours où un corps de métier en attend un autre | le total des avenants | le prix du devis le moins cher',
    mistakes:
      'le peintre attend l’électricien | une cloison bouge après la commande | le devis oublie l’échafaudage',
    people:
      'une cliente qui change le plan sur place | un artisan qui dit que cela ne tiendra pas | un voisin qui prend des photos',
  },
  tech: {
    moments: 'lors du dernier incident | lors de la dernière mise en production',
    papers: 'un ticket | un message d’erreur | un compte rendu d’incident',
    figures:
      'le temps qu’il a fallu pour remarquer la panne | l’âge du plus vieux ticket ouvert | la facture des serveurs inutilisés',
    mistakes:
      'une version part un vendredi après-midi | un test est coupé pour passer au vert | la seule personne qui connaît le script est en congé',
    people:
      'une développeuse qui hérite du code | un client qui a trouvé le défaut en premier | un chef de produit qui a promis une date',
  },
  security: {
    moments: 'lors du dernier exercice | lors du dernier incident',
    papers: 'un courriel piégé | une liste des accès | un journal d’incident',
    figures:
      'le temps qu’il a fallu pour appeler à l’aide | la part de ceux qui ont ouvert la fausse facture | l’âge de la dernière sauvegarde testée',
    mistakes:
      'le mot de passe du serveur est affiché sur un papier | un ancien collègue a encore ses accès | la sauvegarde n’a jamais été restaurée',
    people:
      'une directrice qui a cliqué la première | un comptable devant une facture étrange | un technicien que l’on n’a pas cru',
  },
  ux: {
    moments: 'lors du dernier test utilisateur | lors de la dernière revue',
    papers: 'un formulaire | une maquette | un message d’erreur',
    figures:
      'le nombre de champs que personne ne lit | la part de ceux qui abandonnent sur une page | le temps qu’il faut pour trouver le bouton',
    mistakes:
      'un champ est obligatoire sans que l’on sache pourquoi | un bouton ressemble à un titre | le test est prévu pour après le lancement',
    people:
      'une testeuse qui se croit fautive | un chef de produit attaché à l’ancien formulaire | un développeur qui demande à quoi cela sert',
  },
  creative: {
    moments: 'lors de la dernière présentation | lors de la dernière relecture',
    papers: 'un brief | une maquette annotée | un bilan de campagne',
    figures:
      'le nombre d’allers-retours avant le oui | le coût d’une demande | la part du budget sur laquelle personne n’a posé de question',
    mistakes:
      'neuf personnes décident d’un slogan | le logo grandit à chaque version | le brief arrive après la première maquette',
    people:
      'une cliente qui le veut plus audacieux et plus sage | un fondateur qui écrit ses textes la nuit | un imprimeur au téléphone',
  },
  health: {
    moments: 'pendant la dernière garde | pendant la dernière consultation',
    papers: 'une fiche de transmission | un compte rendu d’examen | un planning',
    figures:
      'le temps que prend vraiment un cas | le nombre d’appels avant que quelqu’un vienne | le nombre de gardes sans pause en un mois',
    mistakes:
      'un symptôme est cherché en ligne au lieu d’être montré | une transmission se fait dans le couloir | l’appel arrive un jour trop tard',
    people:
      'quelqu’un qui s’excuse d’appeler | une collègue à la fin d’une double garde | un proche avec une page imprimée',
  },
  food: {
    moments: 'le dernier soir de salle pleine | le dernier samedi de pointe',
    papers: 'un bon de commande | un planning | une facture de fournisseur',
    figures:
      'le nombre de plaques qui restent le soir | le prix de la farine | la part des salaires dans un samedi',
    mistakes:
      'la nouvelle est formée en plein coup de feu | une recette n’existe que dans une tête | le nouveau prix d’un fournisseur se remarque un mois plus tard',
    people:
      'un habitué qui commande sans un mot | un fournisseur qui augmente ses prix par SMS | un apprenti à quatre heures du matin',
  },
  selling: {
    moments: 'lors du dernier rendez-vous de vente | lors de la dernière discussion sur un prix',
    papers: 'une offre | un tarif | une réclamation',
    figures:
      'le nombre d’offres sans réponse | la remise de la dernière vente | le délai entre le premier appel et le oui',
    mistakes:
      'la remise arrive avant la question | une offre part et personne ne rappelle | la personne au rendez-vous n’a pas le budget',
    people:
      'un acheteur qui ne parle que du prix | une cliente qui est revenue | un concurrent à la table voisine',
  },
  other: {
    moments: '',
    papers: '',
    figures: '',
    mistakes: '',
    people: '',
  },
};
