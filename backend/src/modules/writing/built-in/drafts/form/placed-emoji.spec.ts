import { describe, expect, it } from '@jest/globals';
import { ownPosts, requestOf } from '../../../../../../test/support/writing/invented-authors.js';
import { authorFormOf } from './author-form.js';
import { composeDraft } from '../compose-draft.js';

const STORIES = ['la serre a tenu trois hivers', 'le champ est un métier', 'les voisins viennent toujours'];
const asked = STORIES.map(
  (story) => `J'ai compté avec ma sœur.\n\nDepuis, ${story} 🌱\n\nEt toi, tu dis que ${story} ?`,
);
const told = STORIES.map(
  (story) => `J'ai compté avec ma sœur.\n\nDepuis, ${story} 🌱 Et voilà, je recommence.`,
);
const NOTES =
  "J'ai arrêté le marché en septembre.\n\nTrois clientes ont râlé, deux sont passées aux paniers.\n\nLe samedi je dors avec mes enfants.";
const draft = (posts: readonly string[], notes = NOTES, instructions?: string) =>
  composeDraft(
    requestOf({ profile: PROFILE, posts: [] }, notes, {
      own_posts: ownPosts(posts),
      ...(instructions === undefined ? {} : { instructions }),
    }),
  );
const PROFILE = {
  full_name: 'Léa Exemple',
  content_pillars: ['La saison'],
  target_audience: null,
  ideal_target_client: null,
  client_pain_points: null,
  industry: null,
  business_size: null,
  content_strategy: null,
  generated_icp_summary: null,
};

describe('The emoji of an author', () => {
  it('is known where it stands near the end and not behind the last words', () => {
    expect(authorFormOf(asked, 'fr').lateEmoji).toEqual({
      emoji: '🌱',
      isInLast: false,
      replacesStop: true,
    });
    expect(authorFormOf(told, 'fr').lateEmoji).toEqual({
      emoji: '🌱',
      isInLast: true,
      replacesStop: true,
    });
  });

  it('stands behind a full stop of whoever sets one before it', () => {
    const stopped = told.map((post) => post.replace(/ 🌱 Et voilà, je recommence\./u, '. 🌱'));
    expect(authorFormOf(stopped, 'fr').lateEmoji?.replacesStop).toBe(false);
    expect(draft(stopped)).toMatch(/enfants\. 🌱$/u);
  });

  it('stands before the closing question, or in the last paragraph, as the author sets it', () => {
    expect(draft(asked).split('\n\n').at(-2)).toMatch(/\p{L} 🌱$/u);
    expect(draft(told).split('\n\n').at(-1)).toMatch(/ 🌱$/u);
  });

  it('is not set where each post has another one, which suits it', () => {
    const each = ['🌱', '🥕', '🐝', '🚜'].map(
      (emoji) => `J'ai compté avec ma sœur ${emoji}\n\nDepuis, je recommence.`,
    );
    expect(authorFormOf(each, 'fr').openingEmoji).toBeNull();
  });

  it('stays away where the notes have one, or none is wanted', () => {
    expect(draft(asked, `${NOTES} 🐝`)).not.toContain('🌱');
    expect(draft(asked, NOTES, 'no emoji')).not.toContain('🌱');
  });
});
