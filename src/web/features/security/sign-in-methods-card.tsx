import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { ProofStep, useProvenAttempt } from '#web/components/account/proof-step.tsx'
import { arrivals } from '#web/kernel/session/arrival.ts'
import { linkGoogle, type SignInMethod, unlinkMethod } from '#web/kernel/session/credentials.ts'
import { doorsQuery, methodsQuery } from '#web/kernel/session/doors.queries.ts'
import { Button, Card, Dialog, useToast } from '#web/ui/index.ts'
import { useAccountChanged } from './use-account-changed.ts'

export function SignInMethodsCard() {
  const t = useTranslations('security')
  const methods = useQuery(methodsQuery)
  return (
    <Card title={t('methods.title')} subtitle={t('methods.subtitle')} isFlush>
      <QueryState query={methods} failedTitle={t('methods.failed')}>
        {(found) => <MethodList methods={found} />}
      </QueryState>
    </Card>
  )
}

function MethodList({ methods }: { methods: SignInMethod[] }) {
  const t = useTranslations('security')
  const { data: doors } = useQuery(doorsQuery)
  const [leaving, setLeaving] = useState<SignInMethod | null>(null)
  const isLast = methods.length === 1
  const hasGoogle = methods.some(({ kind }) => kind === 'google')
  return (
    <>
      <ul className="border-t border-line">
        {methods.map((method) => (
          <MethodRow
            key={method.identity.identity_id}
            method={method}
            isLast={isLast}
            {...(doors?.hasLinking && !isLast && method.kind !== 'sso' && { onUnlink: () => setLeaving(method) })}
          />
        ))}
      </ul>
      {doors?.hasGoogle && doors.hasLinking && !hasGoogle && <ConnectGoogle />}
      {leaving && (
        <UnlinkDialog
          method={leaving}
          left={methods.filter((method) => method !== leaving)}
          onClose={() => setLeaving(null)}
        />
      )}
      {!methods.some(({ kind }) => kind === 'password' || kind === 'sso') && (
        <p className="px-5 py-3 text-sm text-ink-muted">{t('methods.noPassword')}</p>
      )}
    </>
  )
}

function useMethodName(): (method: SignInMethod) => string {
  const t = useTranslations('security')
  return ({ kind, identity }) => (kind === 'other' ? identity.provider : t(`methods.names.${kind}`))
}

interface MethodRowProps {
  method: SignInMethod
  isLast: boolean
  onUnlink?: () => void
}

function MethodRow({ method, isLast, onUnlink }: MethodRowProps) {
  const t = useTranslations('security')
  const name = useMethodName()(method)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-5 py-3 last:border-b-0">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium">{name}</p>
        <p className="text-sm break-words text-ink-muted">
          {[method.email, isLast && t('methods.last')].filter(Boolean).join(' · ')}
        </p>
      </div>
      {onUnlink && (
        <Button size="small" aria-label={t('methods.removeOf', { method: name })} onClick={onUnlink}>
          {t('methods.remove')}
        </Button>
      )}
    </li>
  )
}

/** The way back from Google ends here too, and what went wrong on it is said here. */
function ConnectGoogle() {
  const t = useTranslations('security')
  const session = useTranslations('session')
  const [arrival] = useState(arrivals.get)
  const proven = useProvenAttempt()
  useEffect(() => arrivals.forget(), [])
  return (
    <div className="flex flex-col items-start gap-3 border-t border-line px-5 py-3">
      <Button
        size="small"
        isBusy={proven.isBusy}
        busyLabel={session('leaving')}
        onClick={() => void proven.attempt(linkGoogle)}
      >
        {t('methods.connectGoogle')}
      </Button>
      <ProblemBanner
        error={proven.error ?? (arrival.kind === 'failed' ? arrival.failure : null)}
        fallback={t('methods.connectFailed')}
      />
      <ProofStep of={proven} />
    </div>
  )
}

interface UnlinkDialogProps {
  method: SignInMethod
  left: SignInMethod[]
  onClose: () => void
}

function UnlinkDialog({ method, left, onClose }: UnlinkDialogProps) {
  const t = useTranslations('security')
  const nameOf = useMethodName()
  const toast = useToast()
  const noteChange = useAccountChanged()
  const proven = useProvenAttempt()
  const names = { method: nameOf(method), left: left.map(nameOf).join(', ') }

  async function unlink() {
    await unlinkMethod(method)
    toast({ tone: 'good', title: t('methods.removed', names) })
    await noteChange()
    onClose()
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('methods.removeTitle', names)}
      description={t('methods.removeText', names)}
      footer={
        <>
          <Button onClick={onClose}>{t('methods.keep')}</Button>
          <Button
            variant="danger"
            isBusy={proven.isBusy}
            busyLabel={t('methods.removing')}
            onClick={() => void proven.attempt(unlink)}
          >
            {t('methods.remove')}
          </Button>
        </>
      }
    >
      <ProblemBanner error={proven.error} fallback={t('methods.removeFailed')} />
      <ProofStep of={proven} />
    </Dialog>
  )
}
