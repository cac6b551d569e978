import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Integration } from '#shared/contracts/integrations.ts'
import { QueryState } from '#web/components/query-state.tsx'
import { can, useMe } from '#web/kernel/session/me.ts'
import { Button, Card, EmptyState } from '#web/ui/index.ts'
import { integrationsQuery } from '#web/components/options.queries.ts'
import { IntegrationCard } from './card/integration-card.tsx'
import { ConnectDialog } from './connect/connect-dialog.tsx'
import { keepOrder, orderIntegrations } from './card/order-integrations.ts'

export function IntegrationsSection() {
  const t = useTranslations('integrations')
  const me = useMe()
  const titleId = useId()
  const integrations = useQuery(integrationsQuery)
  const addButton = useRef<HTMLButtonElement>(null)
  const [isAdding, setIsAdding] = useState(false)
  const canManage = can(me, 'integrations.manage')

  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-4">
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 id={titleId} className="text-lg font-semibold">
            {t('title')}
          </h2>
          <p className="text-ink-muted">{t('subtitle')}</p>
        </div>
        {canManage && (
          <Button ref={addButton} variant="primary" icon={<Plus aria-hidden />} onClick={() => setIsAdding(true)}>
            {t('add')}
          </Button>
        )}
      </header>
      <QueryState
        query={integrations}
        failedTitle={t('failed')}
        isEmpty={({ items }) => items.length === 0}
        empty={<NoIntegrations onAdd={canManage ? () => setIsAdding(true) : null} />}
      >
        {({ items }) => <IntegrationList items={items} findOther={() => addButton.current} />}
      </QueryState>
      {canManage && <ConnectDialog isOpen={isAdding} onOpenChange={setIsAdding} />}
    </section>
  )
}

interface IntegrationListProps {
  items: readonly Integration[]
  findOther: () => HTMLElement | null
}

function IntegrationList({ items, findOther }: IntegrationListProps) {
  const ordered = useStableOrder(items)
  return (
    <ul className="flex flex-col gap-4">
      {ordered.map((integration) => (
        <li key={integration.id}>
          <IntegrationCard integration={integration} findOther={findOther} />
        </li>
      ))}
    </ul>
  )
}

function NoIntegrations({ onAdd }: { onAdd: (() => void) | null }) {
  const t = useTranslations('integrations')
  return (
    <Card>
      <EmptyState
        kind="first-use"
        title={t('empty')}
        text={onAdd ? t('emptyText') : t('emptyTextViewer')}
        action={onAdd && <Button onClick={onAdd}>{t('addFirst')}</Button>}
      />
    </Card>
  )
}

/** Ordered once for as long as the list is on screen. */
function useStableOrder(items: readonly Integration[]): Integration[] {
  const [ids] = useState(() => orderIntegrations(items).map(({ id }) => id))
  return keepOrder(items, ids)
}
