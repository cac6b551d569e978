import { z } from 'zod'
import { LOCALES } from '../domain/locales.ts'
import { REVIEW_WIDGET_KINDS, REVIEW_WIDGET_LIMITS, SHOWABLE_PLATFORMS } from '../domain/review-widgets.ts'
import { defineEndpoint } from './endpoint.ts'

export const reviewWidgetInput = z
  .object({
    name: z.string().trim().min(1, 'required').max(REVIEW_WIDGET_LIMITS.name, 'tooLong'),
    kind: z.enum(REVIEW_WIDGET_KINDS),
    locationId: z.uuid().nullable(),
    /** `null`: the visitor's own. */
    language: z.enum(LOCALES).nullable(),
    /** In their order; of use where they are chosen. */
    reviewIds: z.array(z.uuid()).max(REVIEW_WIDGET_LIMITS.chosen, 'tooMany').default([]),
  })
  .refine(({ kind, reviewIds }) => kind !== 'chosen' || reviewIds.length > 0, {
    path: ['reviewIds'],
    error: 'required',
  })
export type ReviewWidgetInput = z.output<typeof reviewWidgetInput>

const reviewWidgetSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    kind: z.enum(REVIEW_WIDGET_KINDS),
    locationId: z.uuid().nullable(),
    language: z.enum(LOCALES).nullable(),
    reviewIds: z.array(z.uuid()),
    /** Where it is found, on the business's own domain if it has one. */
    url: z.url(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'ReviewWidget' })
export type ReviewWidget = z.infer<typeof reviewWidgetSchema>

export const listReviewWidgets = defineEndpoint({
  method: 'GET',
  path: '/api/v1/review-widgets',
  summary: 'What the business shows of its reviews on other websites',
  access: 'settings.manage',
  needsAllLocations: true,
  plan: 'advanced-analytics',
  input: z.object({}),
  output: z.object({ items: z.array(reviewWidgetSchema) }),
})

export const addReviewWidget = defineEndpoint({
  method: 'POST',
  path: '/api/v1/review-widgets',
  summary: 'Make a widget for a website',
  access: 'settings.manage',
  needsAllLocations: true,
  plan: 'advanced-analytics',
  input: reviewWidgetInput,
  output: reviewWidgetSchema,
  errors: ['not-found', 'conflict'],
})

const ofWidget = z.object({ widgetId: z.uuid() })

/** Its address stays. */
export const changeReviewWidget = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/review-widgets/:widgetId',
  summary: 'Change what a widget shows',
  access: 'settings.manage',
  needsAllLocations: true,
  plan: 'advanced-analytics',
  input: reviewWidgetInput.safeExtend({ widgetId: z.uuid() }),
  output: reviewWidgetSchema,
  errors: ['not-found'],
})

export const removeReviewWidget = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/review-widgets/:widgetId',
  summary: 'Take a widget back: its address shows nothing any more',
  access: 'settings.manage',
  needsAllLocations: true,
  plan: 'advanced-analytics',
  input: ofWidget,
  output: reviewWidgetSchema,
  errors: ['not-found'],
})

export const listShowableReviews = defineEndpoint({
  method: 'GET',
  path: '/api/v1/review-widgets/reviews',
  summary: 'The newest reviews that may be shown on other websites',
  access: 'settings.manage',
  needsAllLocations: true,
  plan: 'advanced-analytics',
  input: z.object({}),
  output: z.object({
    items: z.array(
      z.object({
        id: z.uuid(),
        platform: z.enum(SHOWABLE_PLATFORMS),
        locationId: z.uuid().nullable(),
        rating: z.int().nullable(),
        author: z.string().nullable(),
        content: z.string(),
        createdAt: z.iso.datetime(),
      }),
    ),
  }),
})
