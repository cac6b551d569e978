import type { FieldErrors, Resolver } from 'react-hook-form'
import type { InputOf } from '#shared/contracts/endpoint.ts'
import { type createManualReview, manualReviewInput, type ManualReview } from '#shared/contracts/manual-reviews.ts'
import { hasStars, isPlatform, type Platform } from '#shared/domain/platforms.ts'
import type { ValidationKey } from '#shared/domain/validation-messages.ts'

/** What the form holds. The verdict is `1` to `5`, or `yes` or `no` where people give no stars. */
export interface ManualValues {
  platform: string
  locationId: string
  day: string
  verdict: string
  author: string
  content: string
  url: string
}

/** Something stands in the field for the date, and it is none. */
export const UNREADABLE_DAY = 'unreadable'

export type ManualInput = InputOf<typeof createManualReview>

const BLANK: ManualValues = {
  platform: '',
  locationId: '',
  day: '',
  verdict: '',
  author: '',
  content: '',
  url: '',
}

export function toValues(review: ManualReview | null): ManualValues {
  if (!review) return BLANK
  const { platform, day } = review
  return {
    platform,
    locationId: review.locationId ?? '',
    day,
    verdict: verdictOf(review),
    author: review.author ?? '',
    content: review.content ?? '',
    url: review.url ?? '',
  }
}

function verdictOf({ rating, isRecommended }: ManualReview): string {
  if (rating !== null) return String(rating)
  if (isRecommended === null) return ''
  return isRecommended ? 'yes' : 'no'
}

export function toInput({ verdict, locationId, platform, ...values }: ManualValues): ManualInput {
  const hasNumber = /^[1-5]$/.test(verdict)
  return {
    ...values,
    url: values.url.trim(),
    platform: platform as Platform,
    locationId: locationId || null,
    rating: hasNumber ? Number(verdict) : null,
    isRecommended: verdict === '' || hasNumber ? null : verdict === 'yes',
  }
}

/** What is worth keeping. A date that is none stands only in its field. */
export function toKept(values: ManualValues): ManualValues {
  return values.day === UNREADABLE_DAY ? { ...values, day: '' } : values
}

export function givesStars(platform: string): boolean {
  return !isPlatform(platform) || hasStars(platform)
}

/** The contract's rules, told at the fields of the form. */
export const resolveManual: Resolver<ManualValues> = (values) => {
  const parsed = manualReviewInput.safeParse(toInput(values))
  if (parsed.success) return { values, errors: {} }
  const errors: FieldErrors<ManualValues> = {}
  for (const { path, message } of parsed.error.issues) {
    const field = fieldOf(String(path[0]))
    errors[field] ??= { type: 'contract', message: faultOf(values[field]) ?? message }
  }
  // Without a platform, the rule about the verdict has not been looked at yet.
  if (values.verdict === '') errors.verdict ??= { type: 'contract', message: 'required' }
  return { values: {}, errors }
}

function faultOf(value: string): ValidationKey | undefined {
  if (value === '') return 'required'
  return value === UNREADABLE_DAY ? 'dateUnreadable' : undefined
}

export function fieldOf(name: string): keyof ManualValues {
  return name === 'rating' || name === 'isRecommended' ? 'verdict' : (name as keyof ManualValues)
}
