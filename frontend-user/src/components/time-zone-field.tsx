import { zoneOfToday } from '../lib/text/zone-of-today';
import { deviceZone } from '../lib/device/browser';
import { timeWithZone } from '../lib/text/time-format';
import { NativeSelectField } from './native-select-field';

/** The zones this browser knows, with those in use even if it does not list them; grouped by region. */
function zonesByRegion(...inUse: string[]): Map<string, string[]> {
  const regions = new Map<string, string[]>();
  for (const zone of [
    ...new Set([...inUse, ...Intl.supportedValuesOf('timeZone')].map(zoneOfToday)),
  ].sort()) {
    const region = zone.includes('/') ? zone.slice(0, zone.indexOf('/')) : 'Other';
    regions.set(region, [...(regions.get(region) ?? []), zone]);
  }
  return regions;
}

/** 'America/New_York' → 'New York'; the region is its heading. */
const cityOf = (zone: string) => zone.slice(zone.indexOf('/') + 1).replaceAll('_', ' ');

interface TimeZoneFieldProps {
  value: string;
  onChange: (zone: string) => void;
  problem?: string | undefined;
}

/** "Today", weeks and posting times are counted in this zone. */
export function TimeZoneField({ value, onChange, problem }: TimeZoneFieldProps) {
  return (
    <NativeSelectField
      label="Time zone"
      value={zoneOfToday(value)}
      onChange={(event) => onChange(event.target.value)}
      problem={problem}
      hint={`It is ${timeWithZone(new Date(), value)} there. Posts that are scheduled keep their time.`}
    >
      {[...zonesByRegion(value, deviceZone())].map(([region, zones]) => (
        <optgroup key={region} label={region}>
          {zones.map((zone) => (
            <option key={zone} value={zone}>
              {cityOf(zone)}
            </option>
          ))}
        </optgroup>
      ))}
    </NativeSelectField>
  );
}
