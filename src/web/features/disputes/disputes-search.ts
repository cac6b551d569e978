import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import type { z } from 'zod'
import { type DISPUTE_PARTS, NEW_DISPUTE, type SearchOf } from '#shared/contracts/addresses.ts'
import { disputeFilterSchema } from '#shared/contracts/disputes.ts'
import { paths } from '#shared/domain/paths.ts'
import { isTypingOn } from '#web/components/forms/search-field.tsx'

export type DisputeFilter = z.output<typeof disputeFilterSchema>
export type DisputePart = (typeof DISPUTE_PARTS)[number]

export interface DisputesAddress {
  filter: DisputeFilter
  /** The dispute whose sheet is open. */
  disputeId: string | undefined
  part: DisputePart | undefined
  /** The incident whose sheet is open. */
  incidentId: string | undefined
  /** The window to create one is open: `new`, or the id of the review. */
  create: string | undefined
}

export function readDisputesAddress(search: SearchOf<'/disputes'>): DisputesAddress {
  const { dispute, part, incident, create, ...filter } = search
  return { filter: disputeFilterSchema.parse(filter), disputeId: dispute, part, incidentId: incident, create }
}

/** As an address holds it: without what is not set, and without the order that goes without saying. */
export function writeDisputesAddress(address: DisputesAddress): SearchOf<'/disputes'> {
  const { filter, disputeId, part, incidentId, create } = address
  const set = Object.entries({ ...filter, dispute: disputeId, part, incident: incidentId, create }).filter(
    ([name, value]) => value !== undefined && value !== '' && !(name === 'sort' && value === 'newest'),
  )
  return Object.fromEntries(set)
}

/** Whether anything narrows the list; its order does not. */
export function isFiltering(filter: DisputeFilter): boolean {
  return Object.entries(filter).some(([name, value]) => name !== 'sort' && value !== undefined && value !== '')
}

export type FilterChange = { [Name in keyof DisputeFilter]?: DisputeFilter[Name] | undefined }

/** Filter, open dispute and open window live in the address alone, so that each can be sent to a colleague. */
export function useDisputesAddress() {
  const address = readDisputesAddress(useSearch({ from: '/shell/disputes' }))
  const navigate = useNavigate()
  const { history } = useRouter()
  const goTo = (change: Partial<DisputesAddress>, isReplacing = false) =>
    void navigate({
      to: paths.disputes,
      search: writeDisputesAddress({ ...address, ...change }),
      replace: isReplacing,
      resetScroll: false,
    })
  const closed = { create: undefined, disputeId: undefined, part: undefined, incidentId: undefined }

  return {
    ...address,
    changeFilter: (change: FilterChange) =>
      goTo({ filter: disputeFilterSchema.parse({ ...address.filter, ...change }) }, isTypingOn(address.filter, change)),
    clearFilter: () => goTo({ filter: { sort: address.filter.sort } }),
    /** Opening can be undone by going back; leafing from one to the next cannot. */
    openDispute: (disputeId: string, part?: DisputePart) =>
      goTo({ ...closed, disputeId, part }, address.disputeId !== undefined),
    closeDispute: () => goTo(closed),
    closeIncident: () => goTo(closed),
    startCreating: () => goTo({ ...closed, create: NEW_DISPUTE }),
    /** Whoever came from a review goes back to it. */
    cancelCreating: () => {
      if (address.create !== NEW_DISPUTE && history.canGoBack()) history.back()
      else goTo(closed, true)
    },
    endCreating: () => goTo(closed, true),
  }
}

export type DisputesAddressControl = ReturnType<typeof useDisputesAddress>
