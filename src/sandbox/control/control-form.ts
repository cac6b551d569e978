import { html } from 'hono/html'
import { renderHidden } from '../identity/identity-page.ts'
import type { ControlView } from './control-view.ts'

export type Content = ReturnType<typeof html>

export const CONTROL_PATH = '/sandbox/platforms'

/** A form that was not right: which it was, what is wrong, and what had been typed. */
export interface Rejected {
  path: string
  sentence: string
  typed: Record<string, string>
}

interface Form {
  path: string
  view: ControlView
  fields: Content
  button: string
  /** What travels along unseen. */
  hidden?: Record<string, string>
}

/** One thing to do to the platform and business that are shown. */
export function renderForm({ path, view, fields, button, hidden = {} }: Form): Content {
  const { vendor, listing } = view
  return html`<form method="post" action="${CONTROL_PATH}/${path}">
    ${renderHidden({ vendor, listing: listing?.id ?? '', ...hidden })} ${fields}
    <p><button>${button}</button></p>
  </form>`
}

export const NO_FIELDS = html``

interface Field {
  id: string
  name: string
  label: string
  value?: string | undefined
}

export type Options = readonly (readonly [value: string, shown: string])[]

export function renderInput({ id, name, label, value = '' }: Field, kind: 'text' | 'number' = 'text'): Content {
  return html`<p>
    <label for="${id}">${label}</label>
    <input id="${id}" name="${name}" type="${kind}" value="${value}" ${kind === 'number' ? html`min="1"` : ''} />
  </p>`
}

export function renderTextArea({ id, name, label, value = '' }: Field): Content {
  return html`<p>
    <label for="${id}">${label}</label>
    <textarea id="${id}" name="${name}" rows="4">${value}</textarea>
  </p>`
}

/** Each option is its value and what is shown; in a record, numbers would change their order. */
export function renderSelect({ id, name, label, value = '' }: Field, options: Options): Content {
  return html`<p>
    <label for="${id}">${label}</label>
    <select id="${id}" name="${name}">
      ${options.map(
        ([option, shown]) =>
          html`<option value="${option}" ${option === value ? html`selected` : ''}>${shown}</option>`,
      )}
    </select>
  </p>`
}

/** The address of what is shown, with some of it changed. */
export function addressOf(view: Pick<ControlView, 'vendor' | 'listing'>, changes: Record<string, string> = {}): string {
  const query = { vendor: view.vendor, ...(view.listing && { listing: view.listing.id }), ...changes }
  return `${CONTROL_PATH}?${new URLSearchParams(query).toString()}`
}

export function renderTime(time: Date): Content {
  return html`<time datetime="${time.toISOString()}">${time.toUTCString()}</time>`
}
