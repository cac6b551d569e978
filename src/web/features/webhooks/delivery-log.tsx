import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { Webhook, WebhookDelivery } from '#shared/contracts/webhooks.ts'
import type { WebhookDeliveryState } from '#shared/domain/webhooks.ts'
import { Disclosure } from '#web/components/disclosure.tsx'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { NextPage } from '#web/components/next-page.tsx'
import { RelativeTime } from '#web/components/relative-time.tsx'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { Badge, Button, Dialog, EmptyState } from '#web/ui/index.ts'
import { deliveriesQuery, useReplayDelivery, useTestWebhook } from './webhooks.queries.ts'

interface LogProps {
  of: Webhook
  canSend: boolean
  onClose: () => void
}

/** What an address was sent and what it answered. */
export function DeliveryLog({ of: { id, address }, canSend, onClose }: LogProps) {
  const t = useTranslations('webhooks')
  const deliveries = useInfiniteQuery(deliveriesQuery(id))
  const test = useTestWebhook()
  return (
    <Dialog
      isOpen
      size="large"
      title={t('logTitle')}
      description={address}
      onOpenChange={(willOpen) => !willOpen && onClose()}
      footer={
        <>
          {canSend && (
            <Button isBusy={test.isPending} busyLabel={t('sending')} onClick={() => test.mutate(id)}>
              {t('test')}
            </Button>
          )}
          <Button variant="primary" onClick={onClose}>
            {t('done')}
          </Button>
        </>
      }
    >
      <ProblemBanner error={test.error} />
      <QueryState
        query={deliveries}
        failedTitle={t('logFailed')}
        isEmpty={({ pages }) => pages.every((page) => page.items.length === 0)}
        empty={<EmptyState kind="first-use" title={t('logEmpty')} />}
      >
        {({ pages }) => (
          <>
            <ol aria-label={t('logTitle')} className="flex flex-col divide-y divide-line">
              {pages
                .flatMap((page) => page.items)
                .map((delivery) => (
                  <DeliveryRow key={delivery.id} of={delivery} webhookId={id} canSend={canSend} />
                ))}
            </ol>
            <NextPage query={deliveries} />
          </>
        )}
      </QueryState>
    </Dialog>
  )
}

const TONES: Record<WebhookDeliveryState, 'good' | 'bad' | 'neutral'> = {
  queued: 'neutral',
  dispatching: 'neutral',
  sent: 'good',
  failed: 'bad',
  dropped: 'neutral',
}

interface DeliveryRowProps {
  of: WebhookDelivery
  webhookId: string
  canSend: boolean
}

function DeliveryRow({ of: delivery, webhookId, canSend }: DeliveryRowProps) {
  const t = useTranslations('webhooks')
  const formatting = useFormatting()
  const replay = useReplayDelivery()
  const { id: deliveryId, state, request, attempts, failure, nextAt, createdAt, messageId } = delivery
  const type = request?.type ?? messageId
  return (
    <li className="flex flex-col gap-1 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="flex min-w-0 flex-wrap items-center gap-2">
          <span className="font-medium break-all">{type}</span>
          <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
          <RelativeTime at={createdAt} className="text-sm text-ink-muted" />
        </p>
        {canSend && state !== 'dispatching' && (
          <Button
            size="small"
            aria-label={t('replayOf', { type })}
            isBusy={replay.isPending}
            busyLabel={t('sending')}
            onClick={() => replay.mutate({ webhookId, deliveryId })}
          >
            {t('replay')}
          </Button>
        )}
      </div>
      <p className="text-sm text-ink-muted">
        {t('attempts', { attempts })}
        {failure !== null && ` · ${t(`failures.${failure}`)}`}
        {attempts > 0 && nextAt !== null && ` · ${t('next', { at: formatting.dateTime(nextAt) })}`}
      </p>
      <ProblemBanner error={replay.error} />
      <Disclosure summary={t('details')}>
        <Details of={delivery} />
      </Disclosure>
    </li>
  )
}

/** As it goes over the wire, but for the signature. */
const writeRequest = ({ request, messageId }: WebhookDelivery) =>
  ['webhook-id: ', messageId, '\n\n', JSON.stringify(request, null, 2)].join('')

function Details({ of: delivery }: { of: WebhookDelivery }) {
  const { answer } = delivery
  const t = useTranslations('webhooks')
  return (
    <div className="flex flex-col gap-3">
      <div>
        <p className="text-sm font-medium">{t('request')}</p>
        <Code text={writeRequest(delivery)} />
      </div>
      {answer && (
        <div>
          <p className="text-sm font-medium">{t('answer', { status: String(answer.status), ms: String(answer.ms) })}</p>
          {answer.text !== '' && <Code text={answer.text} />}
        </div>
      )}
    </div>
  )
}

const Code = ({ text }: { text: string }) => (
  <pre className="max-h-64 overflow-auto rounded-control border border-line p-3 text-sm break-all whitespace-pre-wrap">
    {text}
  </pre>
)
