import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { VisitHook } from '#shared/contracts/visit-hooks.ts'
import { MAPPED_FIELDS } from '#shared/domain/visit-hooks.ts'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { ConfirmButton } from '#web/components/forms/confirm-button.tsx'
import { useLocations } from '#web/components/options.queries.ts'
import { toPlans } from '#web/components/plans-link.tsx'
import { RelativeTime } from '#web/components/relative-time.tsx'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { hasInPlan, isReader, useMe } from '#web/kernel/session/me.ts'
import { Button, Card, useToast } from '#web/ui/index.ts'
import { MappingDialog, NewVisitHookDialog, RotateVisitHookDialog } from './visit-hook-dialogs.tsx'
import { useDeleteVisitHook, visitHooksQuery } from './visit-hooks.queries.ts'

/** For systems that can only post JSON of their own: till, booking, desk. */
export function VisitHooksCard() {
  const t = useTranslations('visitHooks')
  const me = useMe()
  const isInPlan = hasInPlan(me, 'api-access')
  const hooks = useQuery(visitHooksQuery)
  return (
    <Card title={t('title')} subtitle={t('subtitle')}>
      <div className="flex flex-col gap-4">
        {!isInPlan && <p>{t.rich('notInPlan', { plans: toPlans })}</p>}
        <QueryState query={hooks} failedTitle={t('failed')}>
          {({ items }) => <VisitHooks items={items} canChange={isInPlan && !isReader(me)} />}
        </QueryState>
      </div>
    </Card>
  )
}

function VisitHooks({ items, canChange }: { items: readonly VisitHook[]; canChange: boolean }) {
  const t = useTranslations('visitHooks')
  const [isMaking, setIsMaking] = useState(false)
  const [changed, setChanged] = useState<VisitHook | null>(null)
  const [rotated, setRotated] = useState<VisitHook | null>(null)
  const place = useRef<HTMLDivElement>(null)
  return (
    <div ref={place} tabIndex={-1} className="flex flex-col items-start gap-4">
      {items.length > 0 && (
        <ul aria-label={t('title')} className="flex w-full flex-col divide-y divide-line">
          {items.map((hook) => (
            <VisitHookRow
              key={hook.id}
              of={hook}
              findNext={() => place.current}
              {...(canChange && { onChange: () => setChanged(hook), onRotate: () => setRotated(hook) })}
            />
          ))}
        </ul>
      )}
      {canChange && (
        <Button icon={<Plus aria-hidden />} onClick={() => setIsMaking(true)}>
          {t('add')}
        </Button>
      )}
      {isMaking && <NewVisitHookDialog onClose={() => setIsMaking(false)} />}
      {changed && <MappingDialog of={changed} onClose={() => setChanged(null)} />}
      {rotated && <RotateVisitHookDialog of={rotated} onClose={() => setRotated(null)} />}
    </div>
  )
}

interface VisitHookRowProps {
  of: VisitHook
  onChange?: () => void
  onRotate?: () => void
  findNext: () => HTMLElement | null
}

function VisitHookRow({ of: hook, onChange, onRotate, findNext }: VisitHookRowProps) {
  const t = useTranslations('visitHooks')
  const toast = useToast()
  const remove = useDeleteVisitHook()
  const { id, name } = hook
  const what = hook.isSigned ? 'secret' : 'address'
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4 first:pt-0">
      <HookFacts of={hook} />
      <div className="flex flex-wrap gap-2">
        {onChange && (
          <Button size="small" aria-label={t('changeOf', { name })} onClick={onChange}>
            {t('change')}
          </Button>
        )}
        {onRotate && (
          <Button size="small" aria-label={t(`rotateOf.${what}`, { name })} onClick={onRotate}>
            {t(`rotate.${what}`)}
          </Button>
        )}
        <ConfirmButton
          size="small"
          label={t('delete')}
          name={t('deleteOf', { name })}
          words={{
            title: t('deleteTitle', { name }),
            text: t('deleteText'),
            keep: t('keep'),
            confirm: t('delete'),
            busy: t('deleting'),
          }}
          findNext={findNext}
          onConfirm={async () => {
            await remove.mutateAsync(id)
            toast({ tone: 'good', title: t('deleted') })
          }}
        />
      </div>
    </li>
  )
}

function HookFacts({ of: { name, locationId, mapping, isSigned, earlier, lastUsedAt } }: { of: VisitHook }) {
  const t = useTranslations('visitHooks')
  const formatting = useFormatting()
  const place = useLocations().find(({ id }) => id === locationId)
  const parts = MAPPED_FIELDS.filter((field) => mapping[field])
  return (
    <div className="flex min-w-0 flex-1 basis-64 flex-col gap-1">
      <p className="font-medium break-words">{name}</p>
      <p className="text-sm break-words text-ink-muted">
        {parts.map((field) => `${t(`fields.${field}`)}: ${mapping[field] ?? ''}`).join(' · ')}
      </p>
      <p className="text-sm text-ink-muted">
        {place && `${place.name} · `}
        {t(isSigned ? 'signed' : 'unsigned')}
        {' · '}
        {lastUsedAt === null ? t('neverUsed') : t.rich('lastUsed', { at: () => <RelativeTime at={lastUsedAt} /> })}
      </p>
      {earlier && (
        <p className="text-sm">
          {t(isSigned ? 'earlier.secret' : 'earlier.address', {
            hint: earlier.hint,
            until: formatting.dateTime(earlier.endsAt),
          })}
        </p>
      )}
    </div>
  )
}
