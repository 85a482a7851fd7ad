import { MINUTE_MS, SESSION_SETTINGS } from '@drumbeat/domain';
import { sessionWarning, type WarningSeverity } from './session-warning.rules';
import { isUserActive } from '../../lib/device/user-activity.rules';

/** Instants in milliseconds, by the server's clock throughout (`serverNow`). */
export interface SessionMoment {
  /** The end of the session's idle life (SESSION-2). */
  readonly expiresAt: number;
  /** The last key press, touch or pointer movement. */
  readonly lastActivityAt: number;
  /** The actions of earlier ticks. */
  readonly memory: SessionMemory;
}

export interface SessionMemory {
  /** The end that the two thresholds below belong to; a renewal moves it. */
  readonly expiresAt: number;
  /** The warning given last, in minutes before the end; null while none was. */
  readonly lastWarned: number | null;
  /** The automatic saving started last, in minutes before the end. */
  readonly lastSaved: number | null;
  /** When a renewal was last tried for this end; the end is unchanged, so the renewal failed or could not move it. */
  readonly refreshTriedAt: number | null;
  /** When the end last moved, by this tab or another one. */
  readonly renewedAt: number | null;
  readonly lastHealthCheckAt: number;
  /** The last one with the user at the screen. */
  readonly lastAttendedCheckAt: number;
}

export interface SessionVerdict {
  /** The end has passed. Only the server knows for sure: another tab may have renewed the session. */
  readonly isOver: boolean;
  readonly warning: { readonly severity: WarningSeverity; readonly text: string } | null;
  readonly isSaveDue: boolean;
  /** Less than two minutes are left: every change is saved at once. */
  readonly savesEveryChange: boolean;
  readonly isRefreshDue: boolean;
  readonly isHealthCheckDue: boolean;
  readonly memory: SessionMemory;
}

/** Interval between renewals, successful or not: in a session shorter than the threshold one is always due. */
const REFRESH_AGAIN_MS = 60_000;

/** The memory of a session that has just begun or was just read from the server. */
export function freshSessionMemory(now: number, expiresAt: number): SessionMemory {
  return {
    expiresAt,
    lastWarned: null,
    lastSaved: null,
    refreshTriedAt: null,
    renewedAt: null,
    lastHealthCheckAt: now,
    lastAttendedCheckAt: now,
  };
}

/**
 * The actions due at `now`. Handles irregular ticks: a laptop that slept through several thresholds shows one
 * warning, the present one, and saves once.
 */
export function sessionTick(now: number, moment: SessionMoment): SessionVerdict {
  const { expiresAt, lastActivityAt } = moment;
  const memory = onSameEnd(now, moment);
  const left = expiresAt - now;
  const isOver = left <= 0;
  const isActive = isUserActive(now, lastActivityAt);

  const mayRefresh = isLongAgo(now, memory.refreshTriedAt) && isLongAgo(now, memory.renewedAt);
  const isRefreshDue = !isOver && left < SESSION_SETTINGS.refreshThresholdMs && isActive && mayRefresh;
  const willBeRenewed = isActive && memory.refreshTriedAt === null;
  const warnAt = isOver || willBeRenewed ? null : stepAt(left, SESSION_SETTINGS.warningMinutes);
  const isWarningDue = isBelow(warnAt, memory.lastWarned);
  const saveAt = isOver ? null : stepAt(left, SESSION_SETTINGS.autoSaveMinutes);
  const isSaveDue = isBelow(saveAt, memory.lastSaved);
  // A returning user learns at once whether the session was ended meanwhile: a check of an idle one may not detect it.
  const lastCheckAt = isActive ? memory.lastAttendedCheckAt : memory.lastHealthCheckAt;
  // An alarm is checked with the server while it is shown: another tab may have moved the end.
  const isHealthCheckDue = isOver || isWarningDue || now - lastCheckAt >= SESSION_SETTINGS.healthCheckMs;

  return {
    isOver,
    warning: isWarningDue ? sessionWarning(left / MINUTE_MS) : null,
    isSaveDue,
    savesEveryChange: !isOver && left < SESSION_SETTINGS.autoSaveThresholdMs,
    isRefreshDue,
    isHealthCheckDue,
    memory: {
      expiresAt,
      lastWarned: isWarningDue ? warnAt : memory.lastWarned,
      lastSaved: isSaveDue ? saveAt : memory.lastSaved,
      refreshTriedAt: isRefreshDue ? now : memory.refreshTriedAt,
      renewedAt: memory.renewedAt,
      lastHealthCheckAt: isHealthCheckDue ? now : memory.lastHealthCheckAt,
      lastAttendedCheckAt: isHealthCheckDue && isActive ? now : memory.lastAttendedCheckAt,
    },
  };
}

/**
 * A moved end resets the warnings, except for the one that applies right after the renewal: "Stay signed in" in a
 * short session does not warn again at once.
 */
function onSameEnd(now: number, { expiresAt, memory }: SessionMoment): SessionMemory {
  if (memory.expiresAt === expiresAt) return memory;
  const left = expiresAt - now;
  return {
    expiresAt,
    lastWarned: stepAt(left, SESSION_SETTINGS.warningMinutes),
    lastSaved: stepAt(left, SESSION_SETTINGS.autoSaveMinutes),
    refreshTriedAt: null,
    renewedAt: now,
    lastHealthCheckAt: now,
    lastAttendedCheckAt: now,
  };
}

const isLongAgo = (now: number, instant: number | null) =>
  instant === null || now - instant >= REFRESH_AGAIN_MS;

/** The smallest step, in minutes, that what is left has reached; null above the greatest. */
function stepAt(left: number, minutes: readonly number[]): number | null {
  const reached = minutes.filter((step) => left <= step * MINUTE_MS);
  return reached.length > 0 ? Math.min(...reached) : null;
}

const isBelow = (step: number | null, last: number | null) => step !== null && (last === null || step < last);
