import type { UseQueryResult } from '@tanstack/react-query'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type ChatFlow, CHAT_LIMITS } from '#shared/contracts/chat.ts'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { useUndoableDelete } from '#web/components/use-undoable-delete.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { can, useMe } from '#web/kernel/session/me.ts'
import { Badge, Button, IconButton, joinClasses, Switch } from '#web/ui/index.ts'
import { removeFlow, restoreFlow, useSwitchFlow } from './chat.queries.ts'
import { FlowDialog } from './flow-dialog.tsx'

/** So many are shown of each flow. */
const SHOWN_TRIGGERS = 3

interface ForFlow {
  mayAsk: boolean
  onSelect: (flow: ChatFlow) => void
  onTest: (flow: ChatFlow) => void
}

interface FlowsPanelProps extends ForFlow {
  query: UseQueryResult<{ items: ChatFlow[] }>
  selectedId: string | null
}

export function FlowsPanel({ query, selectedId, ...deeds }: FlowsPanelProps) {
  const t = useTranslations('chat.flows')
  const mayChange = can(useMe(), 'chat.manage')
  const [edited, setEdited] = useState<ChatFlow | 'new' | null>(null)
  const isFull = (query.data?.items.length ?? 0) >= CHAT_LIMITS.flows
  return (
    <div className="flex flex-col gap-3">
      {mayChange && !isFull && (
        <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => setEdited('new')}>
          {t('create')}
        </Button>
      )}
      <QueryState
        query={query}
        failedTitle={t('failed')}
        isEmpty={({ items }) => items.length === 0}
        empty={<p className="text-ink-muted">{t('none')}</p>}
      >
        {({ items }) => (
          <ul aria-label={t('title')} className="flex flex-col gap-3">
            {items.map((flow) => (
              <FlowCard
                key={flow.id}
                flow={flow}
                isSelected={flow.id === selectedId}
                mayChange={mayChange}
                onEdit={() => setEdited(flow)}
                {...deeds}
              />
            ))}
          </ul>
        )}
      </QueryState>
      {edited !== null && <FlowDialog flow={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </div>
  )
}

interface FlowCardProps extends ForFlow {
  flow: ChatFlow
  isSelected: boolean
  mayChange: boolean
  onEdit: () => void
}

function FlowCard({ flow, isSelected, mayAsk, mayChange, onSelect, onTest, onEdit }: FlowCardProps) {
  const t = useTranslations('chat.flows')
  return (
    <li
      className={joinClasses(
        'flex flex-col gap-2 rounded-card border bg-card p-3',
        isSelected ? 'border-accent' : 'border-line',
      )}
    >
      <h2 className="min-w-0">
        <button
          type="button"
          aria-pressed={isSelected}
          onClick={() => onSelect(flow)}
          className="min-h-6 max-w-full rounded-control text-left font-semibold break-words hover:underline"
        >
          {flow.name}
        </button>
      </h2>
      {flow.description !== '' && <p className="text-sm break-words text-ink-muted">{flow.description}</p>}
      <Triggers triggers={flow.triggers} />
      <div className="flex flex-wrap items-center gap-2">
        {mayAsk && (
          <Button size="small" aria-label={t('testOf', { name: flow.name })} onClick={() => onTest(flow)}>
            {t('test')}
          </Button>
        )}
        {mayChange && <FlowDeeds flow={flow} onEdit={onEdit} />}
      </div>
    </li>
  )
}

function Triggers({ triggers }: { triggers: readonly string[] }) {
  const t = useTranslations('chat.flows')
  const hidden = triggers.length - SHOWN_TRIGGERS
  return (
    <ul aria-label={t('triggers')} className="flex flex-wrap gap-1">
      {triggers.slice(0, SHOWN_TRIGGERS).map((trigger) => (
        <li key={trigger} className="max-w-full min-w-0">
          <Badge className="max-w-full">{trigger}</Badge>
        </li>
      ))}
      {hidden > 0 && <li className="text-sm text-ink-muted">{t('more', { count: hidden })}</li>}
    </ul>
  )
}

function FlowDeeds({ flow, onEdit }: { flow: ChatFlow; onEdit: () => void }) {
  const t = useTranslations('chat.flows')
  const toggle = useSwitchFlow()
  const remove = useUndoableDelete({
    remove: removeFlow,
    restore: restoreFlow,
    renews: [queryKeys.chatFlows],
    kindOf: ({ id }) => `chat-flow-${id}`,
    titleOf: ({ name }) => t('deleted', { name }),
    words: {
      deletedText: t('deletedText'),
      undo: t('undo'),
      deleteFailed: t('deleteFailed'),
      restoreFailed: t('restoreFailed'),
    },
  })
  const { name } = flow
  const isOn = toggle.isPending ? toggle.variables.isEnabled : flow.isEnabled
  return (
    <>
      <Switch
        label={t('isOn')}
        aria-label={t('isOnOf', { name })}
        checked={isOn}
        onChange={({ target }) => toggle.mutate({ flow, isEnabled: target.checked })}
      />
      <span className="ml-auto flex">
        <IconButton label={t('editOf', { name })} icon={<Pencil aria-hidden />} onClick={onEdit} />
        <IconButton
          label={t('deleteOf', { name })}
          icon={<Trash2 aria-hidden />}
          onClick={() => !remove.isPending && remove.mutate(flow)}
        />
      </span>
      <ProblemBanner title={t('switchFailed')} error={toggle.error} />
    </>
  )
}
