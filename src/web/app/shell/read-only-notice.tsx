import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { getStanding } from '#shared/contracts/standing.ts'
import { PAST_DUE_DAYS } from '#shared/domain/billing.ts'
import { paths } from '#shared/domain/paths.ts'
import { endpointQuery } from '#web/kernel/api/queries.ts'
import { countCalendarDays } from '#web/kernel/formatting/calendar-days.ts'
import { useNow } from '#web/kernel/formatting/use-now.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { can, useMe } from '#web/kernel/session/me.ts'
import { Banner, buttonClasses } from '#web/ui/index.ts'

/** Asked for again with what else belongs to the workspace as a whole. */
const standingQuery = endpointQuery([...queryKeys.workspaceData, 'standing'], getStanding, {})

const WAYS = { 'trial-over': 'choose', ended: 'choose', unpaid: 'pay', 'no-room': 'room' } as const

/** Why nothing can be changed, and the way on: for who pays a button, for the others whom to ask. */
export function ReadOnlyNotice() {
  const t = useTranslations('settings.readOnly')
  const format = useFormatter()
  const canPay = can(useMe(), 'billing.manage')
  const { data } = useQuery(standingQuery)
  const isThere = useIsAtPayments()
  if (!data?.readOnlyBecause || (isThere && canPay)) return null
  const { readOnlyBecause: reason, owners } = data
  const way = WAYS[reason]
  return (
    <PlanNotice title={t(`titles.${reason}`)} action={canPay && t(way === 'pay' ? 'pay' : 'choose')}>
      {t(reason === 'no-room' ? 'noRoomText' : 'text')}{' '}
      {!canPay && t(`ask.${way}`, { names: format.list(owners, { type: 'disjunction' }) })}
    </PlanNotice>
  )
}

/** A payment failed, and everything goes on for a while. */
export function PastDueNotice({ readOnlyAt }: { readOnlyAt: string }) {
  const t = useTranslations('settings.readOnly')
  const me = useMe()
  const now = useNow()
  const isThere = useIsAtPayments()
  if (isThere) return null
  const left = countCalendarDays(now, new Date(readOnlyAt), me.customer?.timezone ?? 'UTC')
  // The sandbox’s clock, by which the payment failed, may be ahead.
  const days = Math.min(PAST_DUE_DAYS, Math.max(0, left))
  return (
    <PlanNotice title={t('pastDue')} action={can(me, 'billing.manage') && t('pay')}>
      {t('pastDueText', { days })}
    </PlanNotice>
  )
}

/** The page of payments says it itself, with the ways that it has. */
const useIsAtPayments = () => useLocation({ select: ({ pathname }) => pathname === paths.subscription })

function PlanNotice({ title, action, children }: { title: string; action: string | false; children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-4 sm:px-6">
      <Banner
        tone="warn"
        title={title}
        action={
          action !== false && (
            <Link to={paths.subscription} className={buttonClasses({ size: 'small', variant: 'primary' })}>
              {action}
            </Link>
          )
        }
      >
        {children}
      </Banner>
    </div>
  )
}
