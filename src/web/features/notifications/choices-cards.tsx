import { Lock } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { NotificationPreferences } from '#shared/contracts/notification-preferences.ts'
import {
  NOTIFICATION_CHANNELS,
  type NotificationChannel,
  type NotificationKind,
} from '#shared/domain/notification-kinds.ts'
import { Card, Switch, Table, type TableColumn, VisuallyHidden } from '#web/ui/index.ts'
import { useChangePreferences } from './preferences.queries.ts'

const GROUPS = ['reviews', 'replies', 'disputes', 'workspace', 'security'] as const
type ChoiceGroup = (typeof GROUPS)[number]

const GROUP_OF: Record<NotificationKind, ChoiceGroup> = {
  'review.new': 'reviews',
  'review.bad': 'reviews',
  'feedback.low': 'reviews',
  'review.assigned': 'reviews',
  'review.mentioned': 'reviews',
  'review.matched': 'reviews',
  'review.late': 'reviews',
  'theme.moved': 'reviews',
  'reply.live': 'replies',
  'reply.rejected': 'replies',
  'reply.failed': 'replies',
  'reply.awaiting': 'replies',
  'reply.returned': 'replies',
  'reply.held': 'replies',
  'dispute.changed': 'disputes',
  'dispute.assigned': 'disputes',
  'dispute.due': 'disputes',
  'incident.opened': 'disputes',
  'connection.broken': 'workspace',
  'connection.expiring': 'workspace',
  'campaign.finished': 'workspace',
  'campaign.goal': 'workspace',
  'campaign.failed': 'workspace',
  'campaign.unwritten': 'workspace',
  'provider.broken': 'workspace',
  'provider.expiring': 'workspace',
  'domain.failing': 'workspace',
  'webhook.given-up': 'workspace',
  'payment.failed': 'workspace',
  'invitation.accepted': 'workspace',
  'member.role-changed': 'workspace',
  'member.removed': 'workspace',
  'security.notice': 'security',
}

export type Choice = NotificationPreferences['choices'][number]

interface ChoiceRow {
  kind: NotificationKind
  byChannel: Partial<Record<NotificationChannel, Choice>>
}

/** A row a kind, in the order they come in; a group without any is left out. */
export function groupChoices(choices: readonly Choice[]): { group: ChoiceGroup; rows: ChoiceRow[] }[] {
  const kinds = [...Map.groupBy(choices, ({ kind }) => kind)]
  const rows = kinds.map(([kind, own]): ChoiceRow => ({
    kind,
    byChannel: Object.fromEntries(own.map((choice) => [choice.channel, choice])),
  }))
  return GROUPS.map((group) => ({ group, rows: rows.filter(({ kind }) => GROUP_OF[kind] === group) })).filter(
    (each) => each.rows.length > 0,
  )
}

/** Kinds against channels, a card for each subject. */
export function ChoicesCards({ preferences }: { preferences: NotificationPreferences }) {
  const { choices, workspace } = preferences
  return groupChoices(choices).map(({ group, rows }) => (
    <ChoicesCard key={group} group={group} rows={rows} workspace={workspace} />
  ))
}

interface ChoicesCardProps extends Pick<NotificationPreferences, 'workspace'> {
  group: ChoiceGroup
  rows: readonly ChoiceRow[]
}

function ChoicesCard({ group, rows, workspace }: ChoicesCardProps) {
  const t = useTranslations('notificationSettings')
  const change = useChangePreferences()
  const columns: TableColumn<ChoiceRow>[] = [
    { key: 'kind', header: t('kind'), isRowHeader: true, cell: ({ kind }) => <KindWords kind={kind} /> },
    ...NOTIFICATION_CHANNELS.map((channel) => ({
      key: channel,
      header: t(`channels.${channel}`),
      className: 'sm:w-28',
      cell: ({ byChannel: { [channel]: choice } }: ChoiceRow) =>
        choice && (
          <ChoiceCell
            choice={choice}
            isOffForAll={channel !== 'app' && !workspace[channel]}
            onSwitch={(isOn) => change({ choices: [{ kind: choice.kind, channel, isOn }] })}
          />
        ),
    })),
  ]
  return (
    <Card title={t(`groups.${group}`)} isFlush>
      <Table caption={t(`groups.${group}`)} columns={columns} rows={rows} rowKey={({ kind }) => kind} />
    </Card>
  )
}

/** Those whose name does not say it all. */
const HINTED = ['review.new', 'review.bad', 'reply.held', 'incident.opened', 'security.notice'] as const

function KindWords({ kind }: Pick<ChoiceRow, 'kind'>) {
  const t = useTranslations('notificationSettings')
  const hinted = HINTED.find((candidate) => candidate === kind)
  return (
    <span className="flex min-w-0 flex-col gap-0.5">
      {t(`kinds.${kind}`)}
      {hinted && <span className="text-sm font-normal text-ink-muted">{t(`hints.${hinted}`)}</span>}
    </span>
  )
}

interface ChoiceCellProps {
  choice: Choice
  /** Whatever the person chose, nothing goes this way; what is fixed still does. */
  isOffForAll: boolean
  onSwitch: (isOn: boolean) => void
}

function ChoiceCell({ choice: { kind, channel, isOn, isFixed }, isOffForAll, onSwitch }: ChoiceCellProps) {
  const t = useTranslations('notificationSettings')
  if (isFixed) {
    return (
      <span className="inline-flex items-center gap-1.5 text-sm text-ink-muted">
        <Lock aria-hidden className="size-3.5 shrink-0" />
        {t('always')}
      </span>
    )
  }
  if (isOffForAll) return <span className="text-sm text-ink-muted">{t('workspaceOff.cell')}</span>
  return (
    <Switch
      label={
        <VisuallyHidden>{t('choice', { kind: t(`kinds.${kind}`), channel: t(`channels.${channel}`) })}</VisuallyHidden>
      }
      checked={isOn}
      onChange={(event) => onSwitch(event.target.checked)}
    />
  )
}
