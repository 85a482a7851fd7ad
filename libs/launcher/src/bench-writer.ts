/** `npm run bench:writer`: builds, and runs backend/bench/writer, which needs no database. */
import { runBuilt } from './setup/build.ts';

await runBuilt('backend/dist/bench/writer/run.js');
