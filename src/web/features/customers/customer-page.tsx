import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { Customer, CustomerConnection, StandingMove } from '#shared/contracts/customers.ts'
import { BILLING_CURRENCY } from '#shared/domain/billing.ts'
import { paths } from '#shared/domain/paths.ts'
import { PLAN_NAMES } from '#shared/domain/plans.ts'
import { ActivityList } from '#web/components/activity/activity-list.tsx'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { useFailureToast } from '#web/components/failures/use-error-sentence.ts'
import { NextPage } from '#web/components/next-page.tsx'
import { Page } from '#web/components/page.tsx'
import { MarkedPlatform } from '#web/components/platform-mark.tsx'
import { RelativeTime } from '#web/components/relative-time.tsx'
import { useMayOperate } from '#web/kernel/session/me.ts'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { Badge, Banner, Button, Card, ProgressBar, TEXT_LINK_CLASSES, useToast } from '#web/ui/index.ts'
import { NotesCard } from './customer-notes.tsx'
import { CreditCard, CreditDialog } from './customer-credit.tsx'
import { CustomerStatusBadge } from './customer-status-badge.tsx'
import { connectionsQuery, customerActivityQuery, customerQuery, useInviteAgain } from './customers.queries.ts'
import { StandingDialog } from './standing-dialog.tsx'
import { TrialDialog } from './trial-dialog.tsx'
import { ViewButton } from './view-button.tsx'

type Move = StandingMove | 'trial' | 'credit'

interface CustomerPageProps {
  customerId: string
  /** Of other features. */
  payments: (companyName: string) => ReactNode
  jobs: ReactNode
}

export function CustomerPage({ customerId, payments, jobs }: CustomerPageProps) {
  const t = useTranslations('customers.detail')
  const list = useTranslations('customers')
  const customer = useQuery(customerQuery(customerId))
  const [move, setMove] = useState<Move | null>(null)
  const close = () => setMove(null)
  const mayOperate = useMayOperate()
  const name = customer.data ? customer.data.companyName || list('nameless') : list('title')
  return (
    <Page
      title={name}
      actions={
        customer.data && (
          <>
            <ViewButton {...{ customerId, name }} status={customer.data.status} />
            {mayOperate && <Moves customer={customer.data} onMove={setMove} />}
          </>
        )
      }
    >
      <BackToCustomers />
      <QueryState query={customer} failedTitle={t('failed')}>
        {(known) => (
          <>
            <Notices customer={known} />
            <div className="grid items-start gap-6 lg:grid-cols-2">
              <div className="flex min-w-0 flex-col gap-6">
                <StandingCard customer={known} />
                {payments(name)}
                <CreditCard credit={known.credit} />
              </div>
              <div className="flex min-w-0 flex-col gap-6">
                <UsageCard usage={known.usage} />
                <ConnectionsCard customerId={customerId} />
              </div>
            </div>
            {jobs}
            <div className="grid items-start gap-6 lg:grid-cols-2">
              <NotesCard customerId={customerId} />
              <ActivityCard customerId={customerId} />
            </div>
          </>
        )}
      </QueryState>
      {move && customer.data && <MoveDialog {...{ move, name }} customer={customer.data} onClose={close} />}
    </Page>
  )
}

interface MoveDialogProps {
  customer: Customer
  name: string
  move: Move
  onClose: () => void
}

function MoveDialog({ customer, name, move, onClose }: MoveDialogProps) {
  const { id: customerId } = customer
  if (move === 'trial') return <TrialDialog {...{ customer, onClose }} />
  if (move === 'credit') return <CreditDialog {...{ customerId, onClose }} />
  return <StandingDialog {...{ customerId, move, name, onClose }} />
}

export function BackToCustomers() {
  const t = useTranslations('customers.detail')
  return (
    <Link to={paths.adminCustomers} className={`${TEXT_LINK_CLASSES} -mt-4 inline-flex items-center gap-1 self-start`}>
      <ArrowLeft aria-hidden className="size-4" />
      {t('back')}
    </Link>
  )
}

