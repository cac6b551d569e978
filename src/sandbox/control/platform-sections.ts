import { html } from 'hono/html'
import type { SandboxSection } from '../sandbox-page.ts'
import { POLICY_REASONS } from '../vendors/policy-reasons.ts'
import type { VendorDispute } from '../vendors/vendor-disputes.repository.ts'
import type { VendorGrant } from '../vendors/vendor-grants.repository.ts'
import {
  addressOf,
  NO_FIELDS,
  renderForm,
  renderInput,
  renderSelect,
  renderTime,
  type Content,
  type Options,
  type Rejected,
} from './control-form.ts'
import type { ControlView } from './control-view.ts'
import { FAULT_NAMES, VENDOR_TRAITS } from './vendor-traits.ts'

const MODES: Options = [
  ['approve', 'Approve every reply after a moment'],
  ['hold', 'Hold every reply until somebody decides'],
  ['reject', 'Turn the next reply down'],
]

export function renderModeration(view: ControlView): SandboxSection[] {
  if (!VENDOR_TRAITS[view.vendor].hasModeration) return []
  const isSet = (kind: string) => view.faults.some((fault) => fault.kind === kind)
  const mode = isSet('hold-replies') ? 'hold' : isSet('reject-replies') ? 'reject' : 'approve'
  const fields = html`${renderSelect({ id: 'mode', name: 'mode', label: 'What becomes of replies', value: mode }, MODES)}
  ${renderSelect({ id: 'moderation-reason', name: 'reason', label: 'Why, when one is turned down' }, Object.entries(POLICY_REASONS))}`
  return [
    {
      id: 'moderation',
      title: 'Check replies',
      content: renderForm({ path: 'moderation', view, fields, button: 'Treat replies like that' }),
    },
  ]
}

export function renderFaults(view: ControlView, rejected: Rejected | null): SandboxSection {
  const typed = rejected?.path === 'faults' ? rejected.typed : {}
  const kinds = VENDOR_TRAITS[view.vendor].faults.map((kind) => [kind, FAULT_NAMES[kind]] as const)
  const fields = html`${renderSelect({ id: 'kind', name: 'kind', label: 'What goes wrong', value: typed.kind }, kinds)}
  ${renderInput(
    { id: 'times', name: 'times', label: 'For how many calls (empty: until switched off)', value: typed.times },
    'number',
  )}`
  return {
    id: 'faults',
    title: 'Let something go wrong',
    content: html`${
      view.faults.length === 0
        ? html`<p>Everything works at the moment.</p>`
        : view.faults.map(
            ({ kind, remaining }) =>
              html`<article>
                <h3>${FAULT_NAMES[kind]}</h3>
                <p>${remaining === null ? 'until it is switched off' : `for ${remaining} more`}</p>
                ${renderForm({ path: 'faults/clear', view, hidden: { kind }, fields: NO_FIELDS, button: `Switch off: ${FAULT_NAMES[kind]}` })}
              </article>`,
          )
    }
    ${renderForm({ path: 'faults', view, fields, button: 'Let it go wrong' })}`,
  }
}

export function renderConnections(view: ControlView): SandboxSection {
  const isByKey = view.vendor === 'tripadvisor' || view.vendor === 'yelp'
  const button = (what: string, label: string) =>
    renderForm({ path: 'tokens', view, hidden: { what }, fields: NO_FIELDS, button: label })
  return {
    id: 'connections',
    title: 'Connections to this business',
    content: html`${
      view.grants.length === 0
        ? html`<p>Nobody is connected.</p>`
        : html`<ul>
            ${view.grants.map(renderGrant)}
          </ul>`
    }
    ${button('expire', 'Let the access tokens run out')} ${button('revoke', 'Take every connection back')}
    ${isByKey ? button('restore-keys', 'Make revoked keys work again') : ''}`,
  }
}

function renderGrant(grant: VendorGrant): Content {
  const kind = grant.scope === 'api-key' ? 'By key' : 'By consent'
  return html`<li>${kind}, since ${renderTime(grant.created_at)}: ${grant.revoked_at ? 'taken back' : 'in force'}</li>`
}

export function renderNewListing(view: ControlView, rejected: Rejected | null): SandboxSection {
  const typed = rejected?.path === 'listings' ? rejected.typed : {}
  const owners = view.accounts.map(({ id, name }) => [id, name] as const)
  const fields = html`${renderInput({ id: 'name', name: 'name', label: 'Name of the business', value: typed.name })}
  ${renderInput({ id: 'address', name: 'address', label: 'Address', value: typed.address })}
  ${renderSelect({ id: 'account', name: 'account', label: 'Owner', value: typed.account }, [['', 'Somebody new'], ...owners])}
  ${renderInput({ id: 'owner', name: 'owner', label: 'Name of the new owner', value: typed.owner })}`
  return {
    id: 'listing',
    title: 'Add a business',
    content: renderForm({ path: 'listings', view, fields, button: 'Add the business' }),
  }
}

export function renderDisputes(view: ControlView): SandboxSection {
  const { disputes } = view
  return {
    id: 'disputes',
    title: 'Disputes filed',
    content:
      disputes.length === 0
        ? html`<p>None so far.</p>`
        : html`${disputes.map(
            (dispute) =>
              html`<article>
                <h3>${dispute.case_id}</h3>
                <p>
                  <span>${dispute.reason}</span> ${renderTime(dispute.created_at)}
                  <a href="#review-${dispute.review_id}">The review</a>
                </p>
                <pre>${dispute.description}</pre>
                ${renderDecision(view, dispute)}
              </article>`,
          )}`,
  }
}

/** No platform tells a program what it decided: the review goes, or nothing happens. */
function renderDecision(view: ControlView, { review_id: review, is_removed: isRemoved }: VendorDispute): Content {
  if (isRemoved) return html`<p>Decided: the review was removed.</p>`
  return html`<p>Not decided. A review that stays just stays: nobody is told.</p>
    ${renderForm({ path: 'reviews/delete', view, hidden: { review }, fields: NO_FIELDS, button: 'Agree and remove the review' })}`
}

export function renderCalls(view: ControlView): SandboxSection {
  const { calls, callsPage, hasOlderCalls } = view
  const pageAt = (page: number) => `${addressOf(view, { calls: String(page) })}#calls`
  return {
    id: 'calls',
    title: 'Calls received',
    content: html`${
        calls.length === 0
          ? html`<p>None so far.</p>`
          : html`<ol>
              ${calls.map(renderCall)}
            </ol>`
      }
      <nav aria-label="Pages of calls">
        ${callsPage > 1 ? html`<a href="${pageAt(callsPage - 1)}">Newer calls</a>` : ''}
        ${hasOlderCalls ? html`<a href="${pageAt(callsPage + 1)}">Older calls</a>` : ''}
      </nav>`,
  }
}

function renderCall({ method, path, status, duration_ms: duration, created_at: time }: ControlView['calls'][number]) {
  return html`<li>
    ${renderTime(time)} <strong>${method}</strong> ${path} → ${status === 0 ? 'no answer' : status}, ${duration} ms
  </li>`
}
