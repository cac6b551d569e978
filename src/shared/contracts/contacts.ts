import { z } from 'zod'
import { LOCALES } from '../domain/locales.ts'
import { isKnownTimezone } from '../domain/timezones.ts'
import { CONTACT_SOURCES, contactFilterShape, contactSortShape } from './contact-filter.ts'
import { defineEndpoint } from './endpoint.ts'
import { pageInput, pageOf } from './paging.ts'

export const CONTACT_LIMITS = {
  contacts: 250_000,
  name: 200,
  email: 255,
  tags: 20,
  tag: 40,
  fields: 20,
  fieldName: 40,
  fieldValue: 500,
  wording: 1000,
  chosen: 500,
  /** As many as a person picks one by one, and a request can name. */
  exported: 5000,
} as const

export const CONSENT_CHANNELS = ['email', 'sms'] as const
export type ConsentChannel = (typeof CONSENT_CHANNELS)[number]

/** `suppressed`: nobody writes there, whatever was said before; only its owner can change that. */
export const CONSENT_STATES = ['none', 'granted', 'withdrawn', 'suppressed'] as const
export type ConsentState = (typeof CONSENT_STATES)[number]

/** They agreed, or they bought something and were told how to object (the "soft opt-in" of many laws). */
export const CONSENT_BASES = ['express', 'existing-customer'] as const
export type ConsentBasis = (typeof CONSENT_BASES)[number]

/** Where somebody of the team was told. */
export const CONSENT_PLACES = ['in-person', 'paper', 'phone', 'website', 'other'] as const
/** And what the product noted by itself. */
export const ALL_CONSENT_PLACES = [...CONSENT_PLACES, 'import', 'preferences', 'unsubscribe'] as const
export type ConsentPlace = (typeof ALL_CONSENT_PLACES)[number]

export const CONSENT_ACTIONS = ['granted', 'withdrawn'] as const
export type ConsentAction = (typeof CONSENT_ACTIONS)[number]

export const SUPPRESSION_REASONS = ['unsubscribed', 'stopped', 'bounced', 'complained'] as const
export type SuppressionReason = (typeof SUPPRESSION_REASONS)[number]

export const contactSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string().nullable(),
    /** E.164, as in +4930123456. */
    phone: z.string().nullable(),
    language: z.enum(LOCALES).nullable(),
    /** Theirs, as in Europe/Berlin; `null`: the business's own. */
    timezone: z.string().nullable(),
    location: z.object({ id: z.uuid(), name: z.string() }).nullable(),
    tags: z.array(z.string()),
    source: z.enum(CONTACT_SOURCES),
    /** The last day on which they were known to be there. */
    lastVisit: z.iso.date().nullable(),
    /** What the business notes of them, by its own names. */
    fields: z.record(z.string(), z.string()),
    /** Whether they may be written to. `suppressed`: not at all, whatever was said before; only they can change that. */
    consents: z.object({ email: z.enum(CONSENT_STATES), sms: z.enum(CONSENT_STATES) }),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Contact' })
export type Contact = z.infer<typeof contactSchema>

export const listContacts = defineEndpoint({
  method: 'GET',
  path: '/api/v1/contacts',
  summary: 'Contacts that match, page by page',
  access: 'contacts.view',
  isOpenToKeys: true,
  // A cursor may hold a name.
  input: z.object({
    ...contactFilterShape,
    ...contactSortShape,
    ...pageInput,
    cursor: z.string().max(1500).optional(),
  }),
  output: pageOf(contactSchema),
})

/** How many match, and how many of them may be written to: the rest have not agreed, or asked not to be. */
export const countContacts = defineEndpoint({
  method: 'GET',
  path: '/api/v1/contacts/count',
  summary: 'How many contacts match, and how many of them may be written to',
  access: 'contacts.view',
  isOpenToKeys: true,
  input: z.object(contactFilterShape),
  output: z.object({ total: z.int(), email: z.int(), sms: z.int(), suppressed: z.int() }).meta({ id: 'ContactCounts' }),
})

export const listContactTags = defineEndpoint({
  method: 'GET',
  path: '/api/v1/contacts/tags',
  summary: 'The tags in use, with how many contacts bear each',
  access: 'contacts.view',
  isOpenToKeys: true,
  input: z.object({}),
  output: z.object({ items: z.array(z.object({ tag: z.string(), count: z.int() })) }),
})

export const ofContact = z.object({ contactId: z.uuid() })

