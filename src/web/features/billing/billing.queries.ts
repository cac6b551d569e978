import { useFormatter, useTranslations } from 'use-intl'
import * as contract from '#shared/contracts/billing.ts'
import type { InputOf } from '#shared/contracts/endpoint.ts'
import { BILLING_CURRENCY, type BillingInterval } from '#shared/domain/billing.ts'
import { call } from '#web/kernel/api/call.ts'
import { endpointQuery, useChange } from '#web/kernel/api/queries.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'

/** Asked for again with what else belongs to the workspace as a whole. */
const KEY = [...queryKeys.workspaceData, 'billing'] as const
export const billingQuery = endpointQuery(KEY, contract.getBilling, {})
export const invoicesQuery = endpointQuery([...KEY, 'invoices'], contract.listInvoices, {})

/** With the plan change what one may do, and what was paid. */
const ANSWERS = { answers: billingQuery, renews: [invoicesQuery.queryKey, queryKeys.me] }

export type PlanChoice = InputOf<typeof contract.switchPlan>

export const previewQuery = (to: PlanChoice) => endpointQuery([...KEY, 'preview', to], contract.previewSwitch, to)

export const useRefresh = () => useChange(() => call(contract.refreshBilling, {}), ANSWERS)
export const useSwitch = () => useChange((to: PlanChoice) => call(contract.switchPlan, to), ANSWERS)
export const useUndoSwitch = () => useChange(() => call(contract.undoSwitch, {}), ANSWERS)
export const useCancel = () => useChange((reason: string) => call(contract.cancelSubscription, { reason }), ANSWERS)
export const useUndoCancel = () => useChange(() => call(contract.undoCancel, {}), ANSWERS)
export const useRedeem = () => useChange((code: string) => call(contract.redeemCoupon, { code }), ANSWERS)
export type Kept = InputOf<typeof contract.keepWithinPlan>
export const useKeep = () => useChange((kept: Kept) => call(contract.keepWithinPlan, kept), ANSWERS)
export const usePutPayer = () =>
  useChange((input: InputOf<typeof contract.putPayer>) => call(contract.putPayer, input), ANSWERS)

/** Off to where it is paid, or a card is replaced; one comes back by oneself. */
export async function goToCheckout(choice: PlanChoice): Promise<void> {
  location.assign((await call(contract.startCheckout, choice)).url)
}
export async function goToPaymentPage(): Promise<void> {
  location.assign((await call(contract.openPaymentPage, {})).url)
}

/** Prices are in dollars for everybody, whatever currency a business counts in; an invoice says in which it is. */
export function useDollars(): (cents: number, currency?: string) => string {
  const format = useFormatter()
  return (cents, currency = BILLING_CURRENCY) => format.number(cents / 100, { style: 'currency', currency })
}

/** What a plan costs, as the pricing page says it: no cents where there are none. */
export function usePlanPrice(): (price: { amountCents: number; interval: BillingInterval }) => string {
  const t = useTranslations('billing.per')
  const format = useFormatter()
  return ({ amountCents, interval }) => {
    const minimumFractionDigits = amountCents % 100 === 0 ? 0 : 2
    const money = { style: 'currency', currency: BILLING_CURRENCY, minimumFractionDigits } as const
    return t(interval, { price: format.number(amountCents / 100, money) })
  }
}
