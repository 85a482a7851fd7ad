import type { ReferencePopulation } from '../reference-population.js';
import { layoutVector } from '../layout.js';
import { readMasked } from '../masked-text.js';

/** Ways to begin, go on and end, and what to put between them: enough for voices that a test can tell apart. */
interface InventedPerson {
  readonly sentences: readonly string[];
  readonly separator: string;
}

const SUBJECTS = [
  'contract',
  'invoice',
  'client',
  'meeting',
  'proposal',
  'supplier',
  'budget',
  'kitchen',
  'garden',
  'launch',
];

const PEOPLE: readonly InventedPerson[] = [
  {
    separator: '\n\n',
    sentences: [
      'The SUBJECT was late.',
      'Nobody rang.',
      'I rang.',
      'It took four minutes.',
      'They had lost the SUBJECT.',
      'Twice.',
      'I sent it again.',
      'They paid on Friday.',
      'Ring first.',
      'Write later.',
      'That is all I know about a SUBJECT.',
      'It is enough.',
    ],
  },
  {
    separator: ' ',
    sentences: [
      'I have often wondered, however, whether one ought to regard the SUBJECT as a burden; it is, perhaps, rather a gift.',
      'My late partner, who was not given to praise, used to say that a SUBJECT which is never discussed will never be settled.',
      'There is, of course, much to be said upon the other side, and I should not wish to be thought unkind.',
      'We had, after all, agreed upon the SUBJECT in the spring, though neither of us had read what we had signed.',
      'It was therefore with some surprise that I heard, in the course of the afternoon, that the SUBJECT had been withdrawn.',
      'One learns, in the end, to wait.',
    ],
  },
  {
    separator: '\n',
    sentences: [
      'OMG you guys, the SUBJECT is finally here!!',
      'I literally cried!',
      'Can you believe it?',
      'We did this together and I am so, so proud of you all!',
      'Who else loves a good SUBJECT?',
      'Tell me in the comments!',
      'And if you are scared, do it scared!',
      'You have got this, I promise!! 🎉',
    ],
  },
  {
    separator: ' ',
    sentences: [
      'so we had another go at the SUBJECT and it went ok i guess',
      'nobody really knows what it is for but it works.',
      'then the SUBJECT fell over again and we laughed.',
      'i dont think it matters much to be honest.',
      'you just keep going with it.',
      'there was a bit of a row about the SUBJECT on tuesday.',
      'we had chips after.',
      'it was fine.',
    ],
  },
];

export const INVENTED_PEOPLE = PEOPLE.length;

/** A post of about a hundred words: the sentences of a person from another place on, about another subject. */
export function inventedPost(person: number, number: number): string {
  const { sentences, separator } = PEOPLE[person % PEOPLE.length] ?? { sentences: [], separator: '' };
  const parts: string[] = [];
  for (let at = 0; parts.join(' ').split(' ').length < 95; at += 1) {
    // Three is no divisor of the numbers of sentences but one, so the order differs from post to post.
    const sentence = sentences[(number * 5 + at * (1 + (number % 3))) % sentences.length] ?? '';
    parts.push(sentence.replace('SUBJECT', SUBJECTS[(number * 3 + at) % SUBJECTS.length] ?? ''));
  }
  return parts.join(separator);
}

export function inventedPosts(person: number, count: number, from = 0): string[] {
  return Array.from({ length: count }, (_, at) => inventedPost(person, from + at));
}

/** Everybody, each with so many posts, as a reference population. */
export function inventedPopulation(posts = 4): ReferencePopulation {
  const people = PEOPLE.map((_, person) =>
    inventedPosts(person, posts, 100).map((text) => {
      const read = readMasked(text, 'en');
      return { grams: [...read.grams].sort().join(''), layout: layoutVector(read) ?? [] };
    }),
  );
  return { language: 'en', people };
}
