import { type Html, html } from '../../http/html.js';
import type { Member } from '../members/members.js';
import { maxNameLength } from '../members/members.js';
import type { AuthorizationRequest } from './authorization.rules.js';

/** LinkedIn's texts on its consent page. */
const permissions: Record<string, string> = {
  openid: 'Use your name and photo',
  profile: 'Use your name and photo',
  email: 'Use the primary email address associated with your LinkedIn account',
  w_member_social: 'Create, modify, and delete posts, comments, and reactions on your behalf',
};

export interface ConsentPage {
  request: AuthorizationRequest;
  requestId: string;
  members: readonly Member[];
  /** A name not used before: "Allow" works on the unchanged page. */
  suggestedName: string;
  error: string | null;
}

function permissionList(scopes: readonly string[]): Html {
  const wordings = new Set(scopes.map((scope) => permissions[scope] ?? `Use ${scope}`));
  return html`<ul class="permissions">
    ${[...wordings].map((wording) => html`<li>${wording}</li>`)}
  </ul>`;
}

function memberChoice(member: Member): Html {
  return html`<label class="choice">
    <input type="radio" name="member" value="${member.sub}" />
    <img src="/linkedin/media/${member.sub}/photo.png" alt="" width="40" height="40" />
    <span><strong>${member.name}</strong><small>${member.email}</small></span>
  </label>`;
}

/** First: LinkedIn accepts no login hint, and earlier members are most likely other people. */
function nameField(suggestedName: string, hasOthers: boolean, error: string | null): Html {
  const field = html`<label class="label" for="name">Name on the sandbox</label>
    <input
      class="field"
      id="name"
      name="name"
      maxlength="${maxNameLength}"
      autocomplete="off"
      value="${suggestedName}"
      ${error !== null && html`aria-invalid="true" aria-describedby="name-error"`}
    />${error !== null && html`<p class="problem" id="name-error" role="alert">${error}</p>`}`;
  if (!hasOthers) return html`<input type="hidden" name="member" value="new" />${field}`;
  return html`<label class="choice">
      <input type="radio" name="member" value="new" checked />
      <span><strong>Someone else</strong><small>A new member, by name</small></span>
    </label>
    <div class="new-member">${field}</div>`;
}

/** The consent page: member and permissions. */
export function consentPage({ request, requestId, members, suggestedName, error }: ConsentPage): Html {
  return html`<main class="consent">
    <div class="consent__brand">
      <img src="/linkedin/assets/icon.svg" alt="LinkedIn sandbox" width="40" height="40" />
    </div>
    <h1>${request.client.name} would like to:</h1>
    ${permissionList(request.scopes)}
    <form method="post" action="/linkedin/oauth/v2/authorization">
      <input type="hidden" name="request" value="${requestId}" />
      <fieldset>
        <legend>Continue as</legend>
        ${nameField(suggestedName, members.length > 0, error)} ${members.map(memberChoice)}
      </fieldset>
      <p class="consent__buttons">
        <button class="button" name="decision" value="allow">Allow</button>
        <button class="button button--quiet" name="decision" value="cancel">Cancel</button>
      </p>
      <p class="consent__foot">
        There is no password: anybody who can open this page can be anybody. You will be taken to
        <span class="address">${new URL(request.redirectUri).origin}</span>.
        <button class="textual" name="decision" value="leave">Leave without signing in</button>
      </p>
    </form>
  </main>`;
}

/** LinkedIn's error page for a request without a valid redirect target. */
export function refusalPage(message: string): Html {
  return html`<main class="consent">
    <div class="consent__brand">
      <img src="/linkedin/assets/icon.svg" alt="LinkedIn sandbox" width="40" height="40" />
    </div>
    <h1>Bummer, something went wrong.</h1>
    <p>${message}</p>
  </main>`;
}
