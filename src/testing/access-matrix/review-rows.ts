import { randomUUID } from 'node:crypto'
import { NEXT_YEAR } from '#testing/next-year.ts'
import type { AccessTable } from './access-row.ts'

const PLAN = { responseText: 'Thank you, Ann.', date: `${NEXT_YEAR}-06-01`, time: '09:00' }
const ENTERED = { platform: 'google', day: '2026-01-02', author: 'Zoe', rating: 5, content: 'Lovely' }
const FILE = { platform: 'google', text: 'Date,Author,Rating,Text\n2026-01-01,Guest,5,Fine' }
const here = ({ locationId }: Record<string, string>) => ({ locationId })
const IN_PLACE = { locationId: 'place' } as const
const MANUAL = { reviewId: 'manual-review' } as const
const newName = () => randomUUID().slice(0, 20)
const newView = () => ({ name: newName(), filter: {} })
const newTemplate = () => ({ name: newName(), text: 'Thank you.' })

export const REVIEW_ROWS: AccessTable = {
  'GET /reviews': { isOpenToKeys: true, who: 'reviews.view', tells: 'review' },
  'GET /reviews/count': { isOpenToKeys: true, who: 'reviews.view' },
  'GET /reviews/options': { who: 'reviews.view', tells: 'place' },
  'GET /reviews/export.csv': { who: 'reviews.view', tells: 'review' },
  'GET /reviews/:reviewId': { isOpenToKeys: true, who: 'reviews.view', tells: 'review' },
  'PATCH /reviews/:reviewId': { isOpenToKeys: true, who: 'reviews.manage', body: { isFlagged: true } },
  'PUT /reviews/:reviewId/read': { who: 'reviews.view', isOpenToReaders: true, body: { isRead: true } },
  'POST /reviews/:reviewId/notes': { who: 'reviews.view', body: { text: 'Who was there?' } },
  'DELETE /reviews/:reviewId/notes/:noteId': { who: 'reviews.view' },

  'GET /reviews/bulk': { who: 'reviews.view' },
  'POST /reviews/bulk': {
    who: 'reviews.manage',
    body: { on: { filter: {} }, action: { kind: 'flag', isFlagged: true } },
  },
  'POST /reviews/bulk/:runId/retry': { who: 'reviews.manage', things: { runId: 'bulk-run' }, answer: '409' },
  'POST /reviews/bulk/:runId/stop': { who: 'reviews.manage', things: { runId: 'bulk-run' } },

  'GET /review-views': { who: 'reviews.view' },
  'GET /review-views/counts': { who: 'reviews.view' },
  'POST /review-views': { who: 'reviews.view', body: newView },
  'PUT /review-views/:viewId': { who: 'reviews.view', body: newView },
  'DELETE /review-views/:viewId': { who: 'reviews.view' },

  'GET /manual-reviews': { who: 'reviews.view', tells: 'manual-review' },
  'POST /manual-reviews': {
    who: 'reviews.manage',
    things: IN_PLACE,
    body: (ids) => ({ ...ENTERED, ...here(ids) }),
  },
  'GET /manual-reviews/:reviewId': { who: 'reviews.view', things: MANUAL, tells: 'manual-review' },
  'PUT /manual-reviews/:reviewId': {
    who: 'reviews.manage',
    things: { ...MANUAL, ...IN_PLACE },
    body: (ids) => ({ ...ENTERED, ...here(ids) }),
  },
  'DELETE /manual-reviews/:reviewId': { who: 'reviews.manage', things: MANUAL },

  'GET /review-imports': { who: 'reviews.view', tells: 'import' },
  'POST /review-imports/preview': {
    who: 'reviews.manage',
    things: IN_PLACE,
    body: (ids) => ({ ...FILE, ...here(ids) }),
  },
  'POST /review-imports': {
    who: 'reviews.manage',
    things: IN_PLACE,
    body: (ids) => ({ ...FILE, ...here(ids), fileName: 'old.csv' }),
  },
  'GET /review-imports/:importId/faults': { who: 'reviews.view' },
  'POST /review-imports/:importId/undo': { who: 'reviews.manage' },

  'GET /reviews/:reviewId/analysis': { who: 'reviews.view' },
  'POST /reviews/:reviewId/analysis': { who: 'reviews.manage' },
  'PUT /reviews/:reviewId/analysis/correction': { who: 'reviews.manage', body: { sentiment: 'positive' } },

  'GET /reviews/:reviewId/replies': { isOpenToKeys: true, who: 'reviews.view' },
  'POST /reviews/:reviewId/replies': {
    isOpenToKeys: true,
    who: 'replies.draft',
    body: { text: 'Thank you!', basedOn: null },
  },
  'POST /reviews/:reviewId/replies/:replyId/approve': { who: 'replies.publish', answer: '409' },
  'POST /reviews/:reviewId/replies/:replyId/return': {
    who: 'replies.publish',
    body: { note: 'Say more.' },
    answer: '409',
  },
  'POST /reviews/:reviewId/replies/:replyId/by-hand': { who: 'replies.publish', body: { isLive: true }, answer: '409' },
  'POST /reviews/:reviewId/replies/:replyId/delete': { who: 'replies.publish' },
  'POST /reviews/:reviewId/replies/:replyId/retry': { who: 'replies.publish', answer: '409' },
  'POST /reviews/:reviewId/replies/:replyId/undo': {
    who: 'replies.draft',
    also: { permission: 'replies.publish', refusal: '403 reply-of-somebody-else' },
    answer: '409',
  },
  'GET /reviews/:reviewId/draft': { who: 'replies.draft' },
  'PUT /reviews/:reviewId/draft': { who: 'replies.draft', body: { text: 'Dear Ann' } },
  'POST /reviews/:reviewId/draft/generate': { who: 'replies.draft' },
  'POST /reviews/:reviewId/draft/stream': { who: 'replies.draft' },
  'GET /reviews/:reviewId/templates/:templateId': { who: 'replies.draft' },
  'GET /reply-drafts': { who: 'replies.draft' },
  'GET /reply-templates': { who: 'replies.draft' },
  'POST /reply-templates': { who: 'replies.publish', body: newTemplate },
  'PUT /reply-templates/:templateId': { who: 'replies.publish', body: newTemplate },
  'DELETE /reply-templates/:templateId': { who: 'replies.publish' },

  'GET /scheduled-responses': { who: 'reviews.view', tells: 'scheduled' },
  'POST /reviews/:reviewId/scheduled-response': { who: 'replies.publish', body: PLAN },
  'GET /reviews/:reviewId/scheduled-time': { who: 'replies.draft' },
  'GET /scheduled-responses/:scheduledId': { who: 'reviews.view' },
  'PUT /scheduled-responses/:scheduledId': { who: 'replies.publish', body: PLAN },
  'POST /scheduled-responses/:scheduledId/send-now': { who: 'replies.publish' },
  'DELETE /scheduled-responses/:scheduledId': { who: 'replies.publish' },
}
