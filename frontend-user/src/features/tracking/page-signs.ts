import { cutErrorStack } from '@drumbeat/domain';
import { isPerformanceSampled } from './tracking-pace.rules';
import { track } from '../../lib/track';

const messageMax = 300;

/** Tracks uncaught errors, with the head of their stack (TRACKING-4). Returns a function that stops. */
export function trackErrors(): () => void {
  const onError = ({ error, message }: ErrorEvent) => trackError(error ?? message);
  const onRejection = ({ reason }: PromiseRejectionEvent) => trackError(reason);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}

function trackError(thrown: unknown): void {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const stack = cutErrorStack(error.stack ?? '');
  track('uncaught_error', { message: error.message.slice(0, messageMax), stack }, 'error');
}

let isMeasured = false;

/** Tracks page load times, for one page load in ten; reported after loading, with all timings. */
export function trackPageLoad(): void {
  if (isMeasured) return;
  isMeasured = true;
  if (!isPerformanceSampled(Math.random())) return;
  new PerformanceObserver((list, observer) => {
    const [load] = list.getEntries();
    if (!(load instanceof PerformanceNavigationTiming)) return;
    observer.disconnect();
    const data = {
      first_byte_ms: Math.round(load.responseStart),
      dom_ready_ms: Math.round(load.domContentLoadedEventEnd),
      loaded_ms: Math.round(load.loadEventEnd),
    };
    track('page_load', data, 'performance');
  }).observe({ type: 'navigation', buffered: true });
}
