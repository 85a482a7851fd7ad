/** `npm run bench`: each benchmark against its reference in the same run. `npm run bench -- calendar` runs one. */
import { autosaveBench } from './autosave.bench.js';
import { burstBench } from './burst.bench.js';
import { calendarBench } from './calendar.bench.js';
import { costlyBench } from './costly.bench.js';
import { faultsBench } from './faults.bench.js';
import { libraryBench } from './library.bench.js';

const benches: Record<string, () => Promise<void>> = {
  calendar: calendarBench,
  library: libraryBench,
  autosave: autosaveBench,
  costly: costlyBench,
  burst: burstBench,
  faults: faultsBench,
};

const wanted = process.argv.slice(2);
for (const name of wanted)
  if (!(name in benches))
    throw new Error(`There is no bench "${name}", only ${Object.keys(benches).join(', ')}`);
for (const [name, run] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  await run();
  console.log('');
}
