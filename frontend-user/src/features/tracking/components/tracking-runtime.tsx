import { isPageViewDue } from '../tracking-pace.rules';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { signInEvents } from '../../../entities/session/sign-in-events';
import { beforeSignOut } from '../../../entities/session/before-sign-out';
import { useCurrentUser } from '../../../entities/session/current-user';
import { onTracked, track } from '../../../lib/track';
import { trackErrors, trackPageLoad } from '../page-signs';
import { Tracker } from '../tracker';

/** Tracks the signed-in user (TRACKING-1): from signing in until signing out, or half an hour without an event. */
export function TrackingRuntime() {
  const { id } = useCurrentUser();
  const { pathname } = useLocation();
  const lastPageView = useRef<number | null>(null);

  useEffect(() => {
    const tracker = new Tracker(id);
    const onHide = () => {
      if (document.visibilityState === 'hidden') void tracker.flush(true);
    };
    document.addEventListener('visibilitychange', onHide);
    const stops = [
      onTracked((action) => tracker.record(action)),
      beforeSignOut(() => tracker.end()),
      trackErrors(),
      () => document.removeEventListener('visibilitychange', onHide),
      () => void tracker.flush(true),
    ];
    tracker.start();
    trackPageLoad();
    for (const pattern of signInEvents.patterns()) track('auth_pattern', { pattern }, 'auth');
    return () => stops.forEach((stop) => stop());
  }, [id]);

  useEffect(() => {
    const now = Date.now();
    if (!isPageViewDue(lastPageView.current, now)) return;
    lastPageView.current = now;
    track('page_view', {}, 'page_view');
  }, [pathname]);

  return null;
}
