import { describe, expect, it } from '@jest/globals';
import type { DraftWritingRequest } from '../../draft-writer.service.js';
import { otherLanguageProblem } from './other-language.rules.js';

const GERMAN =
  'Der Kühlraum ist am Sonntag ausgefallen, und wir haben alle Räder in den Melkstand getragen, weil es da kühl war.';
const ENGLISH =
  'The cold room failed on Sunday, and we carried all of the wheels to where it was cool enough.';
const FRENCH =
  'Dimanche la chambre froide est tombée en panne, et nous avons porté toutes les meules dans la salle.';
const SHORT = 'Cold room failed.';

const problem = (
  answer: string,
  material: readonly string[],
  {
    ownPosts = [],
    ...request
  }: Partial<Pick<DraftWritingRequest, 'instructions' | 'previous_text' | 'selection'>> & {
    ownPosts?: readonly string[];
  } = {},
) =>
  otherLanguageProblem(
    answer,
    { instructions: null, previous_text: null, selection: null, ...request } as DraftWritingRequest,
    { material, known: [], ownPosts, neverUse: [], isPart: false },
  );

describe('An answer in another language than its author gave', () => {
  it('is told with both', () => {
    expect(problem(ENGLISH, [GERMAN])).toBe(
      'The answer is in English, but what the author gave is in German. Write the same in German.',
    );
    expect(problem(FRENCH, [GERMAN], { ownPosts: [GERMAN, ENGLISH] })).toContain('in French');
    expect(problem(ENGLISH, [ENGLISH], { previous_text: GERMAN })).toContain('in German');
    expect(problem(ENGLISH, ['x'], { previous_text: `${ENGLISH} ${GERMAN}`, selection: GERMAN })).toContain(
      'in German',
    );
  });

  it.each([
    ['is in theirs', GERMAN, [GERMAN], {}],
    ['is in that of their posts', ENGLISH, [GERMAN], { ownPosts: [ENGLISH] }],
    ['is in one of two', ENGLISH, [GERMAN, ENGLISH], {}],
    ['was asked for', ENGLISH, [GERMAN], { instructions: 'Bitte auf Englisch' }],
    ['is short', SHORT, [GERMAN], {}],
    ['follows notes that show none', ENGLISH, ['31 %, 12 h'], {}],
  ])('is none where it %s', (_, answer, material, more) => {
    expect(problem(answer, material, more)).toBeNull();
  });
});
