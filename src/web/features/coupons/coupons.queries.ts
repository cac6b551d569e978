import { keepPreviousData } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useFormatter } from 'use-intl'
import type { SearchOf } from '#shared/contracts/addresses.ts'
import {
  changeCoupon,
  createCoupon,
  expireCoupon,
  listCoupons,
  listCouponUses,
  type Coupon,
} from '#shared/contracts/coupons.ts'
import type { InputOf } from '#shared/contracts/endpoint.ts'
import { BILLING_CURRENCY } from '#shared/domain/billing.ts'
import { paths } from '#shared/domain/paths.ts'
import { isTypingOn } from '#web/components/forms/search-field.tsx'
import { call } from '#web/kernel/api/call.ts'
import { pagedQuery, useChange } from '#web/kernel/api/queries.ts'

export type CouponFilter = SearchOf<typeof paths.adminCoupons>

const KEY = ['coupons']
const renews = [KEY]

export const couponsQuery = (filter: CouponFilter) => ({
  ...pagedQuery([...KEY, 'list', filter], listCoupons, filter),
  placeholderData: keepPreviousData,
})

export const couponUsesQuery = (couponId: string) =>
  pagedQuery([...KEY, 'uses', couponId], listCouponUses, { couponId })

type NewCoupon = InputOf<typeof createCoupon>

/** `null` for a new one; of one that is there only its limits change. */
export const useSaveCoupon = (couponId: string | null) =>
  useChange(
    ({ maxUses = null, expiresAt, ...worth }: NewCoupon): Promise<Coupon> =>
      couponId === null
        ? call(createCoupon, { ...worth, maxUses, expiresAt })
        : call(changeCoupon, { couponId, maxUses, expiresAt }),
    { renews },
  )

export const useExpireCoupon = () => useChange((couponId: string) => call(expireCoupon, { couponId }), { renews })

/** What is taken off, as people say it. */
export function useWorth(): (coupon: Pick<Coupon, 'type' | 'value'>) => string {
  const format = useFormatter()
  return ({ type, value }) =>
    type === 'percentage'
      ? format.number(value / 100, { style: 'percent', maximumFractionDigits: 2 })
      : format.number(value, { style: 'currency', currency: BILLING_CURRENCY })
}

/** The filter lives in the address alone, so that it can be sent to a colleague. */
export function useCouponFilter() {
  const { search, type } = useSearch({ from: '/shell/admin/coupons' })
  const filter: CouponFilter = { ...(search && { search }), ...(type && { type }) }
  const navigate = useNavigate()
  const goTo = (next: CouponFilter, isReplacing = false) =>
    void navigate({ to: paths.adminCoupons, search: next, replace: isReplacing, resetScroll: false })
  return {
    filter,
    isFiltering: Object.keys(filter).length > 0,
    change: (change: CouponFilter) => goTo({ ...filter, ...change }, isTypingOn(filter, change)),
    clear: () => goTo({}),
  }
}
