import { z } from 'zod'
import { COMPETITOR_WATCH_LIMITS, FIGURE_SOURCES, READ_PLATFORMS } from '../domain/competitor-figures.ts'
import { hasStars, PLATFORMS } from '../domain/platforms.ts'
import { defineEndpoint } from './endpoint.ts'

const figureShape = {
  platform: z.enum(PLATFORMS),
  /** `null` where the platform knows no stars, or nobody has given any. */
  rating: z.number().min(1).max(5).nullable(),
  reviewCount: z.int(),
}

export const competitorFigureSchema = z
  .object({
    ...figureShape,
    source: z.enum(FIGURE_SOURCES),
    /** The day somebody saw it, or when it was read. */
    asOf: z.union([z.iso.date(), z.iso.datetime()]),
  })
  .meta({ id: 'CompetitorFigure' })
export type CompetitorFigure = z.infer<typeof competitorFigureSchema>

const profileShape = {
  name: z.string(),
  googlePlaceId: z.string().nullable(),
  yelpId: z.string().nullable(),
  /** A public page of theirs anywhere. */
  url: z.string().nullable(),
}

export const competitorSchema = z
  .object({
    id: z.uuid(),
    ...profileShape,
    /** Where each platform shows the business. */
    pages: z.array(z.object({ platform: z.enum(READ_PLATFORMS), url: z.string() })),
    /** The newest of each platform. What a platform told is among them only as long as its terms allow. */
    figures: z.array(competitorFigureSchema),
  })
  .meta({ id: 'Competitor' })
export type Competitor = z.infer<typeof competitorSchema>

const readerSchema = z.object({
  platform: z.enum(READ_PLATFORMS),
  /** `off`: this installation has no key. */
  state: z.enum(['live', 'sandbox', 'off']),
})

export const listWatchedCompetitors = defineEndpoint({
  method: 'GET',
  path: '/api/v1/competitors',
  summary: 'Competitors with their newest figures, and the own ones beside',
  access: 'analytics.view',
  plan: 'advanced-analytics',
  input: z.object({}),
  output: z.object({
    items: z.array(competitorSchema),
    /** Of the customer's own reviews, where all of them are known to us. */
    own: z.array(z.object(figureShape)),
    readers: z.array(readerSchema),
  }),
})

const text = (most: number) => z.string().trim().max(most, 'tooLong')
const orNull = (schema: z.ZodType<string>) => z.union([z.literal('').transform(() => null), schema, z.null()])

/** As Google writes the ids of places, and Yelp those of businesses. */
const vendorId = text(COMPETITOR_WATCH_LIMITS.id).regex(/^[\w-]+$/, 'invalid')

export const competitorInput = z.object({
  name: text(COMPETITOR_WATCH_LIMITS.name).min(1, 'required'),
  googlePlaceId: orNull(vendorId).default(null),
  yelpId: orNull(vendorId).default(null),
  url: orNull(text(COMPETITOR_WATCH_LIMITS.url).regex(/^https:\/\/[^\s/]+\.[^\s]+$/i, 'webAddressInvalid')).default(
    null,
  ),
})
export type CompetitorInput = z.output<typeof competitorInput>

export const addCompetitor = defineEndpoint({
  method: 'POST',
  path: '/api/v1/competitors',
  summary: 'Follow a competitor',
  access: 'settings.manage',
  needsAllLocations: true,
  plan: 'advanced-analytics',
  input: competitorInput,
  output: competitorSchema,
  errors: ['conflict'],
})

const ofCompetitor = z.object({ competitorId: z.uuid() })

export const changeCompetitor = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/competitors/:competitorId',
  summary: 'Change a competitor’s name and profiles',
  access: 'settings.manage',
  needsAllLocations: true,
  plan: 'advanced-analytics',
  input: ofCompetitor.extend(competitorInput.shape),
  output: competitorSchema,
  errors: ['not-found'],
})

/** With all its figures; `restoreCompetitor` brings it back for a day. */
export const removeCompetitor = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/competitors/:competitorId',
  summary: 'Stop following a competitor',
  access: 'settings.manage',
  needsAllLocations: true,
  plan: 'advanced-analytics',
  input: ofCompetitor,
  output: competitorSchema,
  errors: ['not-found'],
})

export const restoreCompetitor = defineEndpoint({
  method: 'POST',
  path: '/api/v1/competitors/:competitorId/restore',
  summary: 'Follow a removed competitor again',
  access: 'settings.manage',
  needsAllLocations: true,
  plan: 'advanced-analytics',
  input: ofCompetitor,
  output: competitorSchema,
  errors: ['not-found', 'conflict'],
})

/** Somewhere on earth the next day has begun. */
const latestDay = () => new Date(Date.now() + 14 * 60 * 60 * 1000).toISOString().slice(0, 10)

