import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isRefusal } from './refusal.rules.js';

describe('An answer that declines', () => {
  it.each([
    'I’m sorry, but I can’t help with that.',
    'I can’t provide veterinary advice. Please consult a professional.',
    'I cannot provide medical advice about animals.',
    'I won’t write about prescription drugs.',
    'I won’t write this. It names a client.',
    'I must decline. This is about animals.',
    'I must decline to write this post.',
    'This request violates my guidelines, so I have to decline.',
    'This request goes against my guidelines.',
    'I cannot fulfill this request.',
    'I can’t rewrite medical claims.',
    'I don’t have enough information to write this post. Could you share more details about the client?',
    'Could you please share the notes that you would like me to use?',
    'I need more details before I can write this. Please tell me what happened.',
    'Thank you for your notes! I’m not comfortable writing about a named person. I’d be happy to help with something else.',
    'Unfortunately, that topic is not something I can help with, and I am unable to write the post.',
    'Es tut mir leid, aber dabei kann ich nicht helfen.',
    'Ich kann dir bei diesem Thema leider nicht weiterhelfen.',
    'Ich kann dir dabei leider nicht helfen.',
    'Tut mir leid, dabei kann ich dir nicht helfen.',
    'Dazu kann ich keinen Beitrag verfassen.',
    'Diesen Beitrag kann ich leider nicht schreiben.',
    'Diese Anfrage verstößt gegen meine Richtlinien.',
    'Ich habe nicht genug Informationen. Könntest du mir mehr über den Kunden erzählen?',
    'Das muss ich leider ablehnen.',
    'Je suis désolée, mais je ne peux malheureusement pas vous aider sur ce sujet.',
    'Ce contenu, je ne peux pas le rédiger.',
    'Je n’ai pas assez d’informations. Pourriez-vous me donner plus de détails ?',
    'Cette demande va à l’encontre de mes règles.',
    'Lo siento, en este tema no puedo ayudarte.',
    'Este texto no lo puedo escribir: no puedo escribir sobre este tema.',
    'No tengo suficiente información. ¿Podrías darme más detalles?',
    'Esta solicitud infringe mis normas.',
    'I’d rather not write this, since it names a nationality.',
    'This topic involves legal matters, and I’m not comfortable producing content on it.',
    'My apologies, but this falls outside what I can do.',
    'As a responsible assistant I have to pass on this one.',
    'Let me know which tone you would like and I will draft the letter.',
    'Je préfère ne pas écrire sur une personne identifiable.',
    'Cette demande dépasse ce que je peux faire.',
    'Darüber schreibe ich lieber keinen Text: Ich möchte lieber nichts dazu schreiben.',
    'Prefiero no escribir este texto.',
    'Esto queda fuera de mi alcance.',
    'Helping with this kind of post is something I’m not able to do.',
    'Writing about a named client isn’t something my guidelines permit.',
    'That’s not content I’m able to produce, I’m afraid.',
    'A post like this would conflict with the policies I follow, so no draft from me.',
    'Requests of this sort fall under things I have been told to turn down.',
    'With so few details, no post can be written by me here. More information, please.',
    'There’s a policy that keeps me from drafting this.',
    'My rules do not let me produce this text.',
    'Einen solchen Text zu verfassen, ist mir nicht möglich.',
    'Mir ist es leider nicht gestattet, solche Inhalte zu erstellen.',
    'Meine Vorgaben erlauben mir diesen Beitrag nicht.',
    'Bei dieser Anfrage muss ich passen, sie passt nicht zu meinen Richtlinien.',
    'Solche Inhalte gehören nicht zu dem, was ich schreiben darf.',
    'Rédiger un tel texte ne m’est pas possible.',
    'Mes consignes ne me permettent pas de produire ce contenu.',
    'Il m’est impossible de donner suite à cette demande.',
    'Ce type de publication ne fait pas partie de ce que je peux écrire.',
    'Escribir un texto así no me está permitido.',
    'Mis normas no me permiten crear este contenido.',
    'Me resulta imposible atender esta petición.',
    'Este tipo de publicación no entra en lo que puedo redactar.',
    'I understand you want a post about a wet cellar. However, since the notes name an identifiable person, it would not be appropriate for me to write it. You might consider a general post about cellars instead.',
    'I don’t think it would be right for me to write about a named person.',
    'It would be irresponsible of me to produce this post. Perhaps you could consult a lawyer.',
    'Before I write this, I’d need a few details: what tone do you prefer, and how many words?',
    'What tone would you like, and how long should the post be?',
    'No me siento cómodo redactando este texto, porque contiene datos de un cliente. ¿Quieres que lo escriba sin nombres?',
    'No sería apropiado escribir este texto.',
    'Antes de redactar necesitaría algunos datos: ¿qué tono prefieres y cuántas palabras?',
    'Avant de rédiger, j’aurais besoin de quelques précisions : quel est le ton souhaité, et combien de mots ?',
    'Je ne me sens pas à l’aise pour rédiger ce texte, qui nomme une personne. Voulez-vous une version sans nom ?',
    'Il ne serait pas approprié de rédiger ce contenu.',
    'Quel ton souhaitez-vous, et quelle longueur ?',
    'Bevor ich schreibe, bräuchte ich noch ein paar Angaben: Welcher Ton ist gewünscht, und wie viele Wörter?',
    'Ich fühle mich nicht wohl dabei, diesen Text zu schreiben. Vielleicht möchten Sie eine Fassung ohne Namen?',
    'Es wäre nicht angemessen, diesen Beitrag zu verfassen, weil er einen Mandanten nennt.',
    'Welchen Ton soll der Beitrag haben, und wie lang soll er sein?',
    'Unfortunately I must decline: the notes name a private individual.',
    'I have to decline this one.',
    'Apologies, but this falls outside what I am allowed to do.',
    'Sorry, no. The notes contain personal data.',
    'This content can’t be generated.',
    'My safety policy prevents me from drafting this.',
    'That is not allowed, I’m afraid. I’m not permitted to do this.',
    'Ich bitte um Verständnis, dass ich über Leichenfunde nicht schreibe.',
    'Nein, das schreibe ich nicht.',
    'Dazu möchte ich mich nicht äußern.',
    'Dieser Text kann leider nicht erstellt werden.',
    'Bedaure, das ist mir nicht gestattet.',
    'Meine Vorgaben untersagen mir einen solchen Beitrag.',
    'Leider nein. Die Notizen nennen eine Privatperson.',
    'Désolée, je ne traiterai pas ce sujet.',
    'Navré, cela ne m’est pas permis.',
    'Malheureusement, je dois refuser : le texte critique un maire.',
    'Ce contenu ne peut pas être généré.',
    'Mes consignes m’empêchent de rédiger ce texte.',
    'Lamentablemente debo rechazar esta petición: contiene datos de salud.',
    'Disculpa, pero no estoy autorizado a dar consejos médicos.',
    'No redactaré esta publicación.',
    'Este contenido no puede ser generado.',
    'Perdona, eso no me está permitido.',
  ])('is told as one: %s', (answer) => {
    expect(
      isRefusal(answer, ['lost the mare to prescription drugs', 'some medical claims of a client']),
    ).toBe(true);
  });

  it('is one in whatever order it says it, and with a reason that names the subject', () => {
    const material = ['Dolly had pleurisy, nine hours tied up on the lorry'];
    expect(
      isRefusal('A post about pleurisy is a medical matter. I’m sorry, I can’t help with it.', material),
    ).toBe(true);
    expect(isRefusal('Bei Pferden und Medikamenten kann ich leider nicht weiterhelfen.', material)).toBe(
      true,
    );
  });
});

