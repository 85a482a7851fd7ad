import { SESSION_SETTINGS } from '@drumbeat/domain';

export type WarningSeverity = 'info' | 'warning' | 'critical';

/** The warning for the minutes that are left: 1 or less is critical, up to 5 a warning, more an info (SESSION-3). */
export function sessionWarning(minutesLeft: number): { severity: WarningSeverity; text: string } {
  const { critical, warning } = SESSION_SETTINGS.severityMinutes;
  if (minutesLeft <= critical) {
    return {
      severity: 'critical',
      text: 'Your session expires in less than 1 minute! Save your work immediately.',
    };
  }
  const minutes = Math.ceil(minutesLeft);
  const left = `Your session expires in ${minutes} minutes.`;
  return minutesLeft <= warning
    ? { severity: 'warning', text: `${left} Consider saving your work.` }
    : { severity: 'info', text: left };
}
