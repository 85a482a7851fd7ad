import FixedJsdomEnvironment from 'jest-fixed-jsdom';

/** The same zone as in journeys: neither the machine's nor UTC, in which an error does not show. */
const ZONE = 'America/Chicago';

// The build that users get, and several times as fast as the one that warns.
process.env.NODE_ENV = 'production';

/**
 * jsdom, with fetch and streams from Node, in its own zone. Packages are resolved as Node resolves them, ours as source.
 * jsdom does not navigate: instead, the event `leave` has the address.
 */
export default class BrowserEnvironment extends FixedJsdomEnvironment {
  #zoneBefore;

  async setup() {
    await super.setup();
    this.#zoneBefore = process.env.TZ;
    process.env.TZ = ZONE;
    const { window } = this.dom;
    // React's scheduler then works beside timers that are stopped.
    this.global.setImmediate = setImmediate;
    this.global.clearImmediate = clearImmediate;
    const [implementation] = Object.getOwnPropertySymbols(window.location);
    const location = window.location[implementation];
    const leave = (detail) => window.dispatchEvent(new window.CustomEvent('leave', { detail }));
    const within = location._locationObjectNavigate.bind(location);
    location._locationObjectNavigate = (url, options) => {
      const address = new URL(`${url.scheme}://${url.host}`);
      address.pathname = `/${url.path.join('/')}`;
      address.search = url.query ?? '';
      if (
        url.fragment !== null &&
        address.pathname + address.search === location.pathname + location.search
      ) {
        within(url, options);
        return;
      }
      leave(address.pathname + address.search);
    };
    location.reload = () => leave(location.pathname + location.search);
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
