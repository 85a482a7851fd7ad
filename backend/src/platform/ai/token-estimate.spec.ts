import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { estimateTokens } from './token-estimate.js';

describe('The estimate of tokens', () => {
  /** The counts are those of OpenAI's o200k_base and, before it, cl100k_base. */
  it.each([
    [
      'English',
      "Last March a client fired me by email. Three weeks later he asked whether I could come back. I said no, and here is what I learned about pricing: 12 % of our revenue came from 3 accounts, and none of them paid on time. You don't need more leads, you need fewer bad ones.",
      65,
    ],
    [
      'German',
      'Letzten März hat mir ein Kunde per E-Mail gekündigt. Drei Wochen später fragte er, ob ich zurückkommen könne. Ich habe abgelehnt. Was ich dabei über Preisgestaltung gelernt habe: 12 % unseres Umsatzes kamen von drei Kunden, und keiner zahlte pünktlich. Die Gebrauchstauglichkeitsprüfung war trotzdem fertig.',
      72,
    ],
    [
      'French',
      "En mars dernier, un client m'a congédiée par courriel. Trois semaines plus tard, il m'a demandé si je pouvais revenir. J'ai refusé, et voici ce que j'ai appris sur les prix : 12 % de notre chiffre d'affaires venait de trois comptes, et aucun ne payait à l'heure.",
      67,
    ],
    [
      'Spanish',
      'En marzo pasado un cliente me despidió por correo. Tres semanas después preguntó si podía volver. Dije que no, y esto es lo que aprendí sobre los precios: el 12 % de nuestros ingresos venía de tres cuentas, y ninguna pagaba a tiempo. ¿Qué harías tú?',
      63,
    ],
    ['emoji', '🥐🎉 Yesss!! 🙌 We did it!!! 🚀🚀 Four bakeries, one oven, zero sleep 😴', 29],
    [
      'data',
      JSON.stringify(
        {
          author: {
            target_audience: 'studio owners',
            tone: 'bold',
            never_use_phrases: ['synergy', 'deep dive'],
          },
          existing_hooks: ['Nobody reads your contract.', 'I lost 40,000 dollars in a week.'],
          own_posts: [
            { text: 'First line.\n\nSecond line, longer.', impressions: 1234, reactions: 56, comments: 7 },
          ],
        },
        null,
        1,
      ),
      120,
    ],
  ])('is at most an eighth too high and never too low: %s', (_kind, text, counted) => {
    expect(estimateTokens(text)).toBeGreaterThanOrEqual(counted);
    expect(estimateTokens(text)).toBeLessThanOrEqual(counted * 1.125);
  });

  it('is on the safe side for scripts that are written without spaces', () => {
    // 40 by o200k_base, 54 by cl100k_base.
    expect(
      estimateTokens(
        '去年三月，一位客户通过电子邮件解雇了我。三周后，他问我能否回来。我拒绝了，这就是我学到的关于定价的事情。',
      ),
    ).toBe(52);
  });

  it('is zero for nothing, whole, and grows with the text', () => {
    expect(estimateTokens('')).toBe(0);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, more) => {
        const alone = estimateTokens(text);
        const both = estimateTokens(`${text}\n${more}`);
        return Number.isInteger(alone) && both >= alone && both <= alone + estimateTokens(more) + 1;
      }),
    );
  });
});
