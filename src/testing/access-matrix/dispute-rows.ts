import type { AccessTable } from './access-row.ts'
import { PICTURE } from './sent-bodies.ts'

const DISPUTES = { plan: 'disputes' } as const
const WORDS = { reason: 'fake', description: 'Nobody of that name was here.' }
const ABOUT_REVIEW = { reviewId: 'review' } as const
const REJECTED = { disputeId: 'rejected-dispute' } as const
const seen = ({ updatedAt }: Record<string, string>) => ({ updatedAt })

export const DISPUTE_ROWS: AccessTable = {
  'GET /disputes': { isOpenToKeys: true, who: 'disputes.view', ...DISPUTES, tells: 'dispute' },
  'GET /disputes/stats': { isOpenToKeys: true, who: 'disputes.view', ...DISPUTES },
  'GET /disputes/prioritizing': { who: 'disputes.view', ...DISPUTES },
  'GET /disputes/competitors': { who: 'disputes.view', ...DISPUTES },
  'PUT /disputes/competitors': {
    who: 'settings.manage',
    isForWholeBusiness: true,
    ...DISPUTES,
    body: { names: ['Blue Heron'] },
  },
  'POST /disputes': {
    who: 'disputes.create',
    ...DISPUTES,
    things: ABOUT_REVIEW,
    body: ({ reviewId }) => ({ ...WORDS, reviewId }),
  },
  'POST /disputes/draft': {
    who: 'disputes.create',
    ...DISPUTES,
    things: ABOUT_REVIEW,
    body: ({ reviewId }) => ({ reviewId, reason: 'fake', platform: 'google', rating: 1, content: 'Bad' }),
  },
  'POST /disputes/prioritize': { who: 'disputes.create', ...DISPUTES, body: {} },
  'GET /disputes/:disputeId': { isOpenToKeys: true, who: 'disputes.view', ...DISPUTES, tells: 'dispute' },
  'PATCH /disputes/:disputeId': {
    who: 'disputes.create',
    ...DISPUTES,
    body: (ids) => ({ description: 'Nobody at all.', ...seen(ids) }),
  },
  'PUT /disputes/:disputeId/checklist': {
    who: 'disputes.create',
    ...DISPUTES,
    body: (ids) => ({ items: [{ text: 'Ask the waiter', isDone: false }], ...seen(ids) }),
  },
  'POST /disputes/:disputeId/review': {
    who: 'disputes.create',
    ...DISPUTES,
    things: ABOUT_REVIEW,
    body: ({ reviewId }) => ({ reviewId }),
    answer: '409',
  },
  'POST /disputes/:disputeId/prioritize': { who: 'disputes.create', ...DISPUTES },
  'POST /disputes/:disputeId/take-action': { who: 'disputes.create', ...DISPUTES, answer: '409' },
  'POST /disputes/:disputeId/resolve': { who: 'disputes.resolve', ...DISPUTES },
  'POST /disputes/:disputeId/reject': { who: 'disputes.resolve', ...DISPUTES },
  'POST /disputes/:disputeId/reopen': { who: 'disputes.resolve', ...DISPUTES, things: REJECTED },
  'POST /disputes/:disputeId/files': {
    who: 'disputes.create',
    ...DISPUTES,
    body: { name: 'dot.png', data: PICTURE },
  },
  'GET /disputes/:disputeId/files/:fileId': { who: 'disputes.view', ...DISPUTES },
  'DELETE /disputes/:disputeId/files/:fileId': { who: 'disputes.create', ...DISPUTES },
  'GET /disputes/:disputeId/removed-files': { who: 'disputes.view', ...DISPUTES },
  'POST /disputes/:disputeId/file': { who: 'disputes.file', ...DISPUTES, answer: '409' },
  'POST /disputes/:disputeId/file/undo': { who: 'disputes.file', ...DISPUTES, answer: '409' },
  'POST /disputes/:disputeId/filed': { who: 'disputes.file', ...DISPUTES, body: { reference: 'Case 7' } },
  'POST /disputes/:disputeId/appeal': {
    who: 'disputes.file',
    ...DISPUTES,
    body: { words: 'Look again.', reference: null },
    answer: '409',
  },
  'POST /disputes/:disputeId/appeal/file': {
    who: 'disputes.file',
    ...DISPUTES,
    body: { words: 'Look again.' },
    answer: '409',
  },

  'GET /incidents': { who: 'disputes.view', ...DISPUTES, tells: 'incident' },
  'GET /incidents/rule': { who: 'disputes.view', ...DISPUTES },
  'PUT /incidents/rule': {
    who: 'settings.manage',
    isForWholeBusiness: true,
    ...DISPUTES,
    body: { isOn: true, reviews: 5, maxRating: 2, withinHours: 24 },
  },
  'GET /incidents/:incidentId': { who: 'disputes.view', ...DISPUTES, tells: 'incident' },
  'POST /incidents/:incidentId/close': { who: 'disputes.resolve', ...DISPUTES },
  'GET /incidents/:incidentId/evidence.pdf': { who: 'disputes.view', ...DISPUTES },
}
