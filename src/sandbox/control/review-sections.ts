import { html } from 'hono/html'
import type { SandboxSection } from '../sandbox-page.ts'
import { POLICY_REASONS } from '../vendors/policy-reasons.ts'
import type { VendorReview } from '../vendors/vendor-reviews.repository.ts'
import {
  addressOf,
  NO_FIELDS,
  renderForm,
  renderInput,
  renderSelect,
  renderTextArea,
  renderTime,
  type Content,
  type Options,
  type Rejected,
} from './control-form.ts'
import { PAGE_SIZE, type ControlView } from './control-view.ts'
import { VENDOR_TRAITS } from './vendor-traits.ts'

const CHOOSE = ['', 'Choose'] as const
const STARS: Options = [CHOOSE, ...[5, 4, 3, 2, 1].map((stars) => [String(stars), nameStars(stars)] as const)]
const RECOMMENDS: Options = [CHOOSE, ['yes', 'Yes'], ['no', 'No']]
const REPLY_STATES = { checking: 'being checked', live: 'live', rejected: 'turned down' } as const

export function renderWriting(view: ControlView, rejected: Rejected | null): SandboxSection {
  const typed = rejected?.path === 'reviews' ? rejected.typed : {}
  return {
    id: 'write',
    title: 'Write a review',
    content: renderForm({
      path: 'reviews',
      view,
      fields: renderFields(view, 'new', typed),
      button: 'Publish the review',
    }),
  }
}

export function renderReviews(view: ControlView, rejected: Rejected | null): SandboxSection {
  const { reviews, reviewTotal, page } = view
  const last = Math.max(1, Math.ceil(reviewTotal / PAGE_SIZE))
  return {
    id: 'reviews',
    title: `Reviews (${reviewTotal})`,
    content: html`${reviews.length === 0 ? html`<p>Nobody has written here yet.</p>` : ''}
      ${reviews.map((review) => renderReview(view, review, rejected?.typed.review === review.id ? rejected : null))}
      <nav aria-label="Pages of reviews">
        ${page > 1 ? html`<a href="${addressOf(view, { page: String(page - 1) })}#reviews">Newer</a>` : ''}
        ${page < last ? html`<a href="${addressOf(view, { page: String(page + 1) })}#reviews">Older</a>` : ''}
        ${last > 1 ? html`<span>Page ${page} of ${last}</span>` : ''}
      </nav>`,
  }
}

function renderReview(view: ControlView, review: VendorReview, rejected: Rejected | null): Content {
  const hidden = { review: review.id }
  const typed = rejected?.path === 'reviews/edit' ? rejected.typed : typedOf(review)
  return html`<article id="review-${review.id}">
    <h3>${describeVerdict(review)}${review.title ? `: ${review.title}` : ''}</h3>
    <p>
      <span>${review.author ?? 'Anonymous'}</span> ${renderTime(review.updated_at)}
      ${review.language ? html`<span>${review.language}</span>` : ''}
    </p>
    ${review.content ? html`<pre>${review.content}</pre>` : ''}
    ${review.media.map((address) => html`<p>Picture: ${address}</p>`)} ${renderReply(view, review)}
    <details ${rejected ? html`open` : ''}>
      <summary>Change or delete it, or reply as the owner</summary>
      ${renderForm({
        path: 'reviews/edit',
        view,
        hidden,
        fields: renderFields(view, review.id, typed),
        button: 'Save the change',
      })}
      ${renderForm({ path: 'reviews/delete', view, hidden, fields: NO_FIELDS, button: 'Delete the review' })}
      ${renderForm({
        path: 'replies',
        view,
        hidden,
        fields: renderTextArea({
          id: `reply-${review.id}`,
          name: 'text',
          label: 'What the owner writes on the platform’s own page',
          value: rejected?.path === 'replies' ? (rejected.typed.text ?? '') : '',
        }),
        button: 'Reply there',
      })}
    </details>
  </article>`
}

function renderReply(view: ControlView, review: VendorReview): Content {
  if (review.reply_text === null) return NO_FIELDS
  const state = review.reply_state ?? 'live'
  const hidden = { review: review.id }
  const reason = renderSelect(
    { id: `reason-${review.id}`, name: 'reason', label: 'Why' },
    Object.entries(POLICY_REASONS),
  )
  const approve = renderForm({
    path: 'replies/decide',
    view,
    hidden: { ...hidden, decision: 'approve' },
    fields: NO_FIELDS,
    button: 'Approve the reply',
  })
  const reject = renderForm({
    path: 'replies/decide',
    view,
    hidden: { ...hidden, decision: 'reject' },
    fields: reason,
    button: state === 'live' ? 'Take the reply down' : 'Turn the reply down',
  })
  return html`<blockquote>
    <p>The owner’s reply, ${REPLY_STATES[state]}${review.reply_reason ? ` (${review.reply_reason})` : ''}:</p>
    <pre>${review.reply_text}</pre>
    ${state === 'live' ? '' : approve} ${state === 'rejected' ? '' : reject}
  </blockquote>`
}

function renderFields({ vendor }: ControlView, id: string, typed: Record<string, string>): Content {
  const traits = VENDOR_TRAITS[vendor]
  const field = (name: string, label: string) => ({ id: `${name}-${id}`, name, label, value: typed[name] })
  return html`${
    traits.verdict === 'stars'
      ? renderSelect(field('stars', 'Stars'), STARS)
      : renderSelect(field('recommends', 'Recommends the business'), RECOMMENDS)
  }
  ${traits.hasTitle ? renderInput(field('title', 'Title')) : ''} ${renderTextArea(field('text', 'Text'))}
  ${renderInput(field('author', 'Author (empty: anonymous)'))} ${renderInput(field('language', 'Language, as a code'))}
  ${traits.hasMedia ? renderTextArea(field('media', 'Addresses of pictures, one a line')) : ''}`
}

function typedOf(review: VendorReview): Record<string, string> {
  return {
    stars: String(review.rating ?? ''),
    recommends: review.is_recommended === null ? '' : review.is_recommended ? 'yes' : 'no',
    title: review.title ?? '',
    text: review.content ?? '',
    author: review.author ?? '',
    language: review.language ?? '',
    media: review.media.join('\n'),
  }
}

function describeVerdict({ rating, is_recommended: isRecommended }: VendorReview): string {
  if (isRecommended !== null) return isRecommended ? 'Recommends' : 'Does not recommend'
  if (rating === null) return 'No stars'
  return nameStars(rating)
}

function nameStars(stars: number): string {
  return stars === 1 ? '1 star' : `${stars} stars`
}
