import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ReviewWidget } from '#shared/contracts/review-widgets.ts'
import { WIDGET_PARTS } from '#shared/domain/review-widgets.ts'
import { CopyButton } from '#web/components/copy-button.tsx'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { ConfirmButton, findPageHeading } from '#web/components/forms/confirm-button.tsx'
import { toPlans } from '#web/components/plans-link.tsx'
import { hasInPlan, useMe } from '#web/kernel/session/me.ts'
import { Badge, Button, Card, TEXT_LINK_CLASSES, useToast } from '#web/ui/index.ts'
import { useRemoveWidget, widgetsQuery } from './review-widgets.queries.ts'
import { WidgetDialog } from './widget-dialog.tsx'

type Opened = ReviewWidget | 'new' | null

/** What visitors of the business's own website see of its reviews. */
export function ReviewWidgetsCard() {
  const t = useTranslations('reviewWidgets')
  const isInPlan = hasInPlan(useMe(), 'advanced-analytics')
  const [opened, setOpened] = useState<Opened>(null)
  return (
    <Card
      title={t('title')}
      subtitle={t('subtitle')}
      actions={
        isInPlan && (
          <Button icon={<Plus aria-hidden />} onClick={() => setOpened('new')}>
            {t('add')}
          </Button>
        )
      }
    >
      {isInPlan ? <Widgets onEdit={setOpened} /> : <p>{t.rich('notInPlan', { plans: toPlans })}</p>}
      {opened && <WidgetDialog widget={opened === 'new' ? null : opened} onClose={() => setOpened(null)} />}
    </Card>
  )
}

function Widgets({ onEdit }: { onEdit: (widget: ReviewWidget) => void }) {
  const t = useTranslations('reviewWidgets')
  const query = useQuery(widgetsQuery)
  return (
    <QueryState
      query={query}
      failedTitle={t('failed')}
      isEmpty={({ items }) => items.length === 0}
      empty={<p className="text-ink-muted">{t('empty')}</p>}
    >
      {({ items }) => (
        <ul aria-label={t('title')} className="flex flex-col divide-y divide-line">
          {items.map((widget) => (
            <WidgetRow key={widget.id} widget={widget} onEdit={() => onEdit(widget)} />
          ))}
        </ul>
      )}
    </QueryState>
  )
}

const FRAME_HEIGHT = 420

/** No script of ours gets into anybody's website. */
const frameOf = (url: string, title: string) =>
  `<iframe src="${url}" title="${title}" loading="lazy" style="border:0;width:100%;height:${FRAME_HEIGHT}px"></iframe>`

function WidgetRow({ widget: { id, name, kind, url }, onEdit }: { widget: ReviewWidget; onEdit: () => void }) {
  const t = useTranslations('reviewWidgets')
  const toast = useToast()
  const remove = useRemoveWidget()
  const words = (of: 'copyFrame' | 'copyParts' | 'edit' | 'remove') => ({
    label: t(of),
    name: t('ofWidget', { action: t(of), name }),
  })
  return (
    <li className="flex flex-col gap-2 py-4 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-medium break-words">{name}</span>
        <Badge>{t(`kinds.${kind}`)}</Badge>
      </p>
      <a href={url} target="_blank" rel="noreferrer" className={`${TEXT_LINK_CLASSES} break-all`}>
        {url}
      </a>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={frameOf(url, t('frameTitle'))} {...words('copyFrame')} />
        <CopyButton text={url + WIDGET_PARTS} {...words('copyParts')} />
        <Button size="small" aria-label={words('edit').name} onClick={onEdit}>
          {t('edit')}
        </Button>
        <ConfirmButton
          size="small"
          {...words('remove')}
          words={{
            title: t('removeTitle', { name }),
            text: t('removeText'),
            keep: t('keep'),
            confirm: t('remove'),
            busy: t('removing'),
            failed: t('removeFailed'),
          }}
          onConfirm={async () => {
            await remove.mutateAsync(id)
            toast({ tone: 'good', title: t('removed', { name }) })
          }}
          findNext={findPageHeading}
        />
      </div>
    </li>
  )
}
