import { OutgoingPage } from './outgoing-page';

export const outgoing = { list: OutgoingPage };
