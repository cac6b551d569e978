import type { ConsentChannel, Contact, createContact } from '#shared/contracts/contacts.ts'
import type { InputOf } from '#shared/contracts/endpoint.ts'

/** What the form holds: text as it is typed, empty where nothing is said. */
export interface ContactValues {
  name: string
  email: string
  phone: string
  locationId: string
  language: string
  timezone: string
  lastVisit: string
  tags: string[]
  /** A line for each: `Name: value`. */
  fields: string
  consent: ConsentValues
}

export interface ConsentValues {
  channels: ConsentChannel[]
  basis: 'express' | 'existing-customer'
  place: 'in-person' | 'paper' | 'phone' | 'website' | 'other'
  wording: string
  obtainedOn: string
}

const NO_CONSENT: ConsentValues = {
  channels: [],
  basis: 'express',
  place: 'in-person',
  wording: '',
  obtainedOn: '',
}

const BLANK: ContactValues = {
  name: '',
  email: '',
  phone: '',
  locationId: '',
  language: '',
  timezone: '',
  lastVisit: '',
  tags: [],
  fields: '',
  consent: NO_CONSENT,
}

export function toValues(contact: Contact | null): ContactValues {
  if (!contact) return BLANK
  const { name, location, tags, fields } = contact
  const written = (['email', 'phone', 'language', 'timezone', 'lastVisit'] as const).map((field) => [
    field,
    contact[field] ?? '',
  ])
  return {
    ...BLANK,
    ...Object.fromEntries(written),
    name,
    tags,
    locationId: location?.id ?? '',
    fields: Object.entries(fields)
      .map((entry) => entry.join(': '))
      .join('\n'),
  }
}

/** What is not well formed is told by the contract's schema. */
export function toInput({ consent, fields, language, ...values }: ContactValues): InputOf<typeof createContact> {
  return {
    ...values,
    language: language as Contact['language'],
    fields: readFields(fields),
    consent: consent.channels.length === 0 ? null : consent,
  }
}

function readFields(text: string): Record<string, string> {
  const lines = text.split('\n').map((line) => line.trim())
  return Object.fromEntries(
    lines.filter(Boolean).map((line) => {
      const [name = '', ...rest] = line.split(':')
      return [name.trim(), rest.join(':').trim()]
    }),
  )
}
