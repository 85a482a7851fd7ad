import type { Meaning } from './opposite-deeds.js';

/** Where somebody or something goes, and what is done with it and taken back. */
export const MOVES: readonly Meaning[] = [
  [
    'moved in|moves in / moved out|moves out',
    'eingezogen|zog…ein / ausgezogen|zog…aus',
    'emménagé~ / déménagé~',
    'se instaló|se instalaron / se mudó|se mudaron|se marchó',
  ],
  [
    'got on|got in|boarded / got off|got out',
    'eingestiegen|stieg…ein / ausgestiegen|stieg…aus',
    'monté~ / descendu~',
    'subió|subieron / bajó|bajaron',
  ],
  [
    'joined|joins / resigned|quit',
    'beigetreten|trat…bei|eingetreten / ausgetreten|trat…aus',
    'adhéré|rejoint~ / quitté~|démissionné',
    'se unió|se apuntó|ingresó / dimitió|abandonó|se dio de baja',
  ],
  [
    'turned up|showed up|attended / stayed away|skipped',
    'erschienen|erschien / weggeblieben|ferngeblieben|gefehlt',
    'assisté|présent~ / absent~',
    'asistió|asistieron|acudió / faltó|faltaron',
  ],
  [
    'switched on|turned on / switched off|turned off',
    'schaltete…ein|machte…an|eingeschaltet / schaltete…aus|machte…aus|ausgeschaltet',
    'allumé~|allume|branché~ / éteint~|débranché~',
    'encendió|encendimos|enchufó / apagó|apagamos|desenchufó',
  ],
  [
    'opened up|opened / shut|shut down|closed down',
    'aufgemacht|machte…auf|aufgeschlossen / zugemacht|machte…zu|dichtgemacht',
    'rouvert~|ouvert~ / fermé~',
    'abrió|abrimos|reabrió / cerró|cerramos',
  ],
  [
    'deposited|paid in / withdrew|took out',
    'eingezahlt~|zahlte…ein / abgehoben|hob…ab',
    'déposé~|versé~ / retiré~',
    'ingresó|depositó / retiró|sacó',
  ],
  [
    'pushed|pushes / pulled|pulls',
    'geschoben|schob|gedrückt / gezogen|zog',
    'poussé~|pousse / tiré~|tire',
    'empujó|empujamos / tiró|tiramos',
  ],
  [
    'accelerated|sped up / slowed down|slowed|braked',
    'beschleunigt~ / gebremst|bremste|verlangsamt~',
    'accéléré~|accélère / ralenti~|ralentit|freiné~',
    'aceleró|aceleramos / frenó|frenamos',
  ],
  [
    'enlarged|expanded / downsized|reduced|shrank',
    'vergrößert~|erweitert~ / verkleinert~|reduziert~',
    'agrandi~|élargi~ / réduit~|rétréci~',
    'amplió|ampliamos|ampliad~ / redujo|redujimos|reducid~',
  ],
  [
    'strengthened|reinforced / weakened',
    'gestärkt~|verstärkt~ / geschwächt~|schwächte',
    'renforcé~ / affaibli~',
    'reforzó|reforzad~ / debilitó|debilitad~',
  ],
  [
    'froze|frozen / thawed|melted',
    'eingefroren|gefroren / aufgetaut|geschmolzen',
    'gelé~|congelé~ / dégelé~|décongelé~|fondu~',
    'congeló|congelad~|heló / descongeló|descongelad~|derritió',
  ],
  ['uphill / downhill', 'bergauf / bergab', 'en montée / en descente', 'cuesta arriba / cuesta abajo'],
  [
    'upstream / downstream',
    'flussaufwärts|stromaufwärts / flussabwärts|stromabwärts',
    'en amont / en aval',
    'río arriba|aguas arriba / río abajo|aguas abajo',
  ],
  [
    'male~ / female~',
    'männlich~ / weiblich~',
    'mâle~|masculin~ / femelle~|féminin~',
    'macho~|masculin~ / hembra~|femenin~',
  ],
  [
    'boy~|son~ / girl~|daughter~',
    'Junge|Jungen|Sohn|Söhne / Mädchen|Tochter|Töchter',
    'garçon~|fils / fille~',
    'niño|niños|hijo / niña~|hija~',
  ],
  [
    'landlord~|landlady / tenant~',
    'Vermieter~ / Mieter~',
    'propriétaire~|bailleur~ / locataire~',
    'caser[oa]s?|propietari~ / inquilin~',
  ],
];
