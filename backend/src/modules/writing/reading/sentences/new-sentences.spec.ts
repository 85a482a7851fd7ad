import { describe, expect, it } from '@jest/globals';
import { writtenSentences } from './written-sentences.js';

describe('Notes that are typed small', () => {
  it.each([
    'survey in todmorden, solid walls, owner was told approx. 14 kw. | my heat loss calc says 7.2 kw. | did it twice.',
    'flow temp 45 deg. | she asked for the pdf of the calc and sent it to the other installer.',
    'inlet temp down 4 deg. | told him not to buy. | he bought nothing.',
    'we turned it down by 4 deg. in the hall and left it there for the week.',
    'the pump ran for 10 min. with the valve shut and nobody saw it.',
    'in 10 min. she had it in by herself. | nobody had looked at her hands.',
    'after 3 wks. they came back to us. | we had changed the number.',
    'the reserves policy got 4 min. and was nodded through.',
    'kezia is showing him on thurs. | most oversized systems are just nobody measuring the windows.',
    'he paid dr. okoye and she never sent it back. | that was the end.',
    'there’s just big old cast iron rads. | so we changed one number. | it took me six minutes.',
    'he got 12 pcs. of the old ones and a bag of screws from the shop.',
    'was kostet eure std.? | antworten von 38 bis 61 €. | hab dann gerechnet mit ihnen.',
    'mit lohn, urlaub, krank, tel. und büro: keiner unter 58. | der mit 38 war der mit den vollsten büchern.',
    'nach 10 min. hatte sie es allein drin. | sie hat die ganze zeit gewollt.',
    'gerät seit ca. 2 jahren im schrank. | tochter sagt sie will einfach nicht.',
    'wir haben 30 min. gewartet. | keiner kam und das telefon war aus.',
    'der kessel hatte 80 grad. | z.b. das rohr war heiß und die wand auch.',
    'hausbesuch bei frau thomsen in st. peter-ording. | sie wohnt da seit 20 jahren.',
    'die messung dauert 20 min. pro wohnung und die mieter sind nicht da.',
    'j’ai fait le tableau env. 20 min. devant lui. | il ne dit rien puis il appelle sa femme.',
    '3 pers. sur 4 partent à la retraite avant lui. | on a décidé de recruter.',
    'on a décidé de recruter 2 apprentis en sept. avant de mettre en vente.',
    'le proviseur voulait finir avant la rentrée le 2 sept. | planning : 9 semaines, il en restait 7.',
    'on a ouvert le filtre, plein d’algues, env. 3 kg. | ça fait 2 ans que personne ne l’avait ouvert.',
    'nettoyé en 40 min. avec un jet. | le soir 0,95 bar dans la ligne.',
    'rdv avec m. guérin, menuisier à loches. | il veut vendre en 2027.',
    'on a sorti 3 kg. de feuilles et le reste est parti avec l’eau.',
    'piden bajar 30 cts. el menú. | les enseñé la factura del pescado.',
    'merluza frente a panga, p. ej. el jueves. | les dije que se puede.',
    'hubo aprox. 15 min. de silencio. | una madre dijo que ella prefería pagar más.',
    'ella prefería pagar 10 cts. más. | votaron: 9 a 3 por subir.',
    'derrama para fachada. | presup. más bajo 48.000 €, el nuestro 61.000.',
    'la sra. amparo hizo la suma con boli antes que nadie.',
    'esperamos 20 min. y nadie abrió la puerta. | nos fuimos.',
    'chantier au lycée, on avait les deux équipes avec les mêmes 12 pers. | fini le 28 août. | aucun dépassement dans les salles.',
  ])('end a sentence behind a shortened word only where another surely begins: %s', (marked) => {
    expect(writtenSentences(marked.replaceAll(' | ', ' ')).join(' | ')).toBe(marked);
  });
});
