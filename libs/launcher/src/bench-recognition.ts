/** `npm run bench:recognition`: builds, and runs backend/bench/voice/recognition, which needs no database. */
import { runBuilt } from './setup/build.ts';

await runBuilt('backend/dist/bench/voice/recognition/run.js');
