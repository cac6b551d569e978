/**
 * Gaps that the server fills, escaped: the first three once at its start (and `DEMO_HIDDEN`, an attribute), the rest on
 * every contact page.
 */
export const PUBLIC_URL = '{{PUBLIC_URL}}'
export const CONTACT_EMAIL = '{{CONTACT_EMAIL}}'
export const COMPANY_ADDRESS = '{{COMPANY_ADDRESS}}'
export const FORM_NAME = '{{FORM_NAME}}'
export const FORM_EMAIL = '{{FORM_EMAIL}}'
export const FORM_MESSAGE = '{{FORM_MESSAGE}}'
export const FORM_PROBLEM = '{{FORM_PROBLEM}}'

const BARE_TOKEN = / data-bare-token="(\w+)"/g

/**
 * Marks an element for a gap that is a whole attribute, which React cannot write: `{{SELECTED_sales}}` becomes
 * ` selected` or nothing.
 */
export function bareToken(name: string): { 'data-bare-token': string } {
  return { 'data-bare-token': name }
}

export function placeBareTokens(html: string): string {
  return html.replaceAll(BARE_TOKEN, '{{$1}}')
}
