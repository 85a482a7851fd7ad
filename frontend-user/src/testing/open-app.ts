import { openPage } from '@drumbeat/testing';

/** Opens an address of the app as a browser does: by its entry, with everything around a screen. */
export const open = (address: string) => openPage(address, () => import('../app/main'));
