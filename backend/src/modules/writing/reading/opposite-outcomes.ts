import type { Meaning } from './opposite-deeds.js';

/** How tests, courts, votes, illnesses and applications end, each with its opposite. */
export const OUTCOMES: readonly Meaning[] = [
  [
    'positive~ / negative~',
    'positiv~ / negativ~',
    'positif~|positive~ / négatif~|négative~',
    'positiv~ / negativ~',
  ],
  ['benign / malignant', 'gutartig~ / bösartig~', 'bénin~|bénigne~ / malin~|maligne~', 'benign~ / malign~'],
  [
    'acquitted|acquits|acquittal|cleared / convicted|convicts|conviction|sentenced|found guilty',
    'freigesprochen~|Freispruch|sprach…frei / verurteilt~|Verurteilung|Schuldspruch|schuldig gesprochen',
    'acquitté~|acquitte|acquittement|relaxé~|relaxe|innocenté~ / condamné~|condamne|condamnation',
    'absuelt~|absolvió|absolvieron|absolución / condenad~|condenó|condenaron|condena',
  ],
  [
    'upheld|upholds|allowed / overturned|quashed|struck down|dismissed|thrown out',
    'bestätigt~|stattgegeben / aufgehoben|gekippt~|hob…auf|abgewiesen|zurückgewiesen',
    'confirmé~|accueilli~ / annulé~|cassé~|infirmé~|rejeté~|débouté~',
    'confirmó|confirmad~|ratificó|estimó|estimad~ / anuló|anulad~|revocó|revocad~|desestimó|desestimad~',
  ],
  [
    'arrested|detained|jailed / released|freed',
    'verhaftet~|festgenommen~ / freigelassen~',
    'arrêté~|interpellé~ / libéré~|relâché~',
    'detuvo|detuvieron|detenid~|arrestad~ / liberó|liberad~|soltó|soltaron',
  ],
  [
    'admitted|confessed / denied|denies',
    'gestanden|zugegeben|gab…zu / geleugnet|bestritten|leugnete|bestritt',
    'avoué~|reconnu~ / nié~|nie',
    'admitió|confesó|reconoció / negó|negaron',
  ],
  [
    'claimant~|plaintiff~ / defendant~',
    'Kläger~ / Beklagte~|Angeklagte~',
    'plaignant~|demandeur~ / défendeur~|prévenu~',
    'demandante~ / demandad~',
  ],
  [
    'adopted|carried|passed|approved|went through / rejected|defeated|voted down|thrown out',
    'angenommen|nahm…an|beschlossen|gebilligt|ging…durch|durchgegangen / durchgefallen|abgelehnt|lehnte…ab|verworfen',
    'adopté~|adopte|voté~|approuvé~ / rejeté~|rejette|repoussé~',
    'aprobó|aprobaron|aprobad~ / rechazó|rechazaron|rechazad~|tumbó|tumbaron',
  ],
  [
    'accepted|accepts / turned down|declined|refused|rejected',
    'angenommen|nahm…an|zugesagt|sagte…zu / ausgeschlagen|abgelehnt|lehnte…ab|abgesagt|sagte…ab',
    'accepté~|accepte / décliné~|décline|refusé~|refuse|rejeté~',
    'aceptó|aceptaron / rechazó|declinó|rehusó',
  ],
  [
    'granted|awarded / denied|refused|withdrawn',
    'erteilt~|gewährt~|bewilligt~|zugesprochen / verweigert~|entzogen|versagt',
    'accordé~|octroyé~ / refusé~|retiré~',
    'concedió|concedid~|otorgó|otorgad~ / denegó|denegad~|retiró|retirad~',
  ],
  [
    'elected|re-elected / voted out',
    'gewählt|wiedergewählt / abgewählt',
    'élu~|réélu~ / battu~',
    'elegid~|reelegid~ / destituid~',
  ],
  [
    'supported|supports|backed|voted for|in favour / opposed|opposes|voted against',
    'unterstützt~|befürwortet~|stimmte…zu|zugestimmt|stimmte…dafür|dafür gestimmt / bekämpft~|abgelehnt|stimmte…dagegen|dagegen gestimmt',
    'soutenu~|soutient|appuyé~|voté pour / combattu~|opposé~|voté contre',
    'apoyó|apoyaron|respaldó|votó a favor|votaron a favor / se opuso|se opusieron|votó en contra|votaron en contra',
  ],
  [
    'recommended|recommends / advised against|warned against',
    'empfohlen|empfahl / abgeraten|riet…ab',
    'recommandé~|conseillé~ / déconseillé~',
    'recomendó|aconsejó / desaconsejó',
  ],
  [
    'qualified / disqualified|eliminated',
    'qualifiziert~ / disqualifiziert~|ausgeschieden',
    'qualifié~ / disqualifié~|éliminé~',
    'clasificad~|clasificó / descalificad~|eliminad~',
  ],
  [
    'promoted / demoted|downgraded',
    'befördert~ / degradiert~|herabgestuft~',
    'promu~ / rétrogradé~',
    'ascendió|ascendid~ / degradó|degradad~',
  ],
  [
    'hired|hires|recruited / laid off|made redundant|dismissed|fired|sacked',
    'eingestellt|angeheuert|stellte…ein / entlassen|gefeuert|gekündigt|entließ',
    'recruté~|engagé~|embauché~ / renvoyé~|congédié~|licencié~|viré~',
    'contrató|contratamos|contrataron|fichó / despidió|despedimos|despidieron|echó|echamos',
  ],
  [
    'passed|qualified / failed|flunked',
    'bestanden|bestand|geschafft / durchgefallen|verhauen|nicht geschafft',
    'réussi~|reçu~|admis|admise~ / raté~|échoué~|recalé~|collé~',
    'aprobó|aprobaron|aprobad~ / suspendió|suspendieron|suspendid~|suspens~',
  ],
  [
    'survived|survives / died|dies|perished',
    'überlebt~ / gestorben|starb|starben|verendet|eingegangen',
    'survécu|survit / décédé~|péri|morts?',
    'sobrevivió|sobrevivieron / murió|murieron|falleció|fallecieron',
  ],
  [
    'recovered|improved|improves|healed / worsened|deteriorated|got worse',
    'erholt~|verbessert~|geheilt / verschlechtert~|verschlimmert~',
    'guéri~|amélioré~|améliore / aggravé~|empiré|détérioré~',
    'mejoró|mejoraron|mejorad~|sanó / empeoró|empeoraron|agravó',
  ],
  [
    'surplus / deficit|shortfall',
    'Überschuss|Überschüsse / Defizit|Defizite|Fehlbetrag',
    'excédent~|excédentaire~ / déficit~|déficitaire~',
    'superávit / déficit',
  ],
  [
    'overestimated|overpaid|overvalued / underestimated|underpaid|undervalued',
    'überschätzt~|überbezahlt~ / unterschätzt~|unterbezahlt~',
    'surestimé~|surpayé~|surévalué~ / sous-estimé~|sous-payé~|sous-évalué~',
    'sobrestimó|sobrestimamos|sobrevalorad~ / subestimó|subestimamos|infravalorad~',
  ],
  [
    'ahead of schedule / behind schedule',
    'vor dem Zeitplan / hinter dem Zeitplan|im Verzug',
    'en avance / en retard',
    'con adelanto|adelantad~ / con retraso|retrasad~',
  ],
  [
    'voluntary|optional / compulsory|mandatory',
    'freiwillig~ / verpflichtend~|verbindlich~|Pflicht',
    'volontaire~|facultatif~|facultative~ / obligatoire~',
    'voluntari~|opcional~ / obligatori~',
  ],
  [
    'free of charge|for free / for a fee|chargeable',
    'kostenlos~|gratis / kostenpflichtig~',
    'gratuit~|gratuitement / payant~',
    'gratis|gratuit~ / de pago',
  ],
];
