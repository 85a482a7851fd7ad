import type { components } from '@drumbeat/api-client';
import { linkTo } from '../../lib/paths';

/** One line of the search: what it is, whose, and where it is opened. */
export interface Found {
  group: 'Users' | 'Posts' | 'Prompts';
  label: string;
  note: string;
  to: string;
}

export function foundIn({ users, posts, prompts }: components['schemas']['ConsoleSearchResponse']): Found[] {
  return [
    ...users.map(({ id, name, email }): Found => ({
      group: 'Users',
      label: name ?? email,
      note: name === null ? '' : email,
      to: linkTo.user(id),
    })),
    ...posts.map(({ id, title, user_name, user_email }): Found => ({
      group: 'Posts',
      label: title,
      note: user_name ?? user_email,
      to: linkTo.post(id),
    })),
    ...prompts.map(({ id, hook, user_name, user_email }): Found => ({
      group: 'Prompts',
      label: hook,
      note: user_name ?? user_email,
      to: linkTo.prompt(id),
    })),
  ];
}
