import { useQuery } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, GripVertical, Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import type { AutomationRule } from '#shared/contracts/automation.ts'
import { MOST_RULES } from '#shared/domain/automation.ts'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { ConfirmButton, findPageHeading } from '#web/components/forms/confirm-button.tsx'
import { type RowDrag, useRowDrag } from '#web/components/use-row-drag.ts'
import { can, useMe } from '#web/kernel/session/me.ts'
import { Badge, Button, Card, IconButton, joinClasses } from '#web/ui/index.ts'
import { rulesQuery, useDeleteRule, useOrderRules } from './automation.queries.ts'
import { RuleDialog } from './rule-dialog.tsx'

/** In the order in which they are asked. */
export function RulesCard() {
  const t = useTranslations('automation.rules')
  const mayChange = can(useMe(), 'settings.manage')
  const rules = useQuery(rulesQuery)
  const [edited, setEdited] = useState<AutomationRule | 'new' | null>(null)
  const isFull = (rules.data?.items.length ?? 0) >= MOST_RULES
  return (
    <Card
      title={t('title')}
      subtitle={t('subtitle')}
      actions={
        mayChange &&
        !isFull && (
          <Button icon={<Plus aria-hidden />} onClick={() => setEdited('new')}>
            {t('add')}
          </Button>
        )
      }
    >
      <QueryState
        query={rules}
        failedTitle={t('failed')}
        isEmpty={({ items }) => items.length === 0}
        empty={<p className="text-ink-muted">{t('none')}</p>}
      >
        {({ items }) => <RuleList rules={items} mayChange={mayChange} onEdit={setEdited} />}
      </QueryState>
      {edited !== null && <RuleDialog rule={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </Card>
  )
}

interface RuleListProps {
  rules: readonly AutomationRule[]
  mayChange: boolean
  onEdit: (rule: AutomationRule) => void
}

function RuleList({ rules, mayChange, onEdit }: RuleListProps) {
  const t = useTranslations('automation.rules')
  const list = useRef<HTMLOListElement>(null)
  const order = useOrderRules()
  const [said, setSaid] = useState('')
  const moveTo = (from: number, to: number) => {
    const moved = rules[from]
    if (!moved || from === to || to < 0 || to >= rules.length) return
    const ids = rules.map(({ id }) => id).toSpliced(from, 1)
    flushSync(() => setSaid(t('moved', { name: moved.name, place: to + 1, count: rules.length })))
    order.mutate(ids.toSpliced(to, 0, moved.id))
  }
  const drag = useRowDrag(list, moveTo)
  return (
    <div className="flex flex-col gap-3">
      <ol ref={list} aria-label={t('title')} className="flex flex-col gap-2">
        {rules.map((rule, index) => (
          <RuleRow
            key={rule.id}
            rule={rule}
            place={{ index, count: rules.length }}
            mayChange={mayChange}
            drag={drag.rowOf(index)}
            onMove={(to) => moveTo(index, to)}
            onEdit={() => onEdit(rule)}
          />
        ))}
      </ol>
      <output className="sr-only">{said}</output>
      <ProblemBanner error={order.error} />
    </div>
  )
}

const LINES = {
  above: 'before:absolute before:inset-x-0 before:-top-1.5 before:h-0.5 before:bg-accent',
  below: 'after:absolute after:inset-x-0 after:-bottom-1.5 after:h-0.5 after:bg-accent',
}

interface RuleRowProps {
  rule: AutomationRule
  place: { index: number; count: number }
  mayChange: boolean
  drag: RowDrag
  onMove: (to: number) => void
  onEdit: () => void
}

function RuleRow({ rule, place, mayChange, drag, onMove, onEdit }: RuleRowProps) {
  const t = useTranslations('automation.rules')
  return (
    <li
      className={joinClasses(
        'relative flex flex-wrap items-center gap-x-2 gap-y-1 rounded-control border border-line bg-card p-2',
        drag.isDragged && 'opacity-55',
        drag.line && LINES[drag.line],
      )}
    >
      {mayChange && (
        // For the pointer alone: the arrows do the same by keyboard.
        <span
          aria-hidden
          data-drag-handle=""
          {...drag.handle}
          className="flex h-9 w-6 shrink-0 cursor-grab touch-none items-center justify-center text-ink-muted select-none active:cursor-grabbing"
        >
          <GripVertical className="size-4" />
        </span>
      )}
      <span className="min-w-0 flex-1 basis-40 font-medium break-words">{rule.name}</span>
      <Badge tone={rule.isOn ? 'good' : 'neutral'}>{t(rule.isOn ? 'on' : 'off')}</Badge>
      {mayChange && <RuleButtons rule={rule} place={place} onMove={onMove} onEdit={onEdit} />}
    </li>
  )
}

function RuleButtons({ rule, place: { index, count }, onMove, onEdit }: Omit<RuleRowProps, 'mayChange' | 'drag'>) {
  const t = useTranslations('automation.rules')
  const { mutateAsync: remove } = useDeleteRule()
  const { name } = rule
  return (
    <span className="flex flex-wrap items-center gap-1">
      <IconButton
        size="small"
        label={t('up', { name })}
        icon={<ArrowUp aria-hidden />}
        disabled={index === 0}
        onClick={() => onMove(index - 1)}
      />
      <IconButton
        size="small"
        label={t('down', { name })}
        icon={<ArrowDown aria-hidden />}
        disabled={index === count - 1}
        onClick={() => onMove(index + 1)}
      />
      <Button size="small" aria-label={t('editNamed', { name })} onClick={onEdit}>
        {t('edit')}
      </Button>
      <ConfirmButton
        size="small"
        label={t('delete')}
        name={t('deleteNamed', { name })}
        words={{
          title: t('deleteTitle', { name }),
          text: t('deleteText'),
          keep: t('keep'),
          confirm: t('delete'),
          busy: t('deleting'),
        }}
        onConfirm={async () => {
          await remove(rule.id)
        }}
        findNext={findPageHeading}
      />
    </span>
  )
}
