import { ListPlus, X } from 'lucide-react'
import { type MouseEvent, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { DisputeDetail } from '#shared/contracts/disputes.ts'
import { DISPUTE_LIMITS } from '#shared/domain/dispute-status.ts'
import { Checkbox, IconButton, SheetSection, useToast } from '#web/ui/index.ts'
import { AddLine } from './detail/add-line.tsx'
import { useKeptText } from '#web/components/forms/use-kept-text.ts'
import { useMayChange } from './detail/use-may-change.ts'
import { keepFocusInSheet } from './detail/keep-focus.ts'
import { type ChecklistItem, drop, insert, tick, useChecklist } from './use-checklist.ts'

export function ChecklistSection({ dispute }: { dispute: DisputeDetail }) {
  const t = useTranslations('disputesDetail.checklist')
  const { mayWork } = useMayChange(dispute)
  const { checklist } = dispute
  const done = checklist.filter(({ isDone }) => isDone).length
  return (
    <SheetSection
      title={t('title')}
      {...(checklist.length > 0 && { text: t('progress', { done, all: checklist.length }) })}
    >
      {checklist.length === 0 && <p className="text-ink-muted">{t('empty')}</p>}
      <Items disputeId={dispute.id} items={checklist} isFixed={!mayWork} />
      {mayWork && checklist.length < DISPUTE_LIMITS.lines && <NewItem dispute={dispute} />}
    </SheetSection>
  )
}

interface ItemsProps {
  disputeId: string
  items: readonly ChecklistItem[]
  isFixed: boolean
}

function Items({ disputeId, items, isFixed }: ItemsProps) {
  const t = useTranslations('disputesDetail')
  const toast = useToast()
  const { mutate } = useChecklist(disputeId)
  const remove = (item: ChecklistItem, index: number) => {
    mutate(drop(item.id))
    const { text, isDone } = item
    const bringBack = () => mutate(insert({ text, isDone }, index))
    const action = { label: t('undo'), onAction: bringBack }
    toast({ kind: 'dispute-change', title: t('checklist.removed'), action })
  }
  return (
    <ul className="flex flex-col gap-1 empty:hidden">
      {items.map((item, index) => (
        <li key={item.id} className="flex items-start gap-2">
          <div className="min-w-0 flex-1 py-1.5 break-words">
            <Checkbox
              label={item.text}
              checked={item.isDone}
              disabled={isFixed}
              onChange={(event) => mutate(tick(item.id, event.target.checked))}
            />
          </div>
          {!isFixed && (
            <IconButton
              size="small"
              label={t('checklist.remove', { item: item.text })}
              icon={<X aria-hidden />}
              onClick={(event: MouseEvent<HTMLElement>) => {
                keepFocusInSheet(event.currentTarget)
                remove(item, index)
              }}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

function NewItem({ dispute: { id, checklist } }: { dispute: DisputeDetail }) {
  const t = useTranslations('disputesDetail.checklist')
  const [text, keep] = useKeptText('dispute-checklist', id)
  const adding = useChecklist(id)
  const input = useRef<HTMLInputElement>(null)
  const item = { text: text.trim(), isDone: false }
  return (
    <AddLine
      inputRef={input}
      label={t('label')}
      placeholder={t('placeholder')}
      addLabel={t('add')}
      icon={<ListPlus aria-hidden />}
      text={text}
      onText={keep}
      isBusy={adding.isPending}
      onAdd={() => adding.mutate(insert(item, checklist.length), { onSuccess: () => keep('') })}
    />
  )
}
