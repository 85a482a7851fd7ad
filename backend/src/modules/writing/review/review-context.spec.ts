import { defaultWritingProfile, type TextFinding, type WritingProfile } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { aWritingRequest } from '../../../../test/builders/writing-request.builder.js';
import { inventedAuthor, ownPosts } from '../../../../test/support/writing/invented-authors.js';
import type { AuthorProfile } from '../author-profile.js';
import { voiceBrief } from '../brief/voice-brief.js';
import { openingFindings } from './kept-findings.js';
import { openingsContext, reviewContext } from './review-context.js';
import { reviewText } from './review-text.js';

const doubt = (quotation: string, kind: TextFinding['kind'] = 'number'): TextFinding => ({
  kind,
  quotation,
});
/** What is left of an earlier text as a source. */
const leftOf = (previous_text: string, ...doubts: TextFinding[]) =>
  reviewContext(aWritingRequest({ previous_text, doubts })).material.at(-1);

describe('An earlier text as a source', () => {
  it('is without what a writer invented in it, and keeps the author’s own words around that', () => {
    const [invented, own] = [
      'We did not lose 12,500 euros of revenue in May.',
      'Ruth called me on Monday. Anna came in June.',
    ];
    expect(leftOf(`${invented} ${own}`, doubt(invented, 'negation'), doubt('12,500 euros'))).toBe(
      ` …  ${own}`,
    );
  });

  it('is without every place of the invented words', () => {
    expect(leftOf('We lost 41%. Yes, 41% is a lot.', doubt('41%'))).toBe('We lost  … . Yes,  …  is a lot.');
  });

  it('loses the doubted words and no other, however the doubts lie', () => {
    const words = Array.from({ length: 12 }, (_, index) => `word${String.fromCodePoint(97 + index)}`);
    const stretch = fc.tuple(fc.nat(11), fc.integer({ min: 1, max: 6 }));
    fc.assert(
      fc.property(fc.array(stretch, { minLength: 1, maxLength: 6 }), (stretches) => {
        const left = leftOf(
          words.join(' '),
          ...stretches.map(([from, length]) => doubt(words.slice(from, from + length).join(' '), 'negation')),
        );
        const isDoubted = (at: number) =>
          stretches.some(([from, length]) => from <= at && at < from + length);
        expect(left?.match(/[a-z]+/gu) ?? []).toEqual(words.filter((_, at) => !isDoubted(at)));
      }),
    );
  });

  it('is one in full where only its rhythm was told', () => {
    expect(leftOf('We lost some.', doubt('We lost some.', 'rhythm'))).toBe('We lost some.');
  });
});

describe('First lines of a post', () => {
  it('say what a writer invented in it, which is no source of theirs', () => {
    const content = 'We lost 41% of our clients in May, said Ruth Berger. I called them.';
    const doubts = [doubt('41%'), doubt('Ruth Berger', 'name')];
    const context = openingsContext({ ...aWritingRequest({ doubts }), content });
    const found = (line: string) => openingFindings(line, content, context).map(({ quotation }) => quotation);
    expect(found('41 percent left us in May.')).toEqual(['41 percent']);
    expect(found('Then Ruth told me why they left.')).toEqual(['Ruth']);
    expect(found('I called them in May.')).toEqual([]);
  });
});

describe('Material that was spoken', () => {
  const said = 'et il me dit bon il en reste la moitié et au bout du compte on a tout gardé, pas moi lui';

  it('is a source of quotations as it was said, too', () => {
    expect(reviewContext(aWritingRequest({ instructions: said })).asTyped).toContain(said);
  });

  it('has a comma before who it was not', () => {
    const spoken = 'am ende hat er geweint nicht sie und er hat gesagt warum zeigt einem das denn keiner';
    expect(reviewContext(aWritingRequest({ instructions: spoken })).material.join()).toContain(', nicht sie');
  });
});

