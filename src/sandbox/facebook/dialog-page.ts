import { html } from 'hono/html'
import { renderHidden } from '../identity/identity-page.ts'
import type { VendorAccount, VendorListing } from '../vendors/vendor-reviews.repository.ts'
import { FACEBOOK_APP, FACEBOOK_PERMISSIONS } from './facebook-app.ts'

export const PAGE_FIELD = 'page:'
export const SCOPE_FIELD = 'scope:'

interface Dialog {
  action: string
  /** The query that led here; it travels along unseen. */
  request: string
  accounts: readonly VendorAccount[]
  pages: readonly VendorListing[]
  scopes: readonly string[]
}

/** Be one of the people, tick pages and permissions, or cancel. */
export function renderDialog(dialog: Dialog) {
  return html`<p>${FACEBOOK_APP.name} asks to work with your pages.</p>
    ${dialog.accounts.length === 0 ? html`<p>Nobody has a page here yet.</p>` : ''}
    ${dialog.accounts.map((account) => renderAccount(dialog, account))}
    <form method="post" action="${dialog.action}">
      ${renderHidden({ request: dialog.request, decline: 'yes' })}<button>Cancel</button>
    </form>`
}

function renderAccount(dialog: Dialog, account: VendorAccount) {
  const pages = dialog.pages.filter((page) => page.account_id === account.id)
  return html`<article>
    <h2>${account.name}</h2>
    <form method="post" action="${dialog.action}">
      ${renderHidden({ request: dialog.request, account: account.id })}
      <fieldset>
        <legend>Which pages?</legend>
        ${pages.map((page) => renderBox(PAGE_FIELD + page.id, page.name))}
      </fieldset>
      <fieldset>
        <legend>What may ${FACEBOOK_APP.name} do?</legend>
        ${dialog.scopes.map((scope) => renderBox(SCOPE_FIELD + scope, `${FACEBOOK_PERMISSIONS[scope] ?? ''} (${scope})`))}
      </fieldset>
      <button>Continue as ${account.name}</button>
    </form>
  </article>`
}

function renderBox(name: string, label: string) {
  return html`<p>
    <label><input type="checkbox" name="${name}" value="yes" checked /> ${label}</label>
  </p>`
}
