import { randomInt } from 'node:crypto'
import type { VendorFault } from '#server/database/sandbox-tables.ts'
import { clearFaults, setFault, VENDOR_FAULTS } from '#sandbox/vendors/vendor-faults.repository.ts'
import { expireAccess, revokeEverything } from '#sandbox/vendors/vendor-grants.repository.ts'
import { restoreKeys } from '#sandbox/vendors/vendor-keys.repository.ts'
import { changeReview, listAccounts, putListing } from '#sandbox/vendors/vendor-reviews.repository.ts'
import type { VendorWorld } from '#sandbox/vendors/vendor-route.ts'
import { ControlRefusal, defineAction, type Outcome } from './control-action.ts'
import {
  clearRequest,
  decideRequest,
  faultRequest,
  listingRequest,
  moderationRequest,
  replyRequest,
  tokensRequest,
  type ListingRequest,
} from './control-request.ts'
import { getReview } from './customer-actions.ts'
import { presentReview } from './review-answer.ts'

/** The sandbox's TripAdvisor counts in whole numbers up to here. */
const [LOWEST_ID, HIGHEST_ID] = [10 ** 14, 2 ** 48 - 1]

/** What a platform does, and what its owner's own page there is for. */
export const PLATFORM_ACTIONS = [
  defineAction({
    path: 'replies/decide',
    input: decideRequest,
    async perform({ db }, input) {
      const { reply_text: text } = await getReview(db, input)
      if (text === null) throw new ControlRefusal('There is no reply to decide on.')
      const isApproved = input.decision === 'approve'
      const decision = isApproved
        ? ({ reply_state: 'live', reply_reason: null } as const)
        : ({ reply_state: 'rejected', reply_reason: input.reason } as const)
      await changeReview(db, input.vendor, input.review, decision)
      const review = presentReview(await getReview(db, input))
      return { done: isApproved ? 'approved' : 'rejected', answer: { review } }
    },
  }),

  defineAction({
    path: 'replies',
    input: replyRequest,
    async perform({ db }, input) {
      await getReview(db, input)
      const reply = { reply_text: input.text, reply_reason: null, reply_updated_at: new Date() }
      await changeReview(db, input.vendor, input.review, { ...reply, reply_state: 'live' })
      return { done: 'replied', answer: { review: presentReview(await getReview(db, input)) } }
    },
  }),

  defineAction({
    path: 'moderation',
    input: moderationRequest,
    async perform({ db }, { vendor, mode, reason }) {
      await clearFaults(db, vendor, ['hold-replies', 'reject-replies'])
      if (mode === 'hold') await setFault(db, vendor, { kind: 'hold-replies', remaining: null })
      if (mode === 'reject') await setFault(db, vendor, { kind: 'reject-replies', remaining: 1, reason })
      return { done: 'moderation', answer: { mode } }
    },
  }),

  defineAction({
    path: 'faults',
    input: faultRequest,
    async perform({ db }, { vendor, kind, times }) {
      await setFault(db, vendor, { kind, remaining: times ?? null })
      return { done: 'fault', answer: { kind, times: times ?? null } }
    },
  }),

  defineAction({
    path: 'faults/clear',
    input: clearRequest,
    async perform({ db }, { vendor, kind }) {
      const kinds: VendorFault[] = VENDOR_FAULTS.filter((known) => kind === null || known === kind)
      if (kinds.length === 0) throw new ControlRefusal('Choose what to switch off.')
      await clearFaults(db, vendor, kinds)
      return { done: 'cleared', answer: { kinds } }
    },
  }),

  defineAction({
    path: 'tokens',
    input: tokensRequest,
    async perform({ db }, { vendor, listing, what }) {
      if (what === 'expire') await expireAccess(db, vendor, listing ?? undefined)
      if (what === 'revoke') await revokeEverything(db, vendor, listing ?? undefined)
      if (what === 'restore-keys') await restoreKeys(db, vendor)
      const done = ({ expire: 'expired', revoke: 'revoked', 'restore-keys': 'restored' } as const)[what]
      return { done, answer: {} }
    },
  }),

  defineAction({ path: 'listings', input: listingRequest, perform: addListing }),
]

/** With an owner that is there, or a new one by name. */
async function addListing({ db }: VendorWorld, input: ListingRequest): Promise<Outcome> {
  const { vendor, name, address, account, owner } = input
  const known = (await listAccounts(db, vendor)).find(({ id }) => id === account)
  if (!known && !owner) throw new ControlRefusal('Choose an owner, or name a new one.')
  const id = makeId()
  const accountId = known?.id ?? makeId()
  await putListing(db, { vendor, id, accountId, accountName: known?.name ?? owner ?? '', name, address })
  return { done: 'listing', listing: id, answer: { listing: { vendor, id, name, address, account: accountId } } }
}

const makeId = () => String(randomInt(LOWEST_ID, HIGHEST_ID))
