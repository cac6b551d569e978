import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ProofForm } from '#web/components/account/proof-step.tsx'
import { isProofDue } from '#web/kernel/session/credentials.ts'
import { CodeForm } from '#web/components/account/code-form.tsx'
import { CopyButton } from '#web/components/copy-button.tsx'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { type Enrolment, enrolApp, makeRecoveryCodes, verifyApp } from '#web/kernel/session/second-factor.ts'
import { Dialog, Skeleton, SkeletonGroup } from '#web/ui/index.ts'
import { RecoveryCodesFooter } from './recovery-codes-footer.tsx'
import { RecoveryCodesList } from './recovery-codes-list.tsx'
import { useAccountChanged } from './use-account-changed.ts'
import { useCodesClosing } from './use-codes-closing.ts'

const enrolmentKey = ['enrolment']

/** From the picture to the first code, then the recovery codes, which are shown this once. */
export function EnrolDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('twoFactor')
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const queryClient = useQueryClient()
  const noteChange = useAccountChanged()

  async function finish(factorId: string, code: string) {
    await verifyApp(factorId, code)
    setCodes(await makeRecoveryCodes())
  }

  function close() {
    queryClient.removeQueries({ queryKey: enrolmentKey })
    if (codes !== null) void noteChange()
    onClose()
  }
  const closing = useCodesClosing(codes !== null, close)

  return (
    <Dialog
      isOpen
      onOpenChange={closing.request}
      title={codes === null ? t('enrolTitle') : t('codesTitle')}
      description={codes === null ? t('enrolText') : t('codesText')}
      footer={codes !== null && <RecoveryCodesFooter closing={closing} />}
    >
      {codes === null ? <AppEnrolment onCode={finish} /> : <RecoveryCodesList codes={codes} />}
    </Dialog>
  )
}

function AppEnrolment({ onCode }: { onCode: (factorId: string, code: string) => Promise<void> }) {
  const t = useTranslations('twoFactor')
  const common = useTranslations('common')
  const enrolment = useQuery({
    queryKey: enrolmentKey,
    queryFn: () => enrolApp(t('appName')),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })
  if (isProofDue(enrolment.error)) {
    return <ProofForm onProved={async () => void (await enrolment.refetch())} />
  }
  return (
    <QueryState
      query={enrolment}
      failedTitle={t('enrolFailed')}
      skeleton={
        <SkeletonGroup label={common('loading')}>
          <Skeleton className="size-44" />
        </SkeletonGroup>
      }
    >
      {(found) => <EnrolmentSteps enrolment={found} onCode={(code) => onCode(found.factorId, code)} />}
    </QueryState>
  )
}

function EnrolmentSteps({ enrolment, onCode }: { enrolment: Enrolment; onCode: (code: string) => Promise<void> }) {
  const t = useTranslations('twoFactor')
  return (
    <ol className="flex flex-col gap-5">
      <li className="flex flex-col gap-2">
        <p className="font-medium">{t('scan')}</p>
        <img
          src={enrolment.qrCode}
          alt={t('qrCode')}
          width={176}
          height={176}
          className="rounded-control border border-line"
        />
      </li>
      <li className="flex flex-col gap-2">
        <p className="font-medium">{t('orType')}</p>
        <div className="flex flex-wrap items-center gap-2">
          <code className="min-w-0 rounded-control bg-inset px-2 py-1 text-sm break-all">{enrolment.secret}</code>
          <CopyButton text={enrolment.secret} label={t('copySecret')} />
        </div>
      </li>
      <li>
        <CodeForm
          label={t('code')}
          hint={t('codeHint')}
          submitLabel={t('turnOn')}
          busyLabel={t('turningOn')}
          onSubmit={onCode}
        />
      </li>
    </ol>
  )
}
