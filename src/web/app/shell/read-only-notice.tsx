import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { useFormatter, useTranslations } from 'use-intl'
import { getStanding } from '#shared/contracts/standing.ts'
import { paths } from '#shared/domain/paths.ts'
import { endpointQuery } from '#web/kernel/api/queries.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { can, useMe } from '#web/kernel/session/me.ts'
import { Banner, buttonClasses } from '#web/ui/index.ts'

/** Asked for again with what else belongs to the workspace as a whole. */
const standingQuery = endpointQuery([...queryKeys.workspaceData, 'standing'], getStanding, {})

/** Why nothing can be changed, and the way on: for who pays a button, for the others whom to ask. */
export function ReadOnlyNotice() {
  const t = useTranslations('settings.readOnly')
  const format = useFormatter()
  const canPay = can(useMe(), 'billing.manage')
  const { data } = useQuery(standingQuery)
  const isThere = useLocation({ select: ({ pathname }) => pathname === paths.subscription })
  // The page of payments says it itself, with the ways that it has.
  if (!data?.readOnlyBecause || (isThere && canPay)) return null
  const { readOnlyBecause: reason, owners } = data
  const way = reason === 'unpaid' ? 'pay' : 'choose'
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-4 sm:px-6">
      <Banner
        tone="warn"
        title={t(`titles.${reason}`)}
        action={
          canPay && (
            <Link to={paths.subscription} className={buttonClasses({ size: 'small', variant: 'primary' })}>
              {t(way)}
            </Link>
          )
        }
      >
        {t('text')} {!canPay && t(`ask.${way}`, { names: format.list(owners, { type: 'disjunction' }) })}
      </Banner>
    </div>
  )
}
