/** `npm run bench:voice`: builds, and runs backend/bench/voice/truth, which needs no database. */
import { runBuilt } from './setup/build.ts';

await runBuilt('backend/dist/bench/voice/truth/run.js');
