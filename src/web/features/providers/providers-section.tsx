import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ProviderConnection } from '#shared/contracts/providers.ts'
import { EMAIL_PROVIDERS, SMS_PROVIDERS, SOCIAL_PROVIDERS, type ProviderName } from '#shared/domain/providers.ts'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { PlansButton } from '#web/components/plans-link.tsx'
import { can, hasInPlan, useMe } from '#web/kernel/session/me.ts'
import { Banner, Button, Card, EmptyState } from '#web/ui/index.ts'
import { ConnectProviderDialog } from './connect-provider-dialog.tsx'
import { ProviderCard } from './provider-card.tsx'
import { providersQuery } from './providers.queries.ts'
import { SocialReturn } from './social-return.tsx'

/** The channels, and who carries messages there. */
export const PROVIDER_GROUPS = [
  { type: 'email', providers: EMAIL_PROVIDERS },
  { type: 'sms', providers: SMS_PROVIDERS },
  { type: 'social', providers: SOCIAL_PROVIDERS },
] as const satisfies readonly { type: ProviderConnection['type']; providers: readonly ProviderName[] }[]
export type ProviderGroup = (typeof PROVIDER_GROUPS)[number]

/** The accounts that messages to customers go out by. */
export function ProvidersSection() {
  const t = useTranslations('providers')
  const me = useMe()
  const titleId = useId()
  const connections = useQuery(providersQuery)
  const addButton = useRef<HTMLButtonElement>(null)
  const [isAdding, setIsAdding] = useState(false)
  const canManage = can(me, 'integrations.manage')
  const isInPlan = hasInPlan(me, 'campaigns')

  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-4">
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 id={titleId} className="text-lg font-semibold">
            {t('title')}
          </h2>
          <p className="text-ink-muted">{t('subtitle')}</p>
        </div>
        {canManage && isInPlan && (
          <Button ref={addButton} variant="primary" icon={<Plus aria-hidden />} onClick={() => setIsAdding(true)}>
            {t('add')}
          </Button>
        )}
      </header>
      {!isInPlan && <Banner action={<PlansButton />}>{t('outsidePlan')}</Banner>}
      <SocialReturn findFinalFocus={() => addButton.current} />
      <QueryState query={connections} failedTitle={t('failed')}>
        {({ items, country }) => (
          <div className="flex flex-col gap-6">
            {PROVIDER_GROUPS.map(({ type }) => (
              <Group
                key={type}
                type={type}
                items={items.filter((connection) => connection.type === type)}
                country={country}
                canManage={canManage}
                findOther={() => addButton.current}
              />
            ))}
          </div>
        )}
      </QueryState>
      {isAdding && (
        <ConnectProviderDialog findFinalFocus={() => addButton.current} onClose={() => setIsAdding(false)} />
      )}
    </section>
  )
}

interface GroupProps {
  type: ProviderGroup['type']
  items: readonly ProviderConnection[]
  country: string | null
  canManage: boolean
  findOther: () => HTMLElement | null
}

function Group({ type, items, country, canManage, findOther }: GroupProps) {
  const t = useTranslations('providers')
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-3">
      <h3 id={titleId} className="font-semibold">
        {t(`groups.${type}`)}
      </h3>
      {items.length === 0 ? (
        <Card>
          <EmptyState kind="first-use" title={t(`empty.${type}.title`)} text={t(`empty.${type}.text`)} />
        </Card>
      ) : (
        <ul className="flex flex-col gap-3">
          {items.map((connection) => (
            <li key={connection.id}>
              <ProviderCard connection={connection} country={country} canManage={canManage} findOther={findOther} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
