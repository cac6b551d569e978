import { useQuery } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'use-intl'
import { listAdministrators } from '#shared/contracts/team.ts'
import type { Permission } from '#shared/domain/permissions.ts'
import { endpointQuery } from '#web/kernel/api/queries.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { holds, useMe } from '#web/kernel/session/me.ts'
import { Banner, EmptyState } from '#web/ui/index.ts'
import { Page } from './page.tsx'

const administratorsQuery = endpointQuery(queryKeys.administrators, listAdministrators, {})

interface MissingRightProps {
  permission: Permission
}

/** What is missing, and who can give it to them. */
function MissingRightWords({ permission }: MissingRightProps) {
  const t = useTranslations('missingRight')
  const nameOf = useTranslations('team.permissions')
  const format = useFormatter()
  const me = useMe()
  const { data } = useQuery(administratorsQuery)
  const names = data?.items.map(({ name }) => name) ?? []
  const reason = holds(me, permission) ? t('whole') : t('needs', { permission: nameOf(permission) })
  const advice = names.length > 0 ? t('ask', { names: format.list(names, { type: 'disjunction' }) }) : t('askAnyone')
  return (
    <>
      <span className="block">{reason}</span>
      <span className="block">{advice}</span>
    </>
  )
}

/** In the place of a page that a person may not open. */
export function MissingRightPage(props: MissingRightProps) {
  const t = useTranslations('missingRight')
  return (
    <Page title={t('page')}>
      <EmptyState kind="nothing-matches" title={t('title')} text={<MissingRightWords {...props} />} />
    </Page>
  )
}

/** Where an address names a part of a page that a person may not open: above those they may. */
export function MissingRightNote(props: MissingRightProps) {
  const t = useTranslations('missingRight')
  return (
    <Banner title={t('title')}>
      <MissingRightWords {...props} />
    </Banner>
  )
}
