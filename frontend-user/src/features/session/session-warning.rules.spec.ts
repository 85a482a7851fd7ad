import { describe, expect, it } from '@jest/globals';
import { sessionWarning } from './session-warning.rules';

describe('the warning before a session ends', () => {
  it.each([
    [10, 'info', 'Your session expires in 10 minutes.'],
    [5.5, 'info', 'Your session expires in 6 minutes.'],
    [5, 'warning', 'Your session expires in 5 minutes. Consider saving your work.'],
    [2, 'warning', 'Your session expires in 2 minutes. Consider saving your work.'],
    [1, 'critical', 'Your session expires in less than 1 minute! Save your work immediately.'],
    [0, 'critical', 'Your session expires in less than 1 minute! Save your work immediately.'],
  ])('at %d minutes is %s', (minutesLeft, severity, text) => {
    expect(sessionWarning(minutesLeft)).toEqual({ severity, text });
  });
});
