import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { findNeverUsePhrases, neverUsePlaces } from './never-use.rules.js';
import { anyTexts } from '../text/testing/text-arbitraries.js';

describe('never-use phrases', () => {
  it.each([
    ['We leverage SYNERGY.', 'synergy'],
    ['a game\n  changer!', 'game changer'],
    ['in today’s world', "in today's world"],
    ['ÜBER alles', 'über'],
    ['cafe\u0301 time', 'café'],
    ['really?! yes', '?!'],
    ['Go 🚀now', '🚀'],
    ['We use C++ daily', 'c++'],
    ['(delve)', 'delve'],
  ])('%p uses %p', (text, phrase) => {
    expect(findNeverUsePhrases(text, [phrase])).toEqual([phrase]);
  });

  it.each([
    ['synergyze', 'synergy'],
    ['unsynergy', 'synergy'],
    ['the gamechanger', 'game changer'],
    ['übersicht', 'über'],
    ['anything', ''],
    ['anything', '   '],
    ['abc', 'a.c'],
  ])('%p does not use %p', (text, phrase) => {
    expect(findNeverUsePhrases(text, [phrase])).toEqual([]);
  });

  it.each([
    ['We are leveraging it.', 'leverage'],
    ['She leveraged the list.', 'leverage'],
    ['There are synergies in this.', 'synergy'],
    ['We synergized all of it.', 'synergy'],
    ['We found a synergy there.', 'synergies'],
    ['These are game changers for us.', 'game changer'],
    ['They are disrupting the market.', 'disrupt'],
    ['It works seamlessly for us.', 'seamless'],
    ['We planned and planned.', 'planning'],
    ['Das sind die Synergien, die wir heben.', 'Synergie'],
    ['Wir haben das Produkt gepusht und es war gut.', 'pushen'],
    ['Das ist ein nachhaltiger Weg für uns.', 'nachhaltig'],
    ['Ich gebe keine Ratschläge und die nehme ich auch nicht.', 'Ratschlag'],
    ['Nous avons boosté les ventes.', 'booster'],
    ['Ce sont des synergies pour nous.', 'synergie'],
    ['C’est une équipe très impactante.', 'impactant'],
    ['Estamos potenciando a los equipos.', 'potenciar'],
    ['Son unas soluciones para todos.', 'solución'],
    ['These are real game-changers for us.', 'game-changer'],
    ['Game-changers call clients.', 'game-changer'],
    ['Leveraging clients.', 'leverage'],
    ['Mehrwerte schaffen.', 'Mehrwert'],
    ['We are going viral with it.', 'go viral'],
    ['I was running the numbers again.', 'run the numbers'],
    ['We look at all of our KPIs.', 'KPI'],
    ['We are optimizing all of it.', 'optimise'],
    ['Ich habe losgelassen, und es war gut.', 'loslassen'],
    ['Es ist schwer, jemanden loszulassen.', 'loslassen'],
    ['Sie lässt nie ganz los, und das ist gut.', 'loslassen'],
    ['Wir haben das umgesetzt, und es war gut.', 'umsetzen'],
    ['Wir haben sie alle mitgenommen.', 'mitnehmen'],
    ['Wir haben das Potenzial ausgeschöpft.', 'ausschöpfen'],
    ['Jetzt ist es Zeit, durchzustarten.', 'durchstarten'],
    ['Wir holen die Kunden da ab.', 'abholen'],
    ['Das sind die Häuser von uns.', 'Haus'],
    ['Ce sont des leaders pour nous.', 'leader'],
    ['Nous lançons une offre pour vous.', 'lancer'],
    ['Nous avons réussi tout cela.', 'réussir'],
    ['Nous agissons pour vous.', 'agir'],
    ['C’est une équipe très professionnelle.', 'professionnel'],
    ['C’est une nouvelle offre pour vous.', 'nouveau'],
    ['Es una idea muy innovadora.', 'innovador'],
    ['Yo busqué a los mejores.', 'buscar'],
    ['Yo optimicé todo lo que había.', 'optimizar'],
    ['Para que todos alcancen la meta.', 'alcanzar'],
    ['Para que se aplique a todos.', 'aplicar'],
    ['Son unos jóvenes con mucho que decir.', 'joven'],
    ['Son las imágenes de todos.', 'imagen'],
    ['Es una idea muy disruptiva.', 'disruptivo'],
    ['Wir holen jeden Kunden ab', 'Kunde abholen'],
    ['Wir holen jeden Kunden ab.', 'Kunde abholen'],
    ['Wir haben damit echten Mehrwert geboten.', 'Mehrwert bieten'],
    ['Mehrwert geboten', 'Mehrwert bieten'],
    ['Wir bieten unseren Kunden Mehrwert', 'Mehrwert bieten'],
    ['Ich begegne Leuten auf Augenhöhe', 'auf Augenhöhe begegnen'],
    ['Man begegnete uns dort auf Augenhöhe.', 'auf Augenhöhe begegnen'],
    ['Das bietet dem Team einen großen Mehrwert, und das ist gut so.', 'Mehrwert bieten'],
    ['Es geht darum, den Kunden dort abzuholen, wo er steht.', 'Kunde abholen'],
    ['Der Kunde wird abgeholt.', 'Kunde abholen'],
    ['Wir bringen Projekte auf den Weg', 'auf den Weg bringen'],
    ['Sie nimmt alle Mitarbeiter mit.', 'Mitarbeiter mitnehmen'],
    ['Pick the low hanging fruits first.', 'low-hanging fruit'],
    ['The low-hanging fruits are gone.', 'low hanging fruit'],
    ['Das Angebot stellt die Weichen neu.', 'Weichen stellen'],
    ['Er traf den Nagel auf den Kopf.', 'Nagel auf den Kopf treffen'],
    ['Wir haben das Thema aufs Tapet gebracht', 'aufs Tapet bringen'],
    ['Nous avons fait bouger les lignes.', 'faire bouger les lignes'],
    ['Elle fait bouger les lignes, et c’est bien.', 'faire bouger les lignes'],
    ['Il a pris de la hauteur avant de répondre.', 'prendre de la hauteur'],
    ['Prenez de la hauteur.', 'prendre de la hauteur'],
    ['Ils sortent de leur zone de confort.', 'sortir de sa zone de confort'],
    ['Il remet le client au centre.', 'remettre le client au centre'],
    ['Il fait la différence.', 'faire la différence'],
    ['Cela ne fait pas vraiment la différence pour nous.', 'faire la différence'],
    ['Cela fait sens.', 'faire sens'],
    ['On met en lumière ce point.', 'mettre en lumière'],
    ['Nous mettons les équipes en lumière.', 'mettre en lumière'],
    ['Boostez vos ventes.', 'booster ses ventes'],
    ['Elle relève le défi avec nous.', 'relever le défi'],
    ['Nous nous réinventons chaque jour.', 'se réinventer'],
    ['Ils se sont réinventés avec nous.', 'se réinventer'],
    ['Nous sommes au rendez-vous avec vous.', 'être au rendez-vous'],
    ['Cela a un impact sur nous.', 'avoir un impact'],
    ['Allons à l’essentiel avec vous.', 'aller à l’essentiel'],
    ['On tient le cap, comme toujours.', 'tenir le cap'],
    ['Disons les choses, pour nous et pour vous.', 'dire les choses'],
    ['Ils voient grand pour nous.', 'voir grand'],
    ['Il vient de loin avec nous.', 'venir de loin'],
    ['Nous rendons possible ce qui ne l’est pas.', 'rendre possible'],
    ['Pusimos en valor el equipo.', 'poner en valor'],
    ['Ponemos siempre a las personas en valor.', 'poner en valor'],
    ['Eso hace la diferencia para todos.', 'hacer la diferencia'],
    ['Hicimos la diferencia con todos.', 'hacer la diferencia'],
    ['Tuvimos un gran impacto en todos.', 'tener un gran impacto'],
    ['Vamos de la mano con todos.', 'ir de la mano'],
    ['Dimos un paso más con todos.', 'dar un paso más'],
    ['Nos dijeron la verdad de todo.', 'decir la verdad'],
    ['Salgan de su zona de confort.', 'salir de tu zona de confort'],
    ['Nos reinventamos con todos los demás.', 'reinventarse'],
    ['Hay que reinventarse con los demás.', 'reinventarse'],
    ['Piensa en grande con nosotros.', 'pensar en grande'],
    ['Es la imagen que mueve la aguja.', 'mover la aguja'],
  ])('%p uses a form of %p', (text, phrase) => {
    expect(findNeverUsePhrases(text, [phrase])).toEqual([phrase]);
  });

  it.each([
    ['It is important to us.', 'import'],
    ['The university is in the city.', 'universe'],
    ['We use a number of them.', 'numb'],
    ['Die Organisation ist gut und sie ist da.', 'Organ'],
    ['Das Haus ist alt.', 'Hausse'],
    ['Leveraging kulcsszó', 'leverage'],
    ['Es la casa de todos.', 'caso'],
    ['La punta de la lanza es muy buena.', 'punto'],
    ['Está en la plaza con los otros.', 'plazo'],
    ['Son unas libras de más.', 'libro'],
    ['Das ist der Reis von heute.', 'Reise'],
    ['Wir setzen uns um acht hin.', 'umsetzen'],
    ['Wir lassen das so, und sie sind los von uns gegangen.', 'loslassen'],
    ['Er hat 300 Euro geboten, und der Mehrwert blieb aus.', 'Mehrwert bieten'],
    ['Wir haben 300 Euro geboten. Der Mehrwert ist klein.', 'Mehrwert bieten'],
    ['Das Beste wurde hier geboten.', 'Mehrwert bieten'],
    ['Der Kunde hat das Paket abgeholt.', 'Kunde abholen'],
    ['Ich begegne Leuten auf der Treppe.', 'auf Augenhöhe begegnen'],
    ['Wir holen den Schrank beim Kunden ab.', 'Kunde abholen'],
    ['Wir holen die Kisten bei jedem Kunden ab.', 'Kunde abholen'],
    ['Der Mehrwert liegt anderswo, wir bieten Kurse.', 'Mehrwert bieten'],
    ['Die Lampe hängt auf Augenhöhe, dort begegnen wir uns.', 'auf Augenhöhe begegnen'],
    ['The fruit hangs low on it.', 'low-hanging fruit'],
    ['Der Kunde war da und wir haben die Möbel abgeholt.', 'Kunde abholen'],
    ['Wer Mehrwert will, der muss bieten, was fehlt.', 'Mehrwert bieten'],
    ['Il fait froid, et la différence est petite.', 'faire la différence'],
    ['C’est une affaire pour nous.', 'faire'],
    ['Il est arrivé au rendez-vous avec nous.', 'être au rendez-vous'],
    ['Il prend le train et la lumière reste en lumière.', 'mettre en lumière'],
    ['Il a mis la table, mais rien en lumière.', 'mettre en lumière'],
    ['C’est un élève de la classe.', 'élever'],
    ['Il y a moins de choses pour nous.', 'moindre'],
    ['Les ventes sont dans vos mains.', 'booster ses ventes'],
    ['Pusimos la mesa y el valor es de todos.', 'poner en valor'],
    ['Es la diferencia que se hace con todos.', 'hacer la diferencia'],
    ['La zona de confort es para todos.', 'salir de tu zona de confort'],
  ])('%p uses no form of %p', (text, phrase) => {
    expect(findNeverUsePhrases(text, [phrase])).toEqual([]);
  });

  it('have places in the text as it stands', () => {
    const text = 'We don’t  leverage.\nWe are leveraging “synergies”.';
    expect(
      neverUsePlaces(text, ['synergy', 'leverage']).map(({ start, end }) => text.slice(start, end)),
    ).toEqual(['leverage', 'leveraging', 'synergies']);
  });

  it('are reported in the order given, each once', () => {
    expect(findNeverUsePhrases('b and a and b', ['a', 'x', 'b', 'a'])).toEqual(['a', 'b']);
  });

  it('are found wherever they stand between spaces, and no phrase breaks the search', () => {
    fc.assert(
      fc.property(anyTexts(), fc.string(), fc.string(), (phrase, before, after) => {
        const isBlank = phrase.normalize('NFKC').trim() === '';
        expect(findNeverUsePhrases(`${before} ${phrase} ${after}`, [phrase])).toEqual(
          isBlank ? [] : [phrase],
        );
      }),
    );
  });
});
