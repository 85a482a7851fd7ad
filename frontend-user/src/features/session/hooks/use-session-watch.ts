import { freshSessionMemory, type SessionMemory, sessionTick } from '../session-tick.rules';
import { sessionWarning, type WarningSeverity } from '../session-warning.rules';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { activity } from '../../../lib/device/activity';
import { showNotification } from '../../../lib/device/browser-notifications';
import { serverClock } from '../../../lib/http/server-clock';
import { renewSession } from '../../../entities/session/session-renewal';
import { lastMinutes, unsavedText } from '../../../lib/device/unsaved-text';

/** Often enough for a warning "in 1 minute" to be true. A sleeping device misses ticks; the rules expect that. */
const tickMs = 5_000;
const minuteMs = 60_000;

export interface ShownWarning {
  severity: WarningSeverity;
  /** With the remaining minutes. */
  text: string;
  /** The text when the warning was due: announced once, not each minute. */
  announced: string;
}

interface Warned {
  expiresAt: string;
  announced: string;
  minutesLeft: number;
}

/**
 * Watches the end of the session: saves open text, renews an active user's session, warns an inactive user. `check`
 * reads the session from the server.
 */
export function useSessionWatch(expiresAt: string, check: (isOver: boolean) => Promise<void>) {
  const end = Date.parse(expiresAt);
  const memory = useRef<SessionMemory | null>(null);
  const checking = useRef(false);
  const [warned, setWarned] = useState<Warned | null>(null);

  const tick = useEffectEvent(() => {
    const now = serverClock.now();
    const lastActivityAt = serverClock.at(activity.lastAt());
    memory.current ??= freshSessionMemory(now, end);
    const verdict = sessionTick(now, { expiresAt: end, lastActivityAt, memory: memory.current });
    memory.current = verdict.memory;
    lastMinutes.set(verdict.savesEveryChange);
    if (verdict.isSaveDue) void unsavedText.saveAll();
    if (verdict.isRefreshDue) void renewSession();
    if (verdict.isHealthCheckDue && !checking.current) {
      checking.current = true;
      void check(verdict.isOver).finally(() => {
        checking.current = false;
      });
    }
    const minutesLeft = (end - now) / minuteMs;
    if (verdict.warning) {
      setWarned({ expiresAt, announced: verdict.warning.text, minutesLeft });
      showNotification(verdict.warning.text, 'drumbeat-session');
    } else if (warned) {
      setWarned({ ...warned, minutesLeft: Math.max(0, Math.ceil(minutesLeft)) });
    }
  });

  useEffect(() => {
    tick();
    const timer = setInterval(() => tick(), tickMs);
    const stopListening = activity.subscribe(() => tick());
    const onWake = () => tick();
    document.addEventListener('visibilitychange', onWake);
    window.addEventListener('online', onWake);
    return () => {
      clearInterval(timer);
      stopListening();
      document.removeEventListener('visibilitychange', onWake);
      window.removeEventListener('online', onWake);
      lastMinutes.set(false);
    };
  }, [expiresAt]);

  // A warning belongs to the end that it was about: the session was renewed meanwhile.
  return {
    warning: warned?.expiresAt === expiresAt ? shown(warned) : null,
    /** Hides the warning until the next one. */
    dismiss: () => setWarned(null),
  };
}

function shown({ announced, minutesLeft }: Warned): ShownWarning {
  return { ...sessionWarning(minutesLeft), announced };
}
