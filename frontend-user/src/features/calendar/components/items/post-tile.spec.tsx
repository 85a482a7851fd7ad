import { doesNotSay, eventually, http, says, server, the, user } from '@drumbeat/testing';
import { describe, expect, it } from '@jest/globals';
import { aCalendar, asUser } from '../../../../testing/answers';
import { open } from '../../../../testing/open-app';
import { aPost, havePost } from '../../../../testing/post-answers';
import { havePrompts } from '../../../../testing/prompt-answers';

const post = aPost({ title: 'What a Friday costs', display_state: 'scheduled' });

function haveWeek(zone = 'America/Chicago'): void {
  asUser({ user: { time_zone: zone } });
  havePost(post);
  havePrompts();
  server.use(
    http.get('/api/calendar', ({ response, query }) => {
      const calendar = aCalendar(query.get('from'), query.get('to'));
      const { id, title, display_state, version } = post;
      const [monday] = calendar.days;
      monday?.posts.push({
        ...{ id, title, display_state, version },
        due_at: `${monday.date}T15:00:00.000Z`,
        time_zone: 'America/Chicago',
        linkedin_url: null,
        prompt_id: null,
        posted_at: null,
        scheduled_date: null,
        hand_time: null,
      });
      return response(200).json(calendar);
    }),
  );
}

describe('A post on the week', () => {
  it('opens by a press on its title', async () => {
    haveWeek();
    await open('/content-calendar');
    await user.click(await the('link', post.title));
    await eventually(() => expect(window.location.pathname).toBe(`/posts/${post.id}`));
  });

  it('has the time of the zone whose days the calendar has, also where it was scheduled in another one', async () => {
    haveWeek('Asia/Tokyo');
    await open('/content-calendar');
    await the('link', post.title);
    await says(/12:00 AM GMT\+9/);
    await doesNotSay(/C[SD]T/);
  });
});
