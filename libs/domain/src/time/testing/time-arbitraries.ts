import fc from 'fast-check';
import type { PlainDate } from '../plain-date.js';

/** Zones with every oddity that a clock can have: half and quarter hours, both hemispheres, a gap at midnight, a lost day. */
export const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'America/Sao_Paulo',
  'Africa/Casablanca',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Tehran',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Pacific/Apia',
  'Pacific/Kiritimati',
] as const;

const FIRST_MINUTE = Date.UTC(2000, 0, 1) / 60_000;
const LAST_MINUTE = Date.UTC(2037, 11, 31) / 60_000;

export const zones = () => fc.constantFrom(...ZONES);

/** Instants on full minutes, 2000 to 2037. */
export const instants = () =>
  fc.integer({ min: FIRST_MINUTE, max: LAST_MINUTE }).map((minute) => new Date(minute * 60_000));

/** Dates from 2000 to 2037. */
export const plainDates = () => instants().map((instant): PlainDate => instant.toISOString().slice(0, 10));

/** Clock times of the day. */
export const clockTimes = () =>
  fc
    .integer({ min: 0, max: 24 * 60 - 1 })
    .map((minute) =>
      [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':'),
    );
