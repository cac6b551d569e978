import { html } from 'hono/html'
import { renderHidden } from '../identity/identity-page.ts'
import type { VendorAccount, VendorListing } from '../vendors/vendor-reviews.repository.ts'
import { YELP_PARTNER, YELP_SCOPES } from './yelp-route.ts'

export const BUSINESS_FIELD = 'business:'

interface ConsentPage {
  action: string
  /** The query that led here; it travels along unseen. */
  request: string
  accounts: readonly VendorAccount[]
  listings: readonly VendorListing[]
  scopes: readonly string[]
}

/** Be one of the owners and tick businesses, or say no. */
export function renderConsent(page: ConsentPage) {
  return html`<p>${YELP_PARTNER.name} asks to:</p>
    <ul>
      ${page.scopes.map((scope) => html`<li>${YELP_SCOPES[scope] ?? scope}</li>`)}
    </ul>
    ${page.accounts.length === 0 ? html`<p>Nobody has claimed a business here yet.</p>` : ''}
    ${page.accounts.map((account) => renderAccount(page, account))}
    <form method="post" action="${page.action}">
      ${renderHidden({ request: page.request, decline: 'yes' })}<button>Deny</button>
    </form>`
}

function renderAccount(page: ConsentPage, account: VendorAccount) {
  const listings = page.listings.filter((listing) => listing.account_id === account.id)
  return html`<article>
    <h2>${account.name}</h2>
    <form method="post" action="${page.action}">
      ${renderHidden({ request: page.request, account: account.id })}
      <fieldset>
        <legend>Which businesses?</legend>
        ${listings.map(renderBusiness)}
      </fieldset>
      <button>Allow as ${account.name}</button>
    </form>
  </article>`
}

function renderBusiness({ id, name, address }: VendorListing) {
  return html`<p>
    <label><input type="checkbox" name="${BUSINESS_FIELD + id}" value="yes" checked /> ${name}, ${address}</label>
  </p>`
}
