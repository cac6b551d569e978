import { keepPreviousData } from '@tanstack/react-query'
import { createContactSegment, deleteContactSegment, listContactSegments } from '#shared/contracts/contact-segments.ts'
import { getContactStory } from '#shared/contracts/contact-story.ts'
import {
  changeContact,
  countContacts,
  createContact,
  eraseContact,
  getContact,
  listContacts,
  listContactTags,
  recordContactConsent,
  sendContactPreferences,
  type Contact,
} from '#shared/contracts/contacts.ts'
import type { InputOf } from '#shared/contracts/endpoint.ts'
import { call } from '#web/kernel/api/call.ts'
import { endpointQuery, pagedQuery, useChange } from '#web/kernel/api/queries.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import type { ContactFilter, ContactsFilter } from './contacts-address.ts'

const PAGE_SIZE = 50
const renews = [queryKeys.contacts]

export const contactListQuery = (filter: ContactsFilter) => ({
  ...pagedQuery([...queryKeys.contacts, 'list', filter], listContacts, { ...filter, limit: PAGE_SIZE }),
  placeholderData: keepPreviousData,
})

export const contactCountQuery = (filter: ContactFilter) => ({
  ...endpointQuery([...queryKeys.contacts, 'count', filter], countContacts, filter),
  placeholderData: keepPreviousData,
})

export const contactTagsQuery = endpointQuery([...queryKeys.contacts, 'tags'], listContactTags, {})
export const segmentsQuery = endpointQuery([...queryKeys.contacts, 'segments'], listContactSegments, {})

export const contactQuery = (contactId: string) =>
  endpointQuery([...queryKeys.contacts, 'one', contactId], getContact, { contactId })

export const contactStoryQuery = (contactId: string) =>
  endpointQuery([...queryKeys.contacts, 'story', contactId], getContactStory, { contactId })

/** `null` for a new one. Consent is said with a new one; afterwards it has a story of its own. */
export const useSaveContact = (contactId: string | null) =>
  useChange(
    ({ consent, ...input }: InputOf<typeof createContact>): Promise<Contact> =>
      contactId === null
        ? call(createContact, { ...input, ...(consent && { consent }) })
        : call(changeContact, { ...input, contactId }),
    { renews },
  )

export const useRecordConsent = () =>
  useChange((input: InputOf<typeof recordContactConsent>) => call(recordContactConsent, input), { renews })

export const useEraseContact = () => useChange((contactId: string) => call(eraseContact, { contactId }), { renews })

export const useSendPreferences = () =>
  useChange((contactId: string) => call(sendContactPreferences, { contactId }), {})

export const useSaveSegment = () =>
  useChange((input: InputOf<typeof createContactSegment>) => call(createContactSegment, input), { renews })

export const useDeleteSegment = () =>
  useChange((segmentId: string) => call(deleteContactSegment, { segmentId }), { renews })
