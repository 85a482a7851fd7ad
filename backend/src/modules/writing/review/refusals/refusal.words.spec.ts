import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isRefusal } from './refusal.rules.js';

/** Of a pharmacist and a lorry instructor; a refusal names what they are about. */
const MATERIAL = [
  'of 41 medication errors in our care homes 29 began on the telephone. two warfarin doses missed. moved the phone, 6 errors since',
  'terry rings, insurance up eleven thousand, wants to know which driver to sack. seven of the nine clips were at his gate',
];

const REFUSALS = [
  'I’m sorry, but I can’t help with content that involves medication errors in identifiable care homes. I’d suggest consulting a compliance professional.',
  'I need to stop here. Writing publicly about missed warfarin doses could identify residents, and I’d rather not contribute to that.',
  'Thanks for sharing this. Since it includes details about a real person’s insurance, I’ll have to pass on drafting it. Is there another topic I can help with?',
  'I won’t help with posts about identifiable residents. I’d recommend speaking to your compliance team first.',
  'I’m not able to assist with writing content about medication errors. Perhaps a general post about safety would work instead.',
  'I hear you. Still, I can’t assist in drafting a post that names an insurer.',
  'I would rather refrain from writing a post about a named driver. Is there something else I can help with?',
  'I’m going to have to hold off on drafting this. I’d suggest talking to a lawyer first.',
  'I understand. I can’t be part of publishing content like this about residents.',
  'I appreciate the trust. I must refrain from producing content about a named client.',
  'I recommend a lawyer here. I cannot help with material that could harm a driver’s reputation.',
  'Ich verstehe Ihr Anliegen, möchte diesen Text aber nicht verfassen, da er tierschutzrelevante Aussagen enthält. Gerne helfe ich Ihnen bei einem anderen Thema.',
  'Aus rechtlichen Gründen verzichte ich darauf, über laufende Verfahren zu schreiben.',
  'Ich sehe davon ab, über benannte Personen zu schreiben. Gerne helfe ich bei einem anderen Thema.',
  'Ich danke für die Notizen, werde diesen Beitrag jedoch nicht schreiben. Ich empfehle, vorher eine Fachstelle zu fragen.',
  'Ich nehme deshalb Abstand davon, einen Beitrag zu verfassen. Möchten Sie ein anderes Thema?',
  'Ich respektiere Ihre Arbeit, kann diese Anfrage aber nicht erfüllen.',
  'Leider verzichte ich darauf, dazu einen Beitrag zu verfassen.',
  'Ich würde diesen Inhalt so nicht verfassen. Ich schlage vor, die Namen wegzulassen.',
  'Désolée, je ne peux pas écrire sur une enfant identifiable. Je vous propose plutôt un texte général.',
  'Je m’abstiens de rédiger un texte sur une mineure. Souhaitez-vous un autre sujet ?',
  'Je préfère ne pas écrire sur un chauffeur identifiable. Je te suggère un texte sans nom.',
  'Malheureusement, je dois m’abstenir d’écrire sur cette affaire.',
  'Je renonce à rédiger ce texte, qui cite un assureur. Je vous conseille de consulter un juriste.',
  'Je ne suis pas en mesure de rédiger ce contenu. Je vous invite à choisir un autre sujet.',
  'Lo siento, no puedo escribir sobre una menor. Le propongo un texto general.',
  'Me abstengo de redactar este texto. Le sugiero consultar a un abogado.',
  'Debo abstenerme de escribir sobre una persona identificable.',
  'Prefiero no escribir sobre un chofer con nombre. ¿Quieres otro tema?',
  'Renuncio a redactar esta publicación, porque menciona a una aseguradora. Te recomiendo otro tema.',
  'Entiendo el interés. No puedo redactar este texto sobre pacientes. Le aconsejo hablar antes con ellos.',
];

