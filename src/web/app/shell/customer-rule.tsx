import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { Workspace } from '#shared/contracts/session.ts'
import { mailReleaseLink, RELEASE_MINUTES } from '#shared/contracts/settings.ts'
import { reopenWorkspace } from '#shared/contracts/workspace-data.ts'
import { pathIn, paths } from '#shared/domain/paths.ts'
import { DoorFrame } from '#web/components/account/door-frame.tsx'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { useAttempt } from '#web/components/forms/use-attempt.ts'
import { EnrolDialog } from '#web/features/security/enrol-dialog.tsx'
import { DataExport } from '#web/features/settings/data-export.tsx'
import { call } from '#web/kernel/api/call.ts'
import { useChange } from '#web/kernel/api/queries.ts'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { chosenCustomer } from '#web/kernel/session/chosen-customer.ts'
import { can, meQuery, useMe } from '#web/kernel/session/me.ts'
import { session } from '#web/kernel/session/session.ts'
import { Banner, Button, buttonClasses } from '#web/ui/index.ts'
import { PastDueNotice, ReadOnlyNotice } from './read-only-notice.tsx'

/** What a rule of the customer asks of the person, or its closing: above every page until its day, then in the place of everything. */
export function CustomerRule({ workspace }: { workspace: Workspace }) {
  const { status, isResting, barredBy, eraseAt, readOnlyAt, factorDueAt } = workspace
  if (barredBy === 'closed') return <SuspendedPage workspace={workspace} />
  if (barredBy) return <BarredPage workspace={workspace} />
  return (
    <>
      {eraseAt && <ClosedNotice eraseAt={eraseAt} isOwner={workspace.role === 'owner'} />}
      {(status === 'read-only' || isResting) && !eraseAt && <ReadOnlyNotice />}
      {readOnlyAt && <PastDueNotice readOnlyAt={readOnlyAt} />}
      {factorDueAt && <FactorNotice dueAt={factorDueAt} />}
    </>
  )
}

function ClosedNotice({ eraseAt, isOwner }: { eraseAt: string; isOwner: boolean }) {
  const t = useTranslations('settings.data.closing')
  const format = useFormatting()
  const reopen = useChange(() => call(reopenWorkspace, {}), { renews: [queryKeys.me, queryKeys.workspaceData] })
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-2 px-4 pt-4 sm:px-6">
      <Banner
        tone="warn"
        action={
          isOwner && (
            <Button size="small" isBusy={reopen.isPending} busyLabel={t('reopening')} onClick={() => reopen.mutate()}>
              {t('reopen')}
            </Button>
          )
        }
      >
        {t('closed', { day: format.dateTime(eraseAt) })} {!isOwner && t('ownerCan')}
      </Banner>
      <ProblemBanner error={reopen.error} fallback={t('failed')} />
    </div>
  )
}

/** Nothing of it is answered, except that what is theirs can be taken along; the way on is to write to us. */
function SuspendedPage({ workspace }: { workspace: Workspace }) {
  const canExport = can(useMe(), 'settings.manage')
  // No stream tells them that they were let in again; whoever comes back to the page is.
  useQuery({ ...meQuery, refetchOnWindowFocus: 'always' })
  const t = useTranslations('settings.readOnly')
  const workspaces = useTranslations('workspaces')
  const contactPath = pathIn(useLocale(), paths.contact)
  const kind = workspace.status === 'deactivated' ? 'deactivated' : 'suspended'
  return (
    <DoorFrame
      isWide
      title={t(kind, { company: workspace.companyName || workspaces('nameless') })}
      subtitle={t(`${kind}Text`)}
      below={
        <>
          {canExport && <DataExport />}
          <OtherWays workspace={workspace} />
        </>
      }
    >
      <div className="flex flex-col items-start gap-4">
        {workspace.shutReason !== null && (
          <p className="max-w-full wrap-anywhere">{t('why', { reason: workspace.shutReason })}</p>
        )}
        <a href={`${contactPath}?topic=support`} className={buttonClasses({ variant: 'primary' })}>
          {t('contact')}
        </a>
      </div>
    </DoorFrame>
  )
}

