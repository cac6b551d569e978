import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { CalendarClock, Pencil, Send, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { CalendarItem } from '#shared/contracts/calendar.ts'
import type { CalendarStatus } from '#shared/contracts/calendar-filter.ts'
import { paths } from '#shared/domain/paths.ts'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { Badge, Banner, Button, Dialog } from '#web/ui/index.ts'
import { placeOf } from './calendar-days.ts'
import { detailsQuery, replyQuery } from './calendar.queries.ts'
import { useCalendarRights } from './calendar-rights.ts'
import { useDayWords, useItemTitle } from './calendar-words.ts'
import { useItemDeeds } from './use-item-deeds.ts'

const TONES: Record<CalendarStatus, 'info' | 'good' | 'bad' | 'neutral'> = {
  scheduled: 'info',
  sent: 'good',
  failed: 'bad',
  draft: 'neutral',
}

interface DetailsDialogProps {
  item: CalendarItem
  timezone: string
  onMove: () => void
  onClose: () => void
}

export function DetailsDialog(props: DetailsDialogProps) {
  const t = useTranslations('calendar')
  const titleOf = useItemTitle()
  const words = useDayWords()
  const { item, timezone, onClose } = props
  return (
    <Dialog
      isOpen
      size="medium"
      title={titleOf(item)}
      onOpenChange={(willOpen) => !willOpen && onClose()}
      footer={<Actions {...props} />}
    >
      <div className="flex flex-col gap-4">
        <p>
          <Badge tone={TONES[item.status]}>{t(`statuses.${item.status}`)}</Badge>
        </p>
        <Reason item={item} />
        <dl className="flex flex-col gap-3">
          <Fact name={t('details.when')}>
            {words.place(placeOf(item, timezone))}
            <span className="text-sm text-ink-muted"> {timezone}</span>
          </Fact>
          <Fact name={t('details.channels')}>
            {item.channels.map((channel) => t(`channels.${channel}`)).join(', ')}
          </Fact>
          {item.kind === 'campaign' ? <CampaignWords item={item} /> : <ReplyWords item={item} />}
        </dl>
      </div>
    </Dialog>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-muted">{name}</dt>
      <dd className="break-words whitespace-pre-line">{children}</dd>
    </div>
  )
}

/** Why it did not go out, or waits for somebody. */
function Reason({ item }: { item: CalendarItem }) {
  const t = useTranslations('calendar.details')
  const holdReasons = useTranslations('reviews.scheduled.holdReasons')
  if (item.kind === 'campaign') {
    return item.failure === null ? null : <Banner tone="bad">{t(`failures.${item.failure}`)}</Banner>
  }
  if (item.holdReason === null || item.status !== 'scheduled') return null
  return <Banner tone="warn">{t('held', { reason: holdReasons(item.holdReason) })}</Banner>
}

function CampaignWords({ item }: { item: CalendarItem }) {
  const t = useTranslations('calendar.details')
  const query = useQuery(detailsQuery(item))
  return (
    <QueryState query={query} failedTitle={t('failed')}>
      {({ description, message }) => (
        <>
          {description !== '' && <Fact name={t('description')}>{description}</Fact>}
          <Fact name={t('message')}>{message || t('noMessage')}</Fact>
        </>
      )}
    </QueryState>
  )
}

function ReplyWords({ item }: { item: CalendarItem }) {
  const t = useTranslations('calendar.details')
  const query = useQuery(replyQuery(item))
  return (
    <QueryState query={query} failedTitle={t('failed')}>
      {({ responseText }) => <Fact name={t('response')}>{responseText}</Fact>}
    </QueryState>
  )
}

function Actions({ item, onMove, onClose }: Omit<DetailsDialogProps, 'timezone'>) {
  const t = useTranslations('calendar')
  const rights = useCalendarRights()
  const navigate = useNavigate()
  const { remove, send } = useItemDeeds({ item, onDone: onClose })
  const edit = () =>
    void (item.kind === 'campaign'
      ? navigate({ to: paths.campaigns, search: { campaign: item.id } })
      : navigate({ to: paths.reviews, search: { review: item.reviewId } }))
  const isOpen = item.kind === 'campaign' || item.canMove
  return (
    <>
      {rights.mayDelete(item) && isOpen && (
        <Button
          icon={<Trash2 aria-hidden />}
          isBusy={remove.isPending}
          busyLabel={t('details.deleting')}
          onClick={() => remove.mutate(item)}
        >
          {t('details.delete')}
        </Button>
      )}
      {rights.mayEdit(item) && (
        <Button icon={<Pencil aria-hidden />} onClick={edit}>
          {t('details.edit')}
        </Button>
      )}
      {rights.mayMove(item) && item.canMove && (
        <Button icon={<CalendarClock aria-hidden />} onClick={onMove}>
          {t('move.action')}
        </Button>
      )}
      {rights.maySend(item) && item.status === 'scheduled' && (
        <Button
          variant="primary"
          icon={<Send aria-hidden />}
          isBusy={send.isPending}
          busyLabel={t('details.sending')}
          onClick={() => send.mutate(item)}
        >
          {t('details.sendNow')}
        </Button>
      )}
    </>
  )
}