export const figureDay = z.iso
  .date('dateInvalid')
  .refine((day) => day >= '2000-01-01' && day <= latestDay(), 'dateInvalid')

export const figureInput = z
  .object({
    platform: z.enum(PLATFORMS, 'choiceInvalid'),
    day: figureDay,
    rating: z.number('invalid').min(1, 'invalid').max(5, 'invalid').nullable(),
    reviewCount: z.int('numberInvalid').min(0, 'numberInvalid').max(10_000_000, 'numberInvalid'),
  })
  .refine(({ platform, rating, reviewCount }) => rating !== null || reviewCount === 0 || !hasStars(platform), {
    path: ['rating'],
    error: 'required',
  })
export type FigureInput = z.output<typeof figureInput>

/** One that is there for that day and platform is replaced. */
export const enterCompetitorFigure = defineEndpoint({
  method: 'POST',
  path: '/api/v1/competitors/:competitorId/figures',
  summary: 'Enter what a platform showed of a competitor on a day',
  access: 'settings.manage',
  needsAllLocations: true,
  plan: 'advanced-analytics',
  input: z.intersection(ofCompetitor, figureInput),
  output: competitorSchema,
  errors: ['not-found'],
})

export const removeCompetitorFigure = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/competitors/:competitorId/figures/:figureId',
  summary: 'Delete a figure that was entered or imported',
  access: 'settings.manage',
  needsAllLocations: true,
  plan: 'advanced-analytics',
  input: ofCompetitor.extend({ figureId: z.uuid() }),
  output: competitorSchema,
  errors: ['not-found'],
})

const enteredFigureSchema = z
  .object({ id: z.uuid(), ...figureShape, day: z.iso.date(), source: z.enum(['entered', 'imported']) })
  .meta({ id: 'EnteredCompetitorFigure' })
export type EnteredFigure = z.infer<typeof enteredFigureSchema>

/** What people entered or imported, and nothing that was read: platforms do not let that be kept. */
export const getCompetitorHistory = defineEndpoint({
  method: 'GET',
  path: '/api/v1/competitors/:competitorId/history',
  summary: 'A competitor’s entered and imported figures, oldest first',
  access: 'analytics.view',
  plan: 'advanced-analytics',
  input: ofCompetitor,
  output: z.object({ figures: z.array(enteredFigureSchema) }),
  errors: ['not-found'],
})

export const IMPORT_FAULTS = ['name', 'platform', 'date', 'rating', 'reviews', 'full'] as const

/** Lines with a fault are left out and told; the others are kept. */
export const importCompetitorFigures = defineEndpoint({
  method: 'POST',
  path: '/api/v1/competitors/import',
  summary: 'Import competitors’ figures from a CSV file',
  access: 'settings.manage',
  needsAllLocations: true,
  plan: 'advanced-analytics',
  isHeavy: true,
  maxBodyBytes: 1_000_000,
  input: z.object({ csv: z.string().min(1, 'required').max(COMPETITOR_WATCH_LIMITS.importLength, 'tooLong') }),
  output: z.object({
    imported: z.int(),
    added: z.int(),
    faults: z.array(z.object({ line: z.int(), fault: z.enum(IMPORT_FAULTS) })),
  }),
  errors: ['invalid-input'],
})

const foundPlaceSchema = z.object({ id: z.string(), name: z.string(), address: z.string() })
export type FoundPlace = z.infer<typeof foundPlaceSchema>

const faultSchema = z.object({
  platform: z.enum(READ_PLATFORMS),
  /** `gone`: no such business there. `busy`: later. `refused`: not with this installation's key. */
  fault: z.enum(['gone', 'busy', 'refused']),
})
export type ReadFault = z.infer<typeof faultSchema>

/** Nothing of it is kept. */
export const findCompetitorPlaces = defineEndpoint({
  method: 'GET',
  path: '/api/v1/competitors/places',
  summary: 'Businesses of a name on Google and Yelp',
  access: 'settings.manage',
  needsAllLocations: true,
  plan: 'advanced-analytics',
  ratePerMinute: 30,
  input: z.object({ name: text(COMPETITOR_WATCH_LIMITS.name).min(1, 'required'), place: text(200).default('') }),
  output: z.object({
    found: z.array(z.object({ platform: z.enum(READ_PLATFORMS), places: z.array(foundPlaceSchema) })),
    faults: z.array(faultSchema),
  }),
})

/** What Yelp tells stays for 24 hours; what Google tells is in the answer alone. */
export const refreshCompetitor = defineEndpoint({
  method: 'POST',
  path: '/api/v1/competitors/:competitorId/refresh',
  summary: 'Ask the platforms how a competitor stands now',
  access: 'analytics.view',
  plan: 'advanced-analytics',
  ratePerMinute: 30,
  input: ofCompetitor,
  output: z.object({ figures: z.array(competitorFigureSchema), faults: z.array(faultSchema) }),
  errors: ['not-found'],
})
