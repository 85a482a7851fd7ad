import { type Html, trusted } from '../../http/html.js';

function icon(paths: string): Html {
  return trusted(
    `<svg class="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round">${paths}</svg>`,
  );
}

export const icons = {
  like: icon(
    '<path d="M7 11v9H4v-9zM7 11l4-8a2.2 2.2 0 0 1 2.4 2.6L12.8 9H18a2 2 0 0 1 2 2.4l-1.3 7A2 2 0 0 1 16.7 20H7"/>',
  ),
  comment: icon('<path d="M4 5h16v11h-8l-4 4v-4H4z"/><path d="M8 9h8M8 12h5"/>'),
  repost: icon('<path d="M4 12V8h13M14 5l3 3-3 3M20 12v4H7M10 13l-3 3 3 3"/>'),
  send: icon('<path d="M21 3 10 14M21 3l-7 18-4-7-7-4z"/>'),
  everyone: icon(
    '<circle cx="12" cy="12" r="9"/><path d="M3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18"/>',
  ),
  connections: icon(
    '<circle cx="9" cy="8" r="3.5"/><path d="M3 20c0-4 2.7-6 6-6s6 2 6 6M16 5a3.5 3.5 0 0 1 0 6M18 14.500c2 .8 3 2.6 3 5.5"/>',
  ),
} as const;

/** The stand-in's logo: LinkedIn's blue and letters, with a corner that marks it as a stand-in. */
export const sandboxIcon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="#0a66c2" d="M6 2h21l11 11v21a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4z"/><path fill="#9ccaf5" d="M27 2l11 11H31a4 4 0 0 1-4-4z"/><g fill="#fff"><circle cx="11" cy="12" r="2.6"/><path d="M8.8 17h4.400v14H8.800zM16.5 17h4.200v1.900c.8-1.3 2.3-2.3 4.5-2.3 4 0 5.3 2.6 5.3 6.400v8h-4.400v-7.200c0-2-.5-3.3-2.3-3.300s-2.9 1.3-2.9 3.400V31h-4.400z"/></g></svg>';
