import { useNavigate, useSearch } from '@tanstack/react-router'
import { z } from 'zod'
import type { SearchOf } from '#shared/contracts/addresses.ts'
import { contactFilterShape, contactSortShape } from '#shared/contracts/contact-filter.ts'
import { paths } from '#shared/domain/paths.ts'
import { isTypingOn } from '#web/components/forms/search-field.tsx'

const filterSchema = z.object({ ...contactFilterShape, ...contactSortShape })
export type ContactsFilter = z.output<typeof filterSchema>
export type ContactFilter = Omit<ContactsFilter, 'sort'>
type FilterChange = { [Name in keyof ContactsFilter]?: ContactsFilter[Name] | undefined }

/** Without what is not set, in one order: two that say the same are written the same. */
export function tidyFilter({ sort: _sort, ...filter }: Partial<ContactsFilter>): ContactFilter {
  const set = Object.entries(filter).filter(([, value]) => value !== undefined && value !== '')
  return Object.fromEntries(set.toSorted(([one], [other]) => one.localeCompare(other)))
}

export const isSameFilter = (one: Partial<ContactsFilter>, other: Partial<ContactsFilter>) =>
  JSON.stringify(tidyFilter(one)) === JSON.stringify(tidyFilter(other))

export const isFiltering = (filter: ContactsFilter) => Object.keys(tidyFilter(filter)).length > 0

/** Filter and open contact live in the address alone. */
export function useContactsAddress() {
  const { contact: contactId, ask, ...said } = useSearch({ from: '/shell/contacts' })
  const filter = filterSchema.parse(said)
  const navigate = useNavigate()
  const goTo = (next: ContactsFilter, contact: string | undefined, isReplacing = false) => {
    const { sort } = next
    const search: SearchOf<'/contacts'> = {
      ...tidyFilter(next),
      ...(sort !== 'newest' && { sort }),
      ...(contact !== undefined && { contact }),
    }
    void navigate({ to: paths.contacts, search, replace: isReplacing, resetScroll: false })
  }
  return {
    filter,
    contactId,
    isAsking: ask === 'now',
    changeFilter: (change: FilterChange) =>
      goTo(filterSchema.parse({ ...filter, ...change }), contactId, isTypingOn(filter, change)),
    /** In the place of what narrowed the list before. */
    showOnly: (wanted: ContactFilter) => goTo({ ...wanted, sort: filter.sort }, undefined),
    open: (contact: string) => goTo(filter, contact, contactId !== undefined),
    close: () => goTo(filter, undefined),
    ask: () => void navigate({ to: paths.contacts, search: { ask: 'now' }, resetScroll: false }),
  }
}

export type ContactsAddress = ReturnType<typeof useContactsAddress>