describe('A post is no refusal', () => {
  it.each([
    'I can’t help every client. That is the point. I say no to three of four, and the fourth pays for it.',
    'I cannot write this without naming Ruth. She sat with me for nine hours and asked for nothing in return.',
    'I can’t assist at every birth. I am a midwife with two hands, and on Sunday there were three mothers.',
    'I can’t help you. That is what I told the man with the red tie, and he has been my best client since then.',
    'I’m sorry, but I can’t do another webinar.\n\nI said this to a client.',
    '“I can’t help you with that,” she said.',
    'I won’t provide a discount on the first call. Whoever asks for one before we have talked asks again.',
    'I must decline three offers a week. Each of them is more money than I made in my whole first year.',
    '14 percent profit. Nine days of cash in the bank on Monday. Could you tell me yours?',
    'My guidelines fit on one page. Nobody reads two.',
    'We don’t have enough details on the second truck. The driver says that it was Monday.',
    'Leider kann ich keine Termine mehr annehmen. Bis März ist alles voll, und das ist ein Grund zu feiern.',
    'Ich kann nicht jedem helfen. Wer am Freitag um fünf anruft, bekommt am Montag um acht einen Rückruf von mir.',
    'Ich kann das nicht mehr hören.',
    'Ich kann keine Rechnungen schreiben, wenn niemand die Stunden aufschreibt. Also schreiben wir sie jetzt auf.',
    'No puedo ayudar a todos. Elijo a quien paga a tiempo y a quien llama antes de romper algo.',
    'Je ne peux pas aider tout le monde. Je choisis ceux qui me rappellent avant que le four ne casse.',
    'I can’t write. I never could. My first text had eleven mistakes and a coffee stain, and it sold the house.',
    'Sorry, no. That is the shortest offer I ever wrote, and the client rang back within the hour.',
    'I’m not able to do small talk. I ask about the margin first.',
    'My rules for pricing do not let me give discounts. Three clients left. Forty stayed.',
    'I can’t post every day. Twice a week is my limit, and nobody has missed the rest.',
    'Our policy says no refunds. I refunded him anyway.',
    'I cannot help you with that, said the bank. So we asked our clients for help.',
    'Ich kann keine Texte schreiben. Ich kann nur Dächer decken, und das seit 31 Jahren.',
    'Es ist mir nicht möglich, pünktlich Feierabend zu machen. Der Ofen entscheidet.',
    'Mir fehlen die Worte. Gestern hat Ruth gekündigt.',
    'Je ne sais pas écrire. Je sais souder, et je vais vous dire pourquoi ça suffit.',
    'Il m’est impossible de travailler le lundi. Le lundi, je répare ce que le dimanche a cassé.',
    'No puedo escribir posts largos. Tengo tres minutos entre cliente y cliente.',
    'Me resulta imposible decir que no. El año pasado dije que sí 41 veces.',
    'Desolé, pas de remise. Le bois a pris 12 % en mars.',
    'I don’t have enough information to price this job. That sentence saved me £4,000 in May.',
    'This post is not about AI. It is about my knee.',
    'I won’t be writing content for free any more. Here is what changed my mind on Tuesday.',
    'Content about pricing? I can’t produce it. I am a plumber. But I can tell you what your leak costs.',
    'Before I write a quote, I climb the ladder. Five firms wrote theirs from the street, and all five missed the hatch.',
    'It did not feel right for me to send the invoice. So I rang her, and she paid before I had finished the sentence.',
    'What tone do you use with a client who is late? I use none. I send the invoice again, with a date on it, and wait.',
    'Ich fühle mich nicht wohl in Anzügen. Auf dem Dach trägt sie keiner, und der Kunde will wissen, ob es dicht ist.',
    'Bevor ich ein Angebot schreibe, gehe ich in den Keller. Dort steht, was es kostet, meistens in Zentimetern an der Wand.',
    'Avant d’écrire un devis, je goûte le pain de la veille. Il me dit ce que le client ne me dira pas.',
    'No me siento cómoda vendiendo. Enseño la rodilla, el ejercicio y el precio, y la gente decide sola en la sala.',
    'Antes de redactar un presupuesto miro el contador. El año pasado me ahorró tres visitas y una discusión.',
    'No es correcto cobrar por una llamada. La hice gratis, y la semana siguiente vinieron los tres hermanos.',
    'I must decline to sell you a lock that you don’t need. The old one still turns.',
    'I have to decline the invitation. On Friday my daughter plays her first concert.',
    'The notes name a tenant. I tore them up, and rang her from the van to say so.',
    'Nein, das schreibe ich nicht ins Angebot. Es steht in der Rechnung, und dort liest es jeder.',
    'Ich schreibe keine Angebote ohne Besuch. Der Keller sagt mir mehr als das Telefon.',
    'Je dois refuser ce chantier : le toit porte, la charpente non. Le maire a compris en trois minutes.',
    'Debo rechazar la obra. El tejado aguanta, pero la viga está podrida desde la primera tormenta.',
    'No escribiré más presupuestos de noche. Por la mañana salen mejor, y nadie los espera a las once.',
    'Je ne peux pas répondre la nuit. Le jour, je réponds en dix minutes, et mes clients le savent très bien.',
  ])('however it begins: %s', (post) => {
    expect(isRefusal(post)).toBe(false);
  });

  it('where its author declined in the notes', () => {
    const notes = ['told him: i can’t help with that. he left. i won’t write for free'];
    expect(isRefusal('I can’t help with that.', notes)).toBe(false);
    expect(isRefusal('I won’t write for nothing.', notes)).toBe(false);
  });

  it('where it goes on with what the notes say', () => {
    const notes = ['the bunch only had the bin store on it. Maler war da, Estrich feucht'];
    const sold =
      'I must decline to sell you locks that you don’t need.\n\nThe bunch only had the bin store on it!';
    expect(isRefusal(sold, notes)).toBe(false);
    const helped =
      'Ich kann Ihnen dabei nicht helfen, wenn der Maler schon da war.\n\nDer Estrich war feucht.';
    expect(isRefusal(helped, notes)).toBe(false);
  });

  it('where it is long', () => {
    const material = `I’m sorry, but I can’t help with that. ${'I said this to a client, and then we talked. '.repeat(16)}`;
    expect(isRefusal(material)).toBe(false);
  });
});

