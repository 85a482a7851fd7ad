/** Two sides of one meaning in each language, "one / other"; "~" stands for what a form adds at its end. */
export type Meaning = readonly [en: string, de: string, fr: string, es: string];

/** Deeds and what comes of them, each with its opposite. */
export const DEEDS: readonly Meaning[] = [
  [
    'success|succeeded|worked / failure|failed|flopped',
    'Erfolg|gelungen|geklappt|gelang / Misserfolg|gescheitert|misslungen|scheiterte',
    'succès|réussi~|réussite / échec|échoué~|raté~',
    'éxito|acertó|funcionó / fracaso|fracasó|falló',
  ],
  [
    'held|held up|lasted|survived / broke|broken|broke down|snapped|collapsed',
    'gehalten|hielt|überstanden|überstand / gebrochen|brach|zerbrochen|kaputtgegangen|gerissen|eingestürzt',
    'tenu|résisté / cassé~|lâché|rompu~|effondré~',
    'aguantó|aguantaron|resistió / se rompió|se rompieron|se cayó|reventó',
  ],
  [
    'arrived|arrives|came / left|leaves|departed',
    'angekommen|kam an / abgereist|weggegangen|ging weg',
    'arrivé~|venu~ / parti~',
    'llegó|llegaron|vino / se fue|se fueron|marchó',
  ],
  [
    'remembered|remembers / forgot|forgets|forgotten',
    'erinnert|erinnerte|gemerkt / vergessen|vergaß|vergisst',
    'souvenu~|rappelé~ / oublié~',
    'recordó|recordaba|acordó / olvidó|olvidado',
  ],
  [
    'loved|loves|liked|likes / hated|hates|disliked',
    'geliebt|liebt|liebte|mochte|mag / gehasst|hasst|hasste',
    'adoré~|aimé~|aime|adore|aimait / détesté~|déteste|détestait',
    'encantó|encantaba|gustó|gustaba / odió|odiaba|detestaba',
  ],
  [
    'praised|praises|thanked|delighted|thrilled / criticised|criticized|blamed|complained|complains|furious',
    'gelobt|lobte|lobt|gedankt|begeistert / getadelt|kritisiert|beschimpft|beschwert|beschwerte|wütend',
    'félicité~|remercié~|ravi~|enchanté~ / critiqué~|blâmé~|plaint|plaignait|furieux|furieuse~',
    'felicitó|elogió|agradeció|encantad~ / criticó|culpó|se quejó|se quejaron|furios~',
  ],
  [
    'laughed|laughs|laughing / cried|cries|crying|wept',
    'gelacht|lachte|lacht / geweint|weinte|weint',
    'ri|riait|rit / pleuré~|pleurait|pleure',
    'rió|reía|ríe / lloró|lloraba|llora',
  ],
  [
    'borrowed|borrows / lent|lends|loaned',
    'geliehen|lieh / verliehen|verlieh',
    'emprunté~ / prêté~',
    'pidió prestad~ / prestó',
  ],
  [
    'saved|saves / spent|spends|wasted',
    'gespart|sparte|spart / ausgegeben|verschwendet',
    'économisé~|épargné~ / dépensé~|gaspillé~',
    'ahorró|ahorrado|ahorra / gastó|gastado|gasta',
  ],
  [
    'passed|passes / failed|fails',
    String.raw`bestanden|besteht / durchgefallen|durch (?:die|eine|seine|ihre) \p{L}+ gefallen|fiel durch`,
    'reçu~|réussi~ / recalé~|échoué~',
    'aprobó|aprobado / suspendió|suspendido',
  ],
  [
    'switched on|turned on / switched off|turned off',
    'eingeschaltet|angemacht / ausgeschaltet|ausgemacht',
    'allumé~ / éteint~',
    'encendió|encendid~ / apagó|apagad~',
  ],
  [
    'built|built up / demolished|tore down|torn down',
    'gebaut|aufgebaut / abgerissen|abgebaut',
    'construit~ / démoli~|détruit~',
    'construyó|construid~ / derribó|derribad~',
  ],
  [
    'advantage / disadvantage|drawback',
    'Vorteil~ / Nachteil~',
    'avantage~ / inconvénient~',
    'ventaja~ / desventaja~|inconveniente~',
  ],
  [
    'buyer~|bought / seller~|sold',
    'Käufer~ / Verkäufer~',
    'acheteur~|acheteuse~ / vendeur~|vendeuse~',
    'comprador~ / vendedor~',
  ],
  [
    'winner~ / loser~',
    'Sieger~|Gewinner~ / Verlierer~',
    'gagnant~|vainqueur~ / perdant~',
    'ganador~ / perdedor~',
  ],
];