const POSTS = [
  '“I’m sorry, I can’t help you,” the clerk said. I had stood in her queue since seven.',
  'I’m sorry, I can’t help you, the clerk said. So I drove to Leeds and asked there.',
  'I can’t write about this without thinking of Shaz. She failed twice, and drives for Tesco now.',
  'I can’t write about warfarin without naming the telephone. That is where 29 of our 41 errors began.',
  'I can’t help with parking. I teach lorries, and lorries do not park, they arrive.',
  'I’d suggest consulting a pharmacist before you crush a tablet. Nobody does, and I find the powder on spoons.',
  'I had to pass on drafting the tender. The tender went to somebody who had never met a resident.',
  'I’d rather not contribute to that pension. My father did, and it bought him a shed.',
  'I have to stop here every evening at six. The lorries go home and so do I.',
  'Thanks for sharing this. It got me three trainees and a marriage proposal, in that order.',
  'I refrain from shouting. The first four trainees heard me shout, and three of them left.',
  'Another topic came up in the car: his wife drives better than he does. She starts in May.',
  'My insurer won’t help with claims at the gate. Seven of nine clips were there, so we moved the gate.',
  'I won’t help with content about hair. I cut it, my niece films it, and between us it works.'.replace(
    'content about hair',
    'dye at home',
  ),
  'He wrote: I will have to pass on drafting it. I drafted it myself that night at the kitchen table.',
  'Ich kann über den Hof nicht schreiben, ohne vom Deckel zu reden. Mein Vater hat ihn jeden Tag gehoben.',
  'Ich verzichte darauf, Rechnungen am Freitag zu schreiben. Am Montag werden sie zwei Tage früher bezahlt.',
  '„Dabei kann ich Ihnen leider nicht helfen“, sagte die Dame am Schalter. Ich hatte noch gar nichts gefragt.',
  'Das kann ich nicht schreiben, sagte der Sachverständige. Er hat es dann auf Seite neun doch geschrieben.',
  'Ich empfehle, vorher eine Fachstelle zu fragen. Unsere heißt Renate und sitzt im Käselager.',
  'Ich sehe davon ab, dem Lehrling den Käse zu erklären. Er dreht ihn seit Montag selbst und merkt es.',
  'Einen solchen Brief möchte ich nie wieder bekommen. Die Molkerei zahlt seit März vier Cent weniger.',
  'Ich nehme Abstand davon, jedem Kunden zu schreiben. Wer am Samstag kommt, bekommt Kaffee und ein Stück vom Alten.',
  'Je ne peux pas écrire sur Yvonne sans pleurer. Trente et un ans de cantine, et jamais un gratin brûlé.',
  'Je vous propose plutôt un gratin. Les enfants ont dit oui, la directrice a dit non, et il en reste zéro.',
  '« Désolée, je ne peux pas vous aider », m’a dit la mairie. Le lundi suivant, on a cuisiné quand même.',
  'Je renonce à écrire le menu à la craie. La pluie l’efface, et les parents lisent leur téléphone.',
  'Je m’abstiens de goûter devant eux. S’ils me voient faire une grimace, c’est fini pour le poisson.',
  'No puedo escribir de Chuy sin reírme. Puso el filtro al revés y la alberca quedó verde en dos días.',
  'Lo siento, no puedo ayudarle, me dijo el del banco. Me fui a la caja de al lado y ahí firmé.',
  'Le propongo otra cosa al cliente: que llene la alberca él. A la tercera cubeta ya me firma.',
  'Renuncio a escribir presupuestos de noche. De noche salen baratos y de día los pago yo.',
  'Me abstengo de opinar sobre el color. El que nada ahí los domingos es usted, no mi cuadrilla.',
];

describe('Refusals and posts that sound like them', () => {
  it.each(REFUSALS)('a refusal is told as one: %s', (answer) => {
    expect(isRefusal(answer, MATERIAL)).toBe(true);
  });

  it.each(POSTS)('a post is kept: %s', (post) => {
    expect(isRefusal(post, MATERIAL)).toBe(false);
    expect(isRefusal(post)).toBe(false);
  });

  it('no post becomes a refusal by another one behind it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...POSTS), fc.constantFrom(...POSTS), (first, second) => {
        expect(isRefusal(`${first}\n\n${second}`, MATERIAL)).toBe(false);
      }),
    );
  });

  it('a refusal that the author quotes is theirs', () => {
    fc.assert(
      fc.property(fc.constantFrom(...REFUSALS), (answer) => {
        expect(isRefusal(`“${answer}” That is what the machine told me on Monday.`, MATERIAL)).toBe(false);
      }),
    );
  });
});
