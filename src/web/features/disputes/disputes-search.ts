import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { z } from 'zod'
import { listDisputes } from '#shared/contracts/disputes.ts'
import { paths } from '#web/kernel/paths.ts'

const filterSchema = listDisputes.input.omit({ cursor: true, limit: true })
export type DisputeFilter = z.output<typeof filterSchema>

type FilterName = keyof typeof filterSchema.shape
const FILTER_NAMES = Object.keys(filterSchema.shape) as FilterName[]

/** Where in an open dispute one begins. */
const PARTS = ['checklist', 'filing'] as const
export type DisputePart = (typeof PARTS)[number]

/** A new dispute begins with nothing, or with the review it is about. */
export const NEW_DISPUTE = 'new'

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

/** The router reads `?search=42` as a number; to us it is what somebody typed. */
function asTyped(value: unknown): unknown {
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : value
}

function findId(value: unknown): string | undefined {
  return z.uuid().safeParse(value).data
}

/** What the address says. A part that makes no sense is left out, and the rest still holds. */
export function readDisputesAddress(search: Record<string, unknown>): DisputesAddress {
  const sound = FILTER_NAMES.flatMap((name): [FilterName, unknown][] => {
    const typed = asTyped(search[name])
    return typed !== undefined && filterSchema.shape[name].safeParse(typed).success ? [[name, typed]] : []
  })
  const { dispute, part, incident, create } = search
  return {
    filter: filterSchema.parse(Object.fromEntries(sound)),
    disputeId: findId(dispute),
    part: PARTS.find((known) => known === part),
    incidentId: findId(incident),
    create: create === NEW_DISPUTE ? NEW_DISPUTE : findId(create),
  }
}

/** As an address holds it: without what is not set, and without the order that goes without saying. */
export function writeDisputesAddress(address: DisputesAddress): Record<string, unknown> {
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
  const address = readDisputesAddress(useSearch({ strict: false }))
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
    changeFilter: (change: FilterChange) => goTo({ filter: filterSchema.parse({ ...address.filter, ...change }) }),
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