export const getContact = defineEndpoint({
  method: 'GET',
  path: '/api/v1/contacts/:contactId',
  summary: 'One contact',
  access: 'contacts.view',
  isOpenToKeys: true,
  input: ofContact,
  output: contactSchema,
  errors: ['not-found'],
})

const tag = z.string().trim().min(1, 'required').max(CONTACT_LIMITS.tag, 'tooLong')
const tags = z
  .array(tag)
  .max(CONTACT_LIMITS.tags, 'tooMany')
  .transform((all) => [...new Set(all)])

/** Empty where nothing is said. */
const orNone = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullable())

export const contactEmail = z
  .string()
  .trim()
  .toLowerCase()
  .max(CONTACT_LIMITS.email, 'tooLong')
  .pipe(z.email('emailInvalid'))

const values = {
  name: z.string().trim().max(CONTACT_LIMITS.name, 'tooLong'),
  email: orNone(contactEmail),
  /** As people write it; without a country's code it is taken for one of the business's country. */
  phone: orNone(z.string().trim().max(40, 'tooLong')),
  language: orNone(z.enum(LOCALES, 'choiceInvalid')),
  timezone: orNone(z.string().refine(isKnownTimezone, 'timezoneInvalid')),
  locationId: orNone(z.uuid('choiceInvalid')),
  tags,
  lastVisit: orNone(z.iso.date('dateUnreadable')),
  fields: z
    .record(
      z.string().trim().min(1, 'required').max(CONTACT_LIMITS.fieldName, 'tooLong'),
      z.string().trim().max(CONTACT_LIMITS.fieldValue, 'tooLong'),
    )
    .refine((fields) => Object.keys(fields).length <= CONTACT_LIMITS.fields, 'tooMany'),
}

/** What makes a consent one that can be shown. */
export const consentGiven = {
  basis: z.enum(CONSENT_BASES, 'choiceInvalid'),
  place: z.enum(CONSENT_PLACES, 'choiceInvalid'),
  wording: z.string().trim().min(1, 'required').max(CONTACT_LIMITS.wording, 'tooLong'),
  /** Today unless it says otherwise. */
  obtainedOn: orNone(z.iso.date('dateUnreadable')).default(null),
}

const contactInput = z.object({
  name: values.name.default(''),
  email: values.email.default(null),
  phone: values.phone.default(null),
  language: values.language.default(null),
  timezone: values.timezone.default(null),
  locationId: values.locationId.default(null),
  tags: values.tags.default([]),
  lastVisit: values.lastVisit.default(null),
  fields: values.fields.default({}),
})

export const newContactInput = contactInput.extend({
  /** For the channels named; without it nothing is sent to them. */
  consent: z
    .object({ channels: z.array(z.enum(CONSENT_CHANNELS)).min(1, 'required'), ...consentGiven })
    .nullable()
    .default(null),
})

export const createContact = defineEndpoint({
  method: 'POST',
  path: '/api/v1/contacts',
  summary: 'Add a contact',
  access: 'contacts.manage',
  isOpenToKeys: true,
  example: {
    name: 'Ann Lee',
    email: 'ann@example.com',
    consent: { channels: ['email'], basis: 'express', place: 'website', wording: 'Yes, write to me about my visits.' },
  },
  input: newContactInput,
  output: contactSchema,
  errors: ['not-found', 'conflict'],
})

/** What is not said stays. A new address has agreed to nothing yet. */
export const changeContact = defineEndpoint({
  method: 'PATCH',
  path: '/api/v1/contacts/:contactId',
  summary: 'Change a contact',
  access: 'contacts.manage',
  isOpenToKeys: true,
  example: { name: 'Ann Lee-Byrne' },
  input: z
    .object({ ...values })
    .partial()
    .extend(ofContact.shape),
  output: contactSchema,
  errors: ['not-found', 'conflict'],
})

const consentShape = {
  action: z.enum(CONSENT_ACTIONS, 'choiceInvalid'),
  channel: z.enum(CONSENT_CHANNELS, 'choiceInvalid'),
  basis: orNone(z.enum(CONSENT_BASES, 'choiceInvalid')).default(null),
  place: z.enum(CONSENT_PLACES, 'choiceInvalid'),
  wording: z.string().trim().max(CONTACT_LIMITS.wording, 'tooLong').default(''),
  obtainedOn: orNone(z.iso.date('dateUnreadable')).default(null),
}
interface SaidConsent {
  action: ConsentAction
  basis: ConsentBasis | null
  wording: string
}
/** A consent that nobody can show is none. */
const isShown = ({ action, basis }: SaidConsent) => action === 'withdrawn' || basis !== null
const isWorded = ({ action, wording }: SaidConsent) => action === 'withdrawn' || wording !== ''

