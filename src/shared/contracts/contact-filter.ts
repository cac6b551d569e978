import { z } from 'zod'
import { LOCALES } from '../domain/locales.ts'

export const CONTACT_SOURCES = ['manual', 'import'] as const
export type ContactSource = (typeof CONTACT_SOURCES)[number]

/** `name` runs from A to Z, the others from the newest or latest on; never there comes last. */
export const CONTACT_SORTS = ['newest', 'name', 'last-visit'] as const
export type ContactSort = (typeof CONTACT_SORTS)[number]

/** Who may be written to by e-mail, by text message, or not at all. */
export const CONSENT_FILTERS = ['email', 'sms', 'neither'] as const
export type ConsentFilter = (typeof CONSENT_FILTERS)[number]

export const MOST_VISIT_DAYS = 3650

const days = z.coerce.number().int().min(1).max(MOST_VISIT_DAYS)
const yesOrNo = z.enum(['yes', 'no'])

/** What narrows the list, and what a segment keeps. */
export const contactFilterShape = {
  /** In the name, the e-mail address or the phone number. */
  search: z.string().trim().max(200).optional(),
  tag: z.string().trim().max(40).optional(),
  location: z.uuid().optional(),
  language: z.enum(LOCALES).optional(),
  source: z.enum(CONTACT_SOURCES).optional(),
  consent: z.enum(CONSENT_FILTERS).optional(),
  visitedWithinDays: days.optional(),
  /** Whoever has no visit on record is among them. */
  notVisitedForDays: days.optional(),
  /** By a campaign that asks for a review or for feedback. */
  askedWithinDays: days.optional(),
  notAskedForDays: days.optional(),
  /** A survey or a feedback page, under their e-mail address. */
  answered: yesOrNo.optional(),
  /** There is a review under their name. Platforms tell no address, so this is as sure as a name is. */
  reviewed: yesOrNo.optional(),
}

export const contactSortShape = { sort: z.enum(CONTACT_SORTS).default('newest') }