describe('A prompt as a source', () => {
  const prompt = {
    kind: 'prompt',
    id: 1,
    hook: 'Tom sold foals',
    prompt_text: 'Tell.',
    category: 'Any',
    pillar_label: 'Foals',
  } as const;

  it.each([
    ['staff', ['Tom sold foals', 'Tell.', 'Foals']],
    ['model', ['Foals']],
    ['built-in', ['Foals']],
  ] as const)('is one in its own words only where a person wrote it: %s', (written_by, material) => {
    const source = { ...prompt, written_by };
    expect(reviewContext(aWritingRequest({ source, instructions: null, answers: [] })).material).toEqual(
      material,
    );
  });
});

describe('What is known of an author', () => {
  const profile: AuthorProfile = {
    full_name: 'Own-name',
    content_pillars: ['Own-pillar'],
    target_audience: 'Own-audience',
    ideal_target_client: 'Own-client',
    client_pain_points: 'Own-pains',
    industry: 'Own-industry',
    business_size: 'Own-size',
    content_strategy: 'Own-strategy',
    generated_icp_summary: 'Own-summary',
  };
  const lists = Object.entries(defaultWritingProfile()).flatMap(([name, value]) =>
    Array.isArray(value) ? [[name, [`Own-${name}`]]] : [],
  );
  const preferences = {
    ...defaultWritingProfile(),
    ...(Object.fromEntries(lists) as Partial<WritingProfile>),
    storytelling_style: 'Own-stories',
  };

  it('is all that a model is told in their words, but what they never say', () => {
    const request = aWritingRequest({ profile, preferences });
    const material = JSON.stringify(voiceBrief(request, { source: null, subject: '' }));
    const words = new Set(material.match(/Own-\w+/gu));
    expect(words).toContain('Own-never_use_phrases');
    words.delete('Own-never_use_phrases');
    const { known } = reviewContext(request);
    expect([...words].filter((word) => !known.includes(word))).toEqual([]);
    expect(words.size).toBeGreaterThan(16);
  });

  it('is a text of theirs in full, also where a model is told its beginning', () => {
    const summary = `${'They run a studio. '.repeat(60)}Fourteen people work there.`;
    const { known } = reviewContext(
      aWritingRequest({ profile: { ...profile, generated_icp_summary: summary } }),
    );
    expect(known).toContain(summary);
  });

  it('is no figure that was counted for the brief', () => {
    const own_posts = ['One. Two.', 'Two. One.', 'Three. One.'].map((content, index) => ({
      id: String(index),
      title: '',
      content,
      posted_at: null,
      impressions: null,
      engagement_rate: null,
    }));
    expect(reviewContext(aWritingRequest({ own_posts })).known.join(' ')).not.toMatch(/\d/u);
  });
});

describe('An answer as a source', () => {
  it('is one without its question, which a writer asked', () => {
    const answers = [
      { question: 'Since Pomona stole 4,000 euros, what do you do?', answer: 'I changed it all.' },
    ];
    const { material } = reviewContext(aWritingRequest({ answers }));
    expect(material).toContain('I changed it all.');
    expect(material.join()).not.toContain('Pomona');
  });
});

describe('Dictated notes as a source', () => {
  it('are read as a draft writes them, so that their sounds part no clause', () => {
    const notes =
      "Euh j'ai une patiente de 81 ans, hein, qui avait peur de l'escalier. On faisait, euh, des exercices depuis six mois, ben ça ne changeait rien.";
    const draft =
      "J'ai une patiente de 81 ans, qui avait peur de l'escalier. On faisait des exercices depuis six mois, ça ne changeait rien.";
    const context = reviewContext(aWritingRequest({ source: { kind: 'notes', notes } }));
    expect(reviewText(draft, context)).toEqual([]);
    expect(
      reviewText(draft.replace('81', '84').replace('ne changeait rien', 'changeait tout'), context),
    ).not.toEqual([]);
  });
});

describe('Short notes as a source', () => {
  it('are read in the language in which a draft reads them', () => {
    const own_posts = ownPosts(inventedAuthor('ux').posts);
    const notes = 'Krause: 2 Std. und 19 km';
    const request = aWritingRequest({ own_posts, source: { kind: 'notes', notes }, answers: [] });
    expect(reviewContext(request).material).toContain('Krause: 2 Stunden und 19 km');
  });
});
