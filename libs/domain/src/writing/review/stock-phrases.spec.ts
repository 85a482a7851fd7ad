import { describe, expect, it } from '@jest/globals';
import { findStockPhrases, NAMED_STOCK_PHRASES } from './stock-phrases.js';

describe('stock phrases', () => {
  it.each([
    'It wasn’t a sales problem. It was a Thursday problem.',
    'In a world where everybody talks, listen.',
    'Small fix. Big impact.',
    'Food for thought.',
    'Safety isn’t a cost. It’s a mindset.',
    "It's not about price. It's about trust.",
    'This is not just a tool, this is a partner.',
    'No fluff. No theory. Just results.',
    'Here’s the thing: nobody reads it.',
    'Let that sink in.',
    'In today’s fast-paced world we forget.',
    'I am humbled to announce my book.',
    'Unlock your full potential.',
    'the ever-evolving landscape',
    'A testament to her work',
    'We delve into the numbers.',
    'A real game changer for us',
    'It works seamlessly.',
    'We leverage what we have.',
    'We did it. Moreover, we stayed.',
    'It works. Thoughts?',
    'It works.\n\nWhat do you think? 👇',
    'It works.\n\nDrop a comment below! 👇',
    'Tell me your story in the comments.',
    'I called them. Every. Single. One.',
    'We lost it. The lesson?\n\nAsk first.',
    'Let’s dive in.',
    'Thrilled to share that we moved.',
    'Three lessons: listen, check, document.',
    'It wasn’t just a ceiling — it was a wake-up call.',
    'In today’s fast-paced maritime industry, trust is everything.',
    'And that, my friends, is the real lesson.',
    'In der heutigen schnelllebigen, digitalen Branche zählt Nähe.',
    'Und das, meine Freunde, ist der Punkt.',
    'Dans un secteur viticole en pleine mutation, on se parle.',
    'Et voilà, mes amis, la vérité.',
    'En un sector farmacéutico cada vez más exigente, se escucha.',
    'Y eso, amigos, es todo.',
  ])('are found in: %s', (text) => {
    expect(findStockPhrases(text)).toHaveLength(1);
  });

  it.each(NAMED_STOCK_PHRASES)('that a writer is warned of are found as they are named: %s', (example) => {
    expect(findStockPhrases(`${example} `).map(({ text }) => text)).toEqual([example]);
  });

  it.each([
    'The lever is long.',
    'In today’s maritime exam nobody failed.',
    'In today’s industry talk I said nothing.',
    'That is what my friends said.',
    'In der heutigen Sitzung war die Branche Thema.',
    'Dans un secteur de la parcelle, il a gelé.',
    'En el mercado del pueblo hay dos puestos.',
    'The lever isn’t broken. It’s loose.',
    'Small fix. Nobody noticed.',
    'In a world of water, we sell boats.',
    'The horse gets food at six.',
    'I agree with her.',
    'What are your thoughts on paying on time?',
    'It was late. It was raining.',
    'The end of the day is at five.',
    'Was it a test? It is.',
    'No meeting today. We wrote instead.',
    'Here is the price list.',
    'I leave a comment on each invoice.',
    '“What do you think?” she asked.',
    'Every client calls. Single ones write.',
  ])('are not seen in: %s', (text) => {
    expect(findStockPhrases(text)).toEqual([]);
  });

  it.each([
    'In der heutigen schnelllebigen Welt zählt Tempo.',
    'Kleine Ursache, große Wirkung.',
    'Es geht nicht ums Fahren, es geht ums Vertrauen.',
    'In einer Welt, in der jeder sendet, hören wir zu.',
    'Wir freuen uns, euch mitteilen zu dürfen, dass wir umziehen.',
    'So heben wir das auf das nächste Level.',
    'Ein ganzheitlicher Ansatz hilft.',
    'Am Ende des Tages zählt der Kunde.',
    'Das ist nicht nur ein Werkzeug. Es ist ein Versprechen.',
    'Dans un monde en constante évolution, il faut bouger.',
    'Je suis ravie de vous annoncer mon départ.',
    'Il est important de noter que le prix monte.',
    'Ce n’est pas un outil. C’est un partenaire.',
    'En el mundo actual nadie lee.',
    'Me complace anunciar mi libro.',
    'Lleva tu negocio al siguiente nivel.',
    'No es un producto. Es una experiencia.',
    'As I like to say, numbers first.',
    'Wir haben es.\n\nWas denkt ihr? 🌿\n\nBis morgen',
    'Es geht nicht nur um Formalitäten – es geht um Würde.',
    'Es geht nicht nur um Formalitäten, sondern auch um Würde.',
    'Die Erkenntnis? Niemand fragt.',
    'Ich freue mich riesig, euch mitzuteilen, dass wir umziehen.',
    'Ich rief alle an. Jeden. Einzelnen. Tag.',
    'Das war es. Schreib es in die Kommentare!',
    'Il ne s’agit pas seulement de prix, il s’agit de confiance.',
    'Dites-le-moi en commentaire !',
    'Le résultat ? Personne ne demande.',
    'Je les ai appelés. Tous. Les. Jours.',
    'Petite cause, grands effets.',
    'À méditer.',
    'Y ahí está la clave.',
    'Pequeño gesto, gran resultado.',
    'Cuéntame tu caso en los comentarios.',
    '¿El resultado? Nadie pregunta.',
    'Los llamé. Cada. Santo. Día.',
  ])('are found in other languages and in what we printed ourselves: %s', (text) => {
    expect(findStockPhrases(text)).toHaveLength(1);
  });

  it.each([
    'Am Ende des Monats fehlten die Rechnungen.',
    'Es ist nicht teuer.',
    'Das Team freut sich über die neue Welt der Farben.',
    'Le prix est important.',
    'Ce n’est pas cher.',
    'Nous sommes heureux ici.',
    'No es caro.',
    'El siguiente cliente llamó.',
    'Kleine Ursache, und niemand sah sie.',
    'Il a un plan à méditer pour mars.',
    'Ahí está la llave.',
    'Es geht nicht um Geld, sondern um Zeit.',
    '„Was denkt ihr?“, fragte sie.',
    'Sie fragte: „Was denkt ihr?“',
    'Was denkt ihr euch dabei?',
    'Die Kommentare schreibe ich selbst.',
    'Jeder kam. Einzelne blieben.',
    'Il a laissé un commentaire hier.',
    'Ayer dejó un comentario.',
  ])('are not seen in: %s', (text) => {
    expect(findStockPhrases(text)).toEqual([]);
  });
});
