import { useQuery } from '@tanstack/react-query'
import { EllipsisVertical, KeyRound, ListChecks, Plus, Power } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Webhook } from '#shared/contracts/webhooks.ts'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { useErrorSentence } from '#web/components/failures/use-error-sentence.ts'
import { ConfirmButton } from '#web/components/forms/confirm-button.tsx'
import { toPlans } from '#web/components/plans-link.tsx'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { hasInPlan, isReader, useMe } from '#web/kernel/session/me.ts'
import { Badge, Button, Card, IconButton, Menu, MenuItem, useToast } from '#web/ui/index.ts'
import { DeliveryLog } from './delivery-log.tsx'
import { ChangeWebhookDialog, NewWebhookDialog, RotateWebhookDialog } from './webhook-dialogs.tsx'
import { useChangeWebhook, useDeleteWebhook, webhooksQuery } from './webhooks.queries.ts'

/** For whoever may change the settings of the workspace. What there is can be seen and deleted on every plan. */
export function WebhooksCard() {
  const t = useTranslations('webhooks')
  const me = useMe()
  const isInPlan = hasInPlan(me, 'api-access')
  const webhooks = useQuery(webhooksQuery)
  return (
    <Card title={t('title')} subtitle={t('subtitle')}>
      <div className="flex flex-col gap-4">
        {!isInPlan && <p>{t.rich('notInPlan', { plans: toPlans })}</p>}
        <QueryState query={webhooks} failedTitle={t('failed')}>
          {({ items }) => <Webhooks items={items} canChange={isInPlan && !isReader(me)} />}
        </QueryState>
      </div>
    </Card>
  )
}

type Opened = { what: 'new' } | { what: 'log' | 'change' | 'rotate'; id: string } | null

function Webhooks({ items, canChange }: { items: readonly Webhook[]; canChange: boolean }) {
  const t = useTranslations('webhooks')
  const [opened, setOpened] = useState<Opened>(null)
  const place = useRef<HTMLDivElement>(null)
  const close = () => setOpened(null)
  return (
    <div ref={place} tabIndex={-1} className="flex flex-col items-start gap-4">
      {items.length > 0 && (
        <ul aria-label={t('title')} className="flex w-full flex-col divide-y divide-line">
          {items.map((webhook) => (
            <WebhookRow
              key={webhook.id}
              of={webhook}
              canChange={canChange}
              onOpen={(what) => setOpened({ what, id: webhook.id })}
              findNext={() => place.current}
            />
          ))}
        </ul>
      )}
      {canChange && items.length === 0 && <p>{t('empty')}</p>}
      {canChange && (
        <Button icon={<Plus aria-hidden />} onClick={() => setOpened({ what: 'new' })}>
          {t('add')}
        </Button>
      )}
      <OpenedDialog opened={opened} items={items} canChange={canChange} onClose={close} />
    </div>
  )
}

interface OpenedDialogProps {
  opened: Opened
  items: readonly Webhook[]
  canChange: boolean
  onClose: () => void
}

function OpenedDialog({ opened, items, canChange, onClose }: OpenedDialogProps) {
  if (!opened) return null
  if (opened.what === 'new') return <NewWebhookDialog onClose={onClose} />
  const of = items.find(({ id }) => id === opened.id)
  if (!of) return null
  if (opened.what === 'log') return <DeliveryLog of={of} canSend={canChange && of.isOn} onClose={onClose} />
  const Dialog = opened.what === 'change' ? ChangeWebhookDialog : RotateWebhookDialog
  return <Dialog of={of} onClose={onClose} />
}

interface WebhookRowProps {
  of: Webhook
  canChange: boolean
  onOpen: (what: 'log' | 'change' | 'rotate') => void
  findNext: () => HTMLElement | null
}

function WebhookRow({ of: webhook, canChange, onOpen, findNext }: WebhookRowProps) {
  const t = useTranslations('webhooks')
  const toast = useToast()
  const remove = useDeleteWebhook()
  const { id, address } = webhook
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4 first:pt-0">
      <WebhookFacts of={webhook} />
      <div className="flex flex-wrap items-center gap-2">
        <Button size="small" aria-label={t('logOf', { address })} onClick={() => onOpen('log')}>
          {t('log')}
        </Button>
        <ConfirmButton
          size="small"
          label={t('delete')}
          name={t('deleteOf', { address })}
          words={{
            title: t('deleteTitle'),
            text: t('deleteText', { address }),
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
        {canChange && <WebhookMenu of={webhook} onOpen={onOpen} />}
      </div>
    </li>
  )
}

function WebhookMenu({ of: { id: webhookId, address, isOn }, onOpen }: Pick<WebhookRowProps, 'of' | 'onOpen'>) {
  const t = useTranslations('webhooks')
  const toast = useToast()
  const sentenceFor = useErrorSentence()
  const { mutate } = useChangeWebhook()
  const label = t('more', { address })
  const turn = () =>
    mutate(
      { webhookId, isOn: !isOn },
      {
        onSuccess: () => toast({ tone: 'good', title: t(isOn ? 'switchedOff' : 'switchedOn') }),
        onError: (error) => toast({ tone: 'bad', title: sentenceFor(error) }),
      },
    )
  return (
    <Menu label={label} trigger={<IconButton size="small" label={label} icon={<EllipsisVertical aria-hidden />} />}>
      <MenuItem icon={<ListChecks aria-hidden />} onSelect={() => onOpen('change')}>
        {t('change')}
      </MenuItem>
      <MenuItem icon={<KeyRound aria-hidden />} onSelect={() => onOpen('rotate')}>
        {t('rotate')}
      </MenuItem>
      <MenuItem icon={<Power aria-hidden />} onSelect={turn}>
        {t(isOn ? 'switchOff' : 'switchOn')}
      </MenuItem>
    </Menu>
  )
}

function WebhookFacts({ of: webhook }: { of: Webhook }) {
  const t = useTranslations('webhooks')
  const formatting = useFormatting()
  const { address, events, isOn, failingSince, givenUpAt, givenUpFor, hint, earlier, createdAt, createdBy } = webhook
  return (
    <div className="flex min-w-0 flex-1 basis-64 flex-col gap-1">
      <p className="flex flex-wrap items-center gap-2">
        <span className="min-w-0 font-medium break-all">{address}</span>
        {!isOn && <Badge tone="warn">{t('off')}</Badge>}
      </p>
      {givenUpAt !== null && (
        <p className="text-sm">{t(`givenUp.${givenUpFor ?? 'failing'}`, { date: formatting.date(givenUpAt) })}</p>
      )}
      {isOn && failingSince !== null && (
        <p className="text-sm">{t('failing', { since: formatting.dateTime(failingSince) })}</p>
      )}
      <p className="text-sm text-ink-muted">{events.map((event) => t(`events.${event}`)).join(' · ')}</p>
      <p className="text-sm text-ink-muted">
        {t.rich('facts', { hint: () => <code>{hint}</code>, by: createdBy, date: formatting.date(createdAt) })}
      </p>
      {earlier && (
        <p className="text-sm">{t('earlier', { hint: earlier.hint, until: formatting.dateTime(earlier.endsAt) })}</p>
      )}
    </div>
  )
}
