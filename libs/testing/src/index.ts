import type {} from '@testing-library/jest-dom/jest-globals';

export { gate, http, refusal, server } from './api';
export { setOnline, usePhone, useSafari } from './device';
export { leftFor, openPage } from './page';
export { eventually, pass, stopTime } from './time';
export { within } from '@testing-library/dom';
export { HttpResponse } from 'msw';
export { doesNotSay, field, fill, gone, isThere, press, says, select, the, user } from './user';
