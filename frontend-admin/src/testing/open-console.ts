import { openPage } from '@drumbeat/testing';

/** Opens an address of the console as a browser does, by its entry. */
export const open = (address: string) => openPage(address, () => import('../main'));