/** What can be done to it as it stands. */
interface MovesProps {
  customer: Customer
  onMove: (move: Move) => void
}

function Moves({ customer: { status, plan, credit }, onMove }: MovesProps) {
  const t = useTranslations('customers.standing')
  const trial = useTranslations('customers.trial')
  const giving = useTranslations('customers.credit')
  const isShut = status === 'suspended' || status === 'deactivated'
  return (
    <>
      {plan === null && status !== 'active' && <Button onClick={() => onMove('trial')}>{trial('action')}</Button>}
      {credit && <Button onClick={() => onMove('credit')}>{giving('action')}</Button>}
      {isShut && (
        <Button variant="primary" onClick={() => onMove('reactivate')}>
          {t('reactivate.action')}
        </Button>
      )}
      {!isShut && <Button onClick={() => onMove('suspend')}>{t('suspend.action')}</Button>}
      {status !== 'deactivated' && <Button onClick={() => onMove('deactivate')}>{t('deactivate.action')}</Button>}
    </>
  )
}

function Notices({ customer: { shut, status, eraseAt } }: { customer: Customer }) {
  const t = useTranslations('customers.detail')
  const format = useFormatting()
  return (
    <>
      {shut && (
        <Banner tone={status === 'suspended' ? 'bad' : 'warn'} title={t('shutSince', { date: format.date(shut.at) })}>
          {shut.reason}
        </Banner>
      )}
      {eraseAt && <Banner tone="warn">{t('closed', { date: format.date(eraseAt) })}</Banner>}
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 gap-y-1 border-b border-line py-2 last:border-b-0">
      <dt className="text-ink-muted">{name}</dt>
      <dd className="min-w-0 text-right wrap-anywhere">{children}</dd>
    </div>
  )
}

function StandingCard({ customer }: { customer: Customer }) {
  const t = useTranslations('customers.detail')
  const list = useTranslations('customers')
  const format = useFormatting()
  const { email, ownerName, status, tier, trialEndsAt, createdAt, isDemo } = customer
  return (
    <Card title={t('standing')}>
      <dl>
        <Fact name={t('owner')}>{ownerName ?? <WaitingOwner customer={customer} />}</Fact>
        <Fact name={list('email')}>{email ?? list('none')}</Fact>
        <Fact name={list('status')}>
          <span className="inline-flex flex-wrap gap-2">
            <CustomerStatusBadge status={status} />
            {isDemo && <Badge>{list('demo')}</Badge>}
          </span>
        </Fact>
        <Fact name={list('plan')}>
          <BookedPlan plan={customer.plan} tier={tier} />
        </Fact>
        <Fact name={list('trialEnds')}>{trialEndsAt === null ? list('none') : format.date(trialEndsAt)}</Fact>
        <Fact name={t('since')}>{format.date(createdAt)}</Fact>
      </dl>
    </Card>
  )
}

/** An invitation runs out; another can be sent until somebody has come. */
function WaitingOwner({ customer: { id, invitedUntil } }: { customer: Customer }) {
  const t = useTranslations('customers.detail')
  const format = useFormatting()
  const toast = useToast()
  const sayFailed = useFailureToast()
  const { mutate, isPending } = useInviteAgain(id)
  const invite = () =>
    mutate(undefined, {
      onSuccess: () => void toast({ tone: 'good', title: t('invitedAgain') }),
      onError: (error) => sayFailed(t('inviteFailed'), error),
    })
  const mayOperate = useMayOperate()
  if (invitedUntil === null) return t('noOwner')
  return (
    <span className="flex flex-col items-end gap-2">
      {t('invited', { date: format.date(invitedUntil) })}
      {mayOperate && (
        <Button size="small" isBusy={isPending} busyLabel={t('inviting')} onClick={invite}>
          {t('inviteAgain')}
        </Button>
      )}
    </span>
  )
}

