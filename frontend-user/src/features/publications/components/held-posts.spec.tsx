import { http, says, server, the } from '@drumbeat/testing';
import { describe, it } from '@jest/globals';
import { asUser } from '../../../testing/answers';
import { open } from '../../../testing/open-app';

describe('Posts that wait for a look after a restore', () => {
  it('say when each goes out, and in whose name on LinkedIn', async () => {
    asUser();
    server.use(
      http.get('/api/held-posts', ({ response }) =>
        response(200).json({
          data: [
            {
              post_id: '6f0e1a52-8f0b-4f0e-9d53-6a5f1b2c3d4e',
              title: 'The smallest habit',
              content_start: 'The smallest habit that changed my week',
              due_at: '2027-03-01T08:00:00.000Z',
              local_date: '2027-03-01',
              local_time: '09:00',
              time_zone: 'Europe/Berlin',
              account_name: 'Nora Lindqvist',
            },
          ],
          total: 1,
        }),
      ),
    );
    await open('/posts');
    const question = await the('region', 'Is this post still right?');
    await says(/as Nora Lindqvist on LinkedIn/, question);
  });
});
