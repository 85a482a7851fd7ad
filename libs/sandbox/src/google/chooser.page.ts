import { type Html, html } from '../http/html.js';
import { type GoogleAccount, maxNameLength } from './accounts.js';

export interface ChooserPage {
  uid: string;
  /** The application's address, for display. */
  redirectUri: string;
  accounts: readonly GoogleAccount[];
  /** The values entered for another account, to be shown again. */
  entered: { name: string; email: string };
  error: string | null;
}

function accountChoice({ sub, name, email, email_verified }: GoogleAccount, isFirst: boolean): Html {
  return html`<label class="choice">
    <input type="radio" name="account" value="${sub}" ${isFirst && html`checked`} />
    <img src="/google/media/${sub}/photo.png" alt="" width="40" height="40" />
    <span><strong>${name}</strong><small>${email}${!email_verified && ', not verified'}</small></span>
  </label>`;
}

function someoneElse({ entered, error }: ChooserPage): Html {
  return html`<label class="choice">
      <input type="radio" name="account" value="new" ${error !== null && html`checked`} />
      <span><strong>Someone else</strong><small>Another account, by its address</small></span>
    </label>
    <div class="new-member">
      <label class="label" for="name">Name</label>
      <input
        class="field"
        id="name"
        name="name"
        maxlength="${maxNameLength}"
        autocomplete="off"
        value="${entered.name}"
      />
      <label class="label" for="email">Email</label>
      <input
        class="field"
        id="email"
        name="email"
        inputmode="email"
        autocomplete="off"
        value="${entered.email}"
        ${error !== null && html`aria-invalid="true" aria-describedby="problem"`}
      />${error !== null && html`<p class="problem" id="problem" role="alert">${error}</p>`}
      <label class="check"
        ><input type="checkbox" name="verified" value="yes" checked /> The email is verified</label
      >
    </div>`;
}

/** The account chooser. */
export function chooserPage(chooser: ChooserPage): Html {
  const { uid, accounts, error, redirectUri } = chooser;
  return html`<main class="consent">
    <div class="consent__brand">
      <img src="/google/assets/icon.svg" alt="Google sandbox" width="40" height="40" />
    </div>
    <h1>Choose an account</h1>
    <p class="consent__lead">to continue to <strong>Drumbeat</strong></p>
    <form method="post" action="/google/signin/${uid}">
      <fieldset>
        <legend>Continue as</legend>
        ${accounts.map((account, index) => accountChoice(account, index === 0 && error === null))}
        ${someoneElse(chooser)}
      </fieldset>
      <p class="consent__buttons">
        <button class="button" name="decision" value="continue">Continue</button>
        <button class="button button--quiet" name="decision" value="cancel">Cancel</button>
      </p>
      <p class="consent__foot">
        There is no password: anybody who can open this page can be anybody. You will be taken to
        <span class="address">${new URL(redirectUri).origin}</span>.
      </p>
    </form>
  </main>`;
}

/** Google's error page for a request without a valid redirect target. */
export function refusalPage(error: string, description: string): Html {
  return html`<main class="consent">
    <div class="consent__brand">
      <img src="/google/assets/icon.svg" alt="Google sandbox" width="40" height="40" />
    </div>
    <h1>Access blocked</h1>
    <p>${description}</p>
    <p class="consent__foot">Error: ${error}</p>
  </main>`;
}