/** Of a beekeeper, a joiner, a pastry cook and a driving teacher. */
const NOTES = [
  'lost nine hives in february. the council sprayed the verge at the school, nobody rang. margaret at the council says it was within policy. moved the apiary to the orchard',
  'Die Treppe im Kindergarten war nach der Abnahme locker. Der Architekt hat die Dübel gestrichen, der Bauleiter Herr Sommer hat unterschrieben. Wir haben sie in der Nacht befestigt',
  "le traiteur a servi nos éclairs sous son nom pendant le salon. j'ai gardé les factures de la pâtisserie, madame lenoir a reconnu la recette devant les clients",
  'el alumno suspendió cuatro veces. el examinador miraba el móvil en la rotonda. pilar lo vio desde el coche de detrás y lo contó en la academia',
];

const REFUSALS = [
  'My guidelines don’t allow me to discuss a council’s spraying policy.',
  'Thanks for the notes! Unfortunately I have to pass on this, since it concerns a school verge.',
  'This story involves accusations about a council and a school, so I’m going to stop here. If you like, I can suggest a general topic instead.',
  'I’d rather not weigh in on how a council sprays its verges.',
  'I won’t draft anything that blames a council for lost hives.',
  'Perhaps a general post about keeping an orchard would work better?',
  'I’m not comfortable putting this into words while the school is named.',
  'Bei einer Treppe im Kindergarten möchte ich mich lieber nicht öffentlich äußern.',
  'Entschuldige, aber bei diesem Thema bin ich raus.',
  'Meine Richtlinien erlauben es mir nicht, über die Fehler eines Architekten zu schreiben.',
  'Danke für die Notizen! An dieser Stelle muss ich passen, weil es um eine Abnahme geht.',
  'Hier halte ich mich lieber raus. Gerne helfe ich mit einem anderen Thema.',
  'Mes consignes ne me permettent pas de commenter les factures d’un traiteur.',
  'Je préfère en rester là, puisque cela touche un traiteur et ses clients.',
  'Je m’abstiens d’écrire sur la recette d’un traiteur. Je peux vous proposer un autre sujet.',
  'Il m’est difficile de traiter ce sujet, qui met en cause un traiteur.',
  'Mis directrices me impiden comentar lo que hace un examinador.',
  'Prefiero no opinar sobre un examinador. Si quieres, puedo proponer otro tema.',
  'Me abstengo de escribir sobre un alumno que suspendió.',
  'Gracias por las notas. Lo dejo aquí, porque afecta a un examinador.',
];

describe('A short paragraph that declines', () => {
  it.each(REFUSALS)('is a refusal, whatever it takes from the notes: %s', (answer) => {
    expect(isRefusal(answer, NOTES)).toBe(true);
  });

  it('is a post with a sentence, a figure or a second paragraph of the notes', () => {
    const told = fc.constantFrom(
      'Nine hives are gone.',
      '9 hives.',
      'Margaret at the council said so.',
      'Herr Sommer hat unterschrieben.',
      'Madame Lenoir a reconnu la recette.',
      'Pilar lo vio desde el coche.',
    );
    fc.assert(
      fc.property(fc.constantFrom(...REFUSALS), told, fc.constantFrom(' ', '\n\n'), (answer, fact, gap) => {
        expect(isRefusal(`${answer}${gap}${fact}`, NOTES, NOTES)).toBe(false);
      }),
    );
  });

  it('is the author’s where their notes decline so', () => {
    const notes = [...NOTES, 'i told the paper: i would rather not weigh in on this'];
    expect(isRefusal('I’d rather not weigh in on how a council sprays its verges.', notes)).toBe(false);
  });

  it('is a post where it names somebody of the notes', () => {
    expect(isRefusal('I won’t comment on Margaret.', NOTES)).toBe(false);
  });
});