function BookedPlan({ plan, tier }: Pick<Customer, 'plan' | 'tier'>) {
  const t = useTranslations('customers.detail')
  const format = useFormatting()
  const { number } = useFormatter()
  if (!plan) return PLAN_NAMES[tier]
  const { interval, priceCents, renewsAt, endsAt } = plan
  const price = number(priceCents / 100, { style: 'currency', currency: BILLING_CURRENCY })
  return (
    <span className="flex flex-col">
      {t(`per.${interval}`, { plan: PLAN_NAMES[plan.tier], price })}
      <span className="text-sm text-ink-muted">
        {endsAt !== null && t('ends', { date: format.date(endsAt) })}
        {renewsAt !== null && t('renews', { date: format.date(renewsAt) })}
      </span>
    </span>
  )
}

function UsageCard({ usage }: { usage: Customer['usage'] }) {
  const t = useTranslations('customers.detail.usage')
  return (
    <Card title={t('title')}>
      <ul className="flex flex-col gap-5">
        {(['platforms', 'teamMembers'] as const).map((name) => {
          const { taken, limit } = usage[name]
          return (
            <li key={name} className="flex flex-col gap-2">
              <p className="flex flex-wrap justify-between gap-2">
                <span>{t(name)}</span>
                <span className="text-ink-muted tabular-nums">
                  {limit === null ? t('unlimited', { taken }) : t('limited', { taken, limit })}
                </span>
              </p>
              {limit !== null && <ProgressBar label={t(name)} value={Math.min(taken, limit)} max={limit} />}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

function ConnectionsCard({ customerId }: { customerId: string }) {
  const t = useTranslations('customers.detail.connections')
  const connections = useInfiniteQuery(connectionsQuery(customerId))
  return (
    <Card title={t('title')}>
      <QueryState
        query={connections}
        failedTitle={t('failed')}
        isEmpty={({ pages }) => pages.every(({ items }) => items.length === 0)}
        empty={<p className="text-ink-muted">{t('none')}</p>}
      >
        {({ pages }) => (
          <>
            <ul className="flex flex-col">
              {pages
                .flatMap(({ items }) => items)
                .map((connection) => (
                  <ConnectionRow key={connection.id} connection={connection} />
                ))}
            </ul>
            <NextPage query={connections} />
          </>
        )}
      </QueryState>
    </Card>
  )
}

const TONES = { connected: 'good', disconnected: 'bad', pending: 'info', resting: 'neutral' } as const

function ConnectionRow({ connection }: { connection: CustomerConnection }) {
  const t = useTranslations('customers.detail.connections')
  const { platform, name, status, needsReconnect, problem, lastSyncAt } = connection
  return (
    <li className="flex flex-col gap-1 border-b border-line py-3 last:border-b-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <MarkedPlatform platform={platform} />
        <span className="min-w-0 text-ink-muted wrap-anywhere">{name}</span>
        <span className="ml-auto">
          {needsReconnect ? (
            <Badge tone="bad">{t('needsReconnect')}</Badge>
          ) : (
            <Badge tone={TONES[status]}>{t(`statuses.${status}`)}</Badge>
          )}
        </span>
      </div>
      <p className="text-sm text-ink-muted">
        {lastSyncAt === null ? t('neverSynced') : t.rich('synced', { time: () => <RelativeTime at={lastSyncAt} /> })}
      </p>
      {problem !== null && <p className="text-sm text-bad wrap-anywhere">{problem}</p>}
    </li>
  )
}

function ActivityCard({ customerId }: { customerId: string }) {
  const t = useTranslations('customers.detail.activity')
  const activity = useInfiniteQuery(customerActivityQuery(customerId))
  return (
    <Card title={t('title')} isFlush>
      <QueryState
        query={activity}
        failedTitle={t('failed')}
        isEmpty={({ pages }) => pages.every(({ items }) => items.length === 0)}
        empty={<p className="px-5 pb-5 text-ink-muted">{t('none')}</p>}
      >
        {({ pages }) => (
          <>
            <ActivityList entries={pages.flatMap(({ items }) => items)} isStale={activity.isPlaceholderData} />
            <NextPage query={activity} />
          </>
        )}
      </QueryState>
    </Card>
  )
}
