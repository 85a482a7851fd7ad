import type { PairTexts } from './pair-texts';

export const PAIRS_FR: PairTexts = {
  writing_style_formality: {
    first: [
      'Petite info : on décale l’appel à vendredi. Dites-le si ça coince.',
      'Nous vous informons que notre entretien est reporté à vendredi. Je vous prie de me signaler tout empêchement.',
    ],
    ladder: [
      'Et voilà, c’est fini ! Le site est en ligne, fouillez partout et dites-moi ce qui casse.',
      'Le site est en ligne. Allez y jeter un œil et dites-moi ce que vous en pensez.',
      'Le nouveau site est en ligne. Vos remarques sont les bienvenues.',
      'Nous avons le plaisir de vous annoncer la mise en ligne de notre nouveau site. Nous vous saurions gré de vos observations.',
    ],
  },
  directness_level: {
    first: [
      'Il peut être utile de demander le budget un peu plus tôt, si cela convient à votre façon de travailler.',
      'Demandez d’abord le budget. Avant tout le reste.',
    ],
    ladder: [
      'Quelque chose m’échappe peut-être, mais je me demande parfois si nous devons vraiment tous être à cette réunion.',
      'Cette réunion pourrait peut-être se tenir à moins de monde.',
      'Il faut moins de monde à cette réunion.',
      'Arrêtez d’inviter tout le monde à cette réunion. Quatre personnes, ou annulez-la.',
    ],
  },
  confidence_level: {
    first: [
      'Je crois que nous avons bien fait d’augmenter nos prix. Je ne suis pas sûr que cela vaille pour tous.',
      'Nous avons bien fait d’augmenter nos prix. C’est vrai pour tous.',
    ],
    ladder: [
      'Recruter lentement nous a peut-être aidés. Honnêtement, je ne sais pas. C’était peut-être de la chance.',
      'J’ai l’impression que recruter lentement nous a aidés.',
      'Recruter lentement nous a aidés. Les chiffres le montrent.',
      'Recruter lentement, cela gagne toujours. Aucun doute là-dessus.',
    ],
  },
  energy_level: {
    first: [
      'Le projet est terminé aujourd’hui. Une année de travail tranquille.',
      'Aujourd’hui, on l’a fait ! Une année entière de travail, et le voilà. Quelle journée !',
    ],
    ladder: [
      'Ana nous a rejoints. Nous commençons doucement, comme d’habitude.',
      'Ana nous a rejoints. J’en suis heureux.',
      'Ana nous a rejoints, et on démarre tout de suite. J’ai hâte !',
      'ANA EST LÀ ! C’est parti, de grandes choses arrivent !',
    ],
  },
};
