/** A property of an event: its parameters as they are written, its value without escapes. */
interface CalendarProperty {
  readonly parameters: string;
  readonly value: string;
}

export type CalendarEvent = Readonly<Record<string, CalendarProperty>>;

/**
 * Reads an iCalendar file as strictly as RFC 5545 writes it: lines end in CR LF and have at most 75 octets (§3.1), what begins
 * and what ends belong together, and no event has a property twice.
 * @throws Error saying what is wrong
 */
export function readCalendarFile(file: string): { header: CalendarEvent; events: CalendarEvent[] } {
  if (!file.endsWith('END:VCALENDAR\r\n')) throw new Error('No end of the calendar, or of its last line');
  if (/[^\r]\n|\r[^\n]/.test(file)) throw new Error('A line does not end in CR LF');
  const lines = file.split('\r\n');
  const long = lines.find((line) => Buffer.byteLength(line) > 75);
  if (long !== undefined) throw new Error(`A line is longer than 75 octets: ${long}`);
  if (lines.some((line) => line.includes('\uFFFD'))) throw new Error('A character was cut in two');

  const header: Record<string, CalendarProperty> = {};
  const events: Record<string, CalendarProperty>[] = [];
  let inside: Record<string, CalendarProperty> = header;
  for (const line of unfolded(lines)) {
    if (line === 'BEGIN:VCALENDAR' || line === 'END:VCALENDAR') continue;
    if (line === 'BEGIN:VEVENT') {
      inside = {};
      events.push(inside);
    } else if (line === 'END:VEVENT') inside = header;
    else {
      const [, name = '', parameters = '', value = ''] = /^([A-Z-]+)((?:;[^:]+)?):(.*)$/s.exec(line) ?? [];
      if (name === '' || name in inside) throw new Error(`Not a property of its own: ${line}`);
      inside[name] = { parameters, value: unescaped(value) };
    }
  }
  return { header, events };
}

function unfolded(lines: readonly string[]): string[] {
  const whole: string[] = [];
  for (const line of lines) {
    if (line.startsWith(' ')) whole.push(`${whole.pop() ?? ''}${line.slice(1)}`);
    else if (line !== '') whole.push(line);
  }
  return whole;
}

function unescaped(value: string): string {
  return value.replace(/\\([nN,;\\])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign));
}