function BarredPage({ workspace }: { workspace: Workspace }) {
  const t = useTranslations('security.barred')
  const workspaces = useTranslations('workspaces')
  const isAddress = workspace.barredBy === 'address'
  const company = workspace.companyName || workspaces('nameless')
  return (
    <DoorFrame
      isWide
      title={isAddress ? t('addressTitle') : t('factorTitle')}
      subtitle={isAddress ? t('addressText', { company }) : t('factorText', { company })}
      below={<OtherWays workspace={workspace} />}
    >
      {isAddress ? <FromElsewhere isOwner={workspace.role === 'owner'} /> : <FactorSetUp />}
    </DoorFrame>
  )
}

/** As long as they have none, there is nothing else of the administrators' side for them. */
export function AdminFactorPage() {
  const t = useTranslations('security.barred')
  const shell = useTranslations('shell')
  return (
    <DoorFrame
      isWide
      title={t('factorTitle')}
      subtitle={t('adminFactorText')}
      below={<Button onClick={() => void session.signOut()}>{shell('signOut')}</Button>}
    >
      <FactorSetUp />
    </DoorFrame>
  )
}

function OtherWays({ workspace }: { workspace: Workspace }) {
  const shell = useTranslations('shell')
  const workspaces = useTranslations('workspaces')
  const { customers } = useMe()
  const others = customers.filter(({ id }) => id !== workspace.id)
  return (
    <div className="flex flex-wrap gap-2">
      {others.map(({ id, companyName }) => (
        <Button key={id} onClick={() => chosenCustomer.change(id)}>
          {workspaces('open', { company: companyName || workspaces('nameless') })}
        </Button>
      ))}
      <Button onClick={() => void session.signOut()}>{shell('signOut')}</Button>
    </div>
  )
}

function FactorSetUp() {
  const t = useTranslations('security.barred')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="primary" onClick={() => setIsOpen(true)}>
        {t('setUp')}
      </Button>
      {isOpen && <EnrolDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}

function FromElsewhere({ isOwner }: { isOwner: boolean }) {
  const t = useTranslations('security.barred')
  const queryClient = useQueryClient()
  const [hasTried, setHasTried] = useState(false)
  const { attempt, isBusy } = useAttempt()
  const tryAgain = () =>
    attempt(async () => {
      await queryClient.invalidateQueries({ queryKey: queryKeys.me })
      setHasTried(true)
    })
  return (
    <div className="flex flex-col items-start gap-4">
      <Button variant="primary" isBusy={isBusy} busyLabel={t('trying')} onClick={() => void tryAgain()}>
        {t('again')}
      </Button>
      <output className="empty:hidden">{hasTried && !isBusy && t('still')}</output>
      {isOwner && <MailedWayIn />}
    </div>
  )
}

function MailedWayIn() {
  const t = useTranslations('security.barred')
  const mail = useChange(() => call(mailReleaseLink, {}), { renews: [queryKeys.me] })
  if (mail.data) {
    return (
      <Banner tone="good" className="w-full">
        {t('mailed', { email: mail.data.email, minutes: RELEASE_MINUTES })}
      </Banner>
    )
  }
  return (
    <div className="flex w-full flex-col items-start gap-3 border-t border-line pt-4">
      <p>{t('ownerText')}</p>
      <Button isBusy={mail.isPending} busyLabel={t('mailing')} onClick={() => mail.mutate()}>
        {t('mail')}
      </Button>
      <ProblemBanner error={mail.error} />
    </div>
  )
}

function FactorNotice({ dueAt }: { dueAt: string }) {
  const t = useTranslations('security.factorNotice')
  const formatting = useFormatting()
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-4 sm:px-6">
      <Banner
        tone="warn"
        action={
          <Link
            to={paths.settings}
            search={{ tab: 'security' }}
            hash="two-factor"
            className={buttonClasses({ size: 'small' })}
          >
            {t('setUp')}
          </Link>
        }
      >
        {t('text', { date: formatting.date(dueAt) })}
      </Banner>
    </div>
  )
}
