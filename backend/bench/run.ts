/** `npm run bench`: each benchmark against its reference in the same run. `npm run bench -- calendar` loads and runs one. */
const benches: Record<string, () => Promise<() => Promise<void>>> = {
  calendar: async () => (await import('./calendar.bench.js')).calendarBench,
  dashboard: async () => (await import('./dashboard.bench.js')).dashboardBench,
  console: async () => (await import('./console.bench.js')).consoleBench,
  library: async () => (await import('./library.bench.js')).libraryBench,
  autosave: async () => (await import('./autosave.bench.js')).autosaveBench,
  costly: async () => (await import('./costly.bench.js')).costlyBench,
  burst: async () => (await import('./burst.bench.js')).burstBench,
  faults: async () => (await import('./faults.bench.js')).faultsBench,
  import: async () => (await import('./import.bench.js')).importBench,
  endurance: async () => (await import('./endurance.bench.js')).enduranceBench,
  turns: async () => (await import('./turns.bench.js')).turnsBench,
};

const wanted = process.argv.slice(2);
for (const name of wanted)
  if (!(name in benches))
    throw new Error(`There is no bench "${name}", only ${Object.keys(benches).join(', ')}`);
for (const [name, load] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const run = await load();
  await run();
  console.log('');
}
