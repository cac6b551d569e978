import { z } from 'zod'
import { COUPON_TYPES } from '../domain/billing.ts'
import { defineEndpoint } from './endpoint.ts'
import { pageInput, pageOf } from './paging.ts'

/** `spent`: every use of it is taken. `over`: its time is. */
export const COUPON_STATES = ['open', 'spent', 'over'] as const
export type CouponState = (typeof COUPON_STATES)[number]

const couponSchema = z
  .object({
    id: z.uuid(),
    code: z.string(),
    type: z.enum(COUPON_TYPES),
    /** Percent, or US dollars. */
    value: z.number(),
    /** `null`: as often as people like. */
    maxUses: z.int().nullable(),
    uses: z.int(),
    expiresAt: z.iso.datetime(),
    createdAt: z.iso.datetime(),
    state: z.enum(COUPON_STATES),
    /** Whether who collects the money has it as it is here; until then a job sees to it. */
    isInStep: z.boolean(),
    /** What they said when they did not take it. */
    fault: z.string().nullable(),
  })
  .meta({ id: 'Coupon' })
export type Coupon = z.infer<typeof couponSchema>

export const listCoupons = defineEndpoint({
  method: 'GET',
  path: '/api/v1/admin/coupons',
  summary: 'Coupons, newest first',
  access: 'platform-admin',
  input: z.object({
    /** In the code. */
    search: z.string().trim().max(200, 'tooLong').optional(),
    type: z.enum(COUPON_TYPES, 'choiceInvalid').optional(),
    ...pageInput,
  }),
  output: pageOf(couponSchema),
})

const MOST_USES = 1_000_000
const DEAREST = 100_000
const limits = {
  maxUses: z.int('numberInvalid').min(1, 'numberInvalid').max(MOST_USES, 'tooMany').nullable().default(null),
  expiresAt: z
    .string()
    .min(1, 'required')
    .pipe(z.iso.datetime('dateUnreadable'))
    .refine((at) => Date.parse(at) > Date.now(), 'notInFuture'),
}

interface Worth {
  type: (typeof COUPON_TYPES)[number]
  value: number
}
const isPercentageRight = ({ type, value }: Worth) => type !== 'percentage' || (value >= 1 && value <= 100)
const isAmountRight = ({ type, value }: Worth) => type !== 'fixed_amount' || (value > 0 && value <= DEAREST)
/** As bills and cards know it: hundredths, and nothing below. */
const isInHundredths = ({ value }: Worth) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6

export const newCouponInput = z
  .object({
    code: z
      .string()
      .trim()
      .toUpperCase()
      .min(1, 'required')
      // Longer names are refused where the money is collected.
      .max(40, 'tooLong')
      .regex(/^[A-Z0-9][A-Z0-9_-]*$/, 'couponCodeInvalid'),
    type: z.enum(COUPON_TYPES, 'choiceInvalid'),
    value: z.number('required'),
    ...limits,
  })
  .refine(isPercentageRight, { path: ['value'], message: 'percentRange' })
  .refine(isAmountRight, { path: ['value'], message: 'amountRange' })
  .refine(isInHundredths, { path: ['value'], message: 'invalid' })

export const createCoupon = defineEndpoint({
  method: 'POST',
  path: '/api/v1/admin/coupons',
  summary: 'Make a coupon',
  access: 'platform-admin',
  input: newCouponInput,
  output: couponSchema,
  errors: ['conflict'],
})

const ofCoupon = z.object({ couponId: z.uuid() })
export const couponLimitsInput = z.object(limits)

/** What it is worth stays: people have been promised it. */
export const changeCoupon = defineEndpoint({
  method: 'PATCH',
  path: '/api/v1/admin/coupons/:couponId',
  summary: 'Change how often and until when a coupon can be used',
  access: 'platform-admin',
  input: ofCoupon.extend(limits),
  output: couponSchema,
  errors: ['not-found', 'conflict'],
})

/** Whoever has entered it already keeps it. */
export const expireCoupon = defineEndpoint({
  method: 'POST',
  path: '/api/v1/admin/coupons/:couponId/expire',
  summary: 'End a coupon now',
  access: 'platform-admin',
  input: ofCoupon,
  output: couponSchema,
  errors: ['not-found', 'conflict'],
})

const couponUseSchema = z
  .object({
    customerId: z.uuid(),
    companyName: z.string(),
    usedAt: z.iso.datetime(),
    /** When it went off an invoice, or was set to; `null`: it waits for the next one. */
    appliedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'CouponUse' })
export type CouponUse = z.infer<typeof couponUseSchema>

export const listCouponUses = defineEndpoint({
  method: 'GET',
  path: '/api/v1/admin/coupons/:couponId/uses',
  summary: 'Who has entered a coupon, newest first',
  access: 'platform-admin',
  input: ofCoupon.extend(pageInput),
  output: pageOf(couponUseSchema),
  errors: ['not-found'],
})
