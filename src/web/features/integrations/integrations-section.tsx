import { useQuery } from '@tanstack/react-query'
import { Plus, ChevronRight } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Integration } from '#shared/contracts/integrations.ts'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { can, isReader, useMe } from '#web/kernel/session/me.ts'
import { Button, Card, EmptyState, Dialog, Spinner } from '#web/ui/index.ts'
import { integrationsQuery } from '#web/components/options.queries.ts'
import { PLATFORM_NAMES, PLATFORMS, type Platform } from '#shared/domain/platforms.ts'
import { PlatformMark } from '#web/components/platform-mark.tsx'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { IntegrationCard } from './card/integration-card.tsx'
import { keepOrder, orderIntegrations } from './card/order-integrations.ts'
import { useAuthorize } from './use-authorize.ts'

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
  // Readers are told above every page whom to ask.
  const isReading = isReader(useMe())
  return (
    <Card>
      <EmptyState
        kind="first-use"
        title={t('empty')}
        text={t(onAdd || isReading ? 'emptyText' : 'emptyTextViewer')}
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

interface ConnectDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Choosing a platform leaves for it. */
function ConnectDialog({ isOpen, onOpenChange }: ConnectDialogProps) {
  const t = useTranslations('integrations')
  const { mutate, reset, isPending, variables, error } = useAuthorize()

  const choose = (platform: Platform) => {
    if (!isPending) mutate({ platform })
  }
  const changeOpen = (willOpen: boolean) => {
    if (!willOpen) reset()
    onOpenChange(willOpen)
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={changeOpen}
      title={t('connect.title')}
      description={t('connect.description')}
      size="medium"
    >
      <div className="flex flex-col gap-4">
        <ul className="flex flex-col gap-2">
          {PLATFORMS.map((platform) => (
            <li key={platform}>
              <PlatformButton
                platform={platform}
                isOpening={isPending && variables.platform === platform}
                onChoose={() => choose(platform)}
              />
            </li>
          ))}
        </ul>
        <ProblemBanner error={error} fallback={t('connect.failed')} />
      </div>
    </Dialog>
  )
}

interface PlatformButtonProps {
  platform: Platform
  isOpening: boolean
  onChoose: () => void
}

function PlatformButton({ platform, isOpening, onChoose }: PlatformButtonProps) {
  const t = useTranslations('integrations')
  const name = PLATFORM_NAMES[platform]
  return (
    <button
      type="button"
      aria-busy={isOpening}
      onClick={onChoose}
      className="flex w-full items-center gap-3 rounded-control border border-line-strong bg-card px-3 py-2.5 text-left transition-colors duration-120 hover:bg-inset"
    >
      <PlatformMark platform={platform} />
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="font-medium">{isOpening ? t('connect.opening', { platform: name }) : name}</span>
        <span className="text-sm text-ink-muted">{t(`connect.platforms.${platform}`)}</span>
      </span>
      {isOpening ? <Spinner /> : <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-muted" />}
    </button>
  )
}
