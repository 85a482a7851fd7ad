import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Script } from 'node:vm';
import JsdomEnvironment from '@jest/environment-jsdom-abstract';
import { bundleFile } from './bundles.mjs';
import { knowRules } from './known-rules.mjs';

const require = createRequire(import.meta.url);
// The size of a window is fixed in jsdom, and its media queries ask for that: before it is loaded, it is made one that can change.
const fixed = require.resolve('jsdom/lib/jsdom/living/window/environment.js');
const size = { ...require(fixed) };
require.cache[fixed].exports = size;
const jsdom = require('jsdom');
knowRules();
const { implementation: Location } = require('jsdom/lib/jsdom/living/window/Location-impl.js');

/** The same zone as in journeys: neither the machine's nor UTC, in which an error does not show. */
const ZONE = 'America/Chicago';

/** What jsdom has not, or has so that Node's fetch and streams do not take it. */
const OF_NODE = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'BroadcastChannel',
  'FormData',
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextDecoderStream',
  'TextEncoder',
  'TextEncoderStream',
  'TransformStream',
  'URL',
  'URLSearchParams',
  'WritableStream',
  'clearImmediate',
  'fetch',
  // React's scheduler then works beside timers that are stopped.
  'setImmediate',
  'structuredClone',
];

// The build that users get, and several times as fast as the one that warns.
process.env.NODE_ENV = 'production';

const within = Location.prototype._locationObjectNavigate;
const leave = (window, detail) => window.dispatchEvent(new window.CustomEvent('leave', { detail }));
Object.assign(Location.prototype, {
  _locationObjectNavigate(url, options) {
    const { location } = this._globalObject;
    const address = new URL(`${url.scheme}://${url.host}`);
    address.pathname = `/${url.path.join('/')}`;
    address.search = url.query ?? '';
    const isHere = address.pathname + address.search === location.pathname + location.search;
    if (url.fragment !== null && isHere) within.call(this, url, options);
    else leave(this._globalObject, address.pathname + address.search);
  },
  reload() {
    const { pathname, search } = this._globalObject.location;
    leave(this._globalObject, pathname + search);
  },
});

/**
 * The frontends' programs by their entry. One is read once for all files of a worker, and what V8 has compiled of it for one file is
 * there for the next: a new reading of it costs as much as several tests.
 */
const programs = new Map();

function programOf(entry) {
  const known = programs.get(entry);
  if (known) return known;
  const program = new Script(readFileSync(bundleFile(entry), 'utf8'), { filename: entry });
  programs.set(entry, program);
  return program;
}

/**
 * jsdom, with fetch and streams from Node, in its own zone. Packages are resolved as Node resolves them, ours as source.
 * jsdom does not navigate: instead, the event `leave` has the address. `resizeTo` sets the size that media queries see.
 */
export default class BrowserEnvironment extends JsdomEnvironment {
  #zoneBefore;

  constructor(config, context) {
    super(config, context, jsdom);
    for (const name of OF_NODE) this.global[name] = globalThis[name];
    this.global[Symbol.for('drumbeat.program')] = (entry) =>
      programOf(entry).runInContext(this.getVmContext());
    this.global.resizeTo = (innerWidth, innerHeight) => void Object.assign(size, { innerWidth, innerHeight });
  }

  async setup() {
    await super.setup();
    this.#zoneBefore = process.env.TZ;
    process.env.TZ = ZONE;
  }

  async teardown() {
    if (this.#zoneBefore === undefined) delete process.env.TZ;
    else process.env.TZ = this.#zoneBefore;
    await super.teardown();
  }

  exportConditions() {
    return ['@drumbeat/source', 'node', 'node-addons'];
  }
}