/** Withdrawn is suppressed: told by anybody of the team, it holds as if the person had done it themselves. */
export const recordContactConsent = defineEndpoint({
  method: 'POST',
  path: '/api/v1/contacts/:contactId/consents',
  summary: 'Note that a contact agreed to be written to, or asked not to be',
  access: 'contacts.manage',
  isOpenToKeys: true,
  example: { action: 'withdrawn', channel: 'email', place: 'phone' },
  input: ofContact
    .extend(consentShape)
    .refine(isShown, { path: ['basis'], message: 'required' })
    .refine(isWorded, { path: ['wording'], message: 'required' }),
  output: contactSchema,
  errors: ['not-found', 'conflict'],
})

/** For somebody who asks: a mail that leads to the page where they decide for themselves. */
export const sendContactPreferences = defineEndpoint({
  method: 'POST',
  path: '/api/v1/contacts/:contactId/preferences-mail',
  summary: 'Mail a contact the link to their preferences page',
  access: 'contacts.manage',
  input: ofContact,
  output: z.object({}),
  errors: ['not-found', 'conflict'],
  ratePerMinute: 20,
})

/** The contacts named, or all that match. */
const selectionOf = (most: number) =>
  z.union([
    z.object({ contactIds: z.array(z.uuid()).min(1, 'required').max(most, 'tooMany') }),
    z.object({ filter: z.object(contactFilterShape) }),
  ])
export const contactSelection = selectionOf(CONTACT_LIMITS.chosen)
export type ContactSelection = z.infer<typeof contactSelection>

export const tagContacts = defineEndpoint({
  method: 'POST',
  path: '/api/v1/contacts/tags',
  summary: 'Add tags to contacts, or take them off',
  access: 'contacts.manage',
  isOpenToKeys: true,
  example: { selection: { contactIds: ['2b0c7a52-8f0d-4d6e-9a57-3f0f8f1a6c11'] }, add: ['regular'] },
  input: z.object({ selection: contactSelection, add: tags.default([]), remove: tags.default([]) }),
  output: z.object({ count: z.int() }),
  isHeavy: true,
})

/** They can be brought back together for 30 days, by `restoreContacts`. */
export const deleteContacts = defineEndpoint({
  method: 'POST',
  path: '/api/v1/contacts/delete',
  summary: 'Delete contacts',
  access: 'contacts.manage',
  input: z.object({ selection: contactSelection }),
  output: z.object({ deletionId: z.uuid(), count: z.int() }),
  isHeavy: true,
})

/** Whoever was added again meanwhile stays deleted. */
export const restoreContacts = defineEndpoint({
  method: 'POST',
  path: '/api/v1/contacts/restore',
  summary: 'Bring back the contacts that were deleted together',
  access: 'contacts.manage',
  input: z.object({ deletionId: z.uuid() }),
  output: z.object({ count: z.int() }),
  errors: ['not-found', 'conflict'],
  isHeavy: true,
})

/** Asked for by a body: an address has no room for as many as somebody picks. */
export const exportContacts = defineEndpoint({
  method: 'POST',
  path: '/api/v1/contacts.csv',
  summary: 'Contacts that match, as a file for spreadsheets',
  access: 'contacts.manage',
  isOpenToReaders: true,
  input: z.object({
    selection: selectionOf(CONTACT_LIMITS.exported),
    /** The headings' language: the screen's. `language` is the contacts'. */
    headings: z.enum(LOCALES).default('en'),
  }),
  output: z.string(),
  mediaType: 'text/csv',
})

/** For somebody who asks what is known of them (GDPR, article 15). */
export const exportContactData = defineEndpoint({
  method: 'GET',
  path: '/api/v1/contacts/:contactId/data.json',
  summary: 'Everything that is kept of one person',
  access: 'contacts.manage',
  needsAllLocations: true,
  isOpenToReaders: true,
  input: ofContact,
  output: z.string(),
  mediaType: 'application/json',
  errors: ['not-found'],
})

/** For good: also what they answered under their address. Counts stay, and that they are not to be written to. */
export const eraseContact = defineEndpoint({
  method: 'POST',
  path: '/api/v1/contacts/:contactId/erase',
  summary: 'Erase everything that is kept of one person',
  access: 'contacts.manage',
  needsAllLocations: true,
  input: ofContact,
  output: z.object({ answers: z.int() }),
  errors: ['not-found'],
})
