import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { factorsQuery, recoveryCodesQuery } from '#web/kernel/session/doors.queries.ts'
import { type Factor, removeFactor, makeRecoveryCodes } from '#web/kernel/session/second-factor.ts'
import { Card, Switch, Button, Dialog, useToast } from '#web/ui/index.ts'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { ProofStep, useProvenAttempt } from '#web/components/account/proof-step.tsx'
import { EnrolDialog } from './enrol-dialog.tsx'
import { useAccountChanged } from './use-account-changed.ts'
import { RecoveryCodesFooter } from './recovery-codes-footer.tsx'
import { RecoveryCodesList } from './recovery-codes-list.tsx'
import { useCodesClosing } from './use-codes-closing.ts'

export function TwoFactorCard() {
  const t = useTranslations('twoFactor')
  const factors = useQuery(factorsQuery)
  return (
    <Card title={t('title')} subtitle={t('subtitle')}>
      <QueryState query={factors} failedTitle={t('failed')}>
        {(found) => <TwoFactorSwitch factors={found} />}
      </QueryState>
    </Card>
  )
}

function TwoFactorSwitch({ factors }: { factors: Factor[] }) {
  const t = useTranslations('twoFactor')
  const [dialog, setDialog] = useState<'enrol' | 'remove' | null>(null)
  const isOn = factors.length > 0
  const close = () => setDialog(null)

  return (
    <div className="flex flex-col gap-5">
      <Switch
        label={t('title')}
        hint={isOn ? t('isOn') : t('isOff')}
        checked={isOn}
        onChange={() => setDialog(isOn ? 'remove' : 'enrol')}
      />
      {isOn && <RecoveryCodesPart />}
      {/* Mounted while open only: each enrolment begins with a secret of its own. */}
      {dialog === 'enrol' && <EnrolDialog onClose={close} />}
      {dialog === 'remove' && <RemoveDialog factors={factors} onClose={close} />}
    </div>
  )
}

function RemoveDialog({ factors, onClose }: { factors: Factor[]; onClose: () => void }) {
  const t = useTranslations('twoFactor')
  const toast = useToast()
  const noteChange = useAccountChanged()
  const proven = useProvenAttempt()

  async function remove() {
    for (const { id } of factors) await removeFactor(id)
    toast({ tone: 'good', title: t('removed') })
    await noteChange()
    onClose()
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('removeTitle')}
      description={t('removeText')}
      footer={
        <>
          <Button onClick={onClose}>{t('keep')}</Button>
          <Button
            variant="danger"
            isBusy={proven.isBusy}
            busyLabel={t('removing')}
            onClick={() => void proven.attempt(remove)}
          >
            {t('remove')}
          </Button>
        </>
      }
    >
      <ProblemBanner error={proven.error} />
      <ProofStep of={proven} />
    </Dialog>
  )
}

/** How many are left, and new ones in their place. */
function RecoveryCodesPart() {
  const t = useTranslations('twoFactor')
  const { data: left } = useQuery(recoveryCodesQuery)
  const [isAsking, setIsAsking] = useState(false)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const noteChange = useAccountChanged()
  const proven = useProvenAttempt()
  const make = () =>
    proven.attempt(async () => {
      setCodes(await makeRecoveryCodes())
      await noteChange()
    })
  const close = () => {
    setIsAsking(false)
    setCodes(null)
  }
  const closing = useCodesClosing(codes !== null, close)

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-4">
      <p>{left === undefined ? t('codesLeftUnknown') : t('codesLeft', { count: left })}</p>
      <Button size="small" onClick={() => setIsAsking(true)}>
        {t('makeCodes')}
      </Button>
      <Dialog
        isOpen={isAsking}
        onOpenChange={closing.request}
        title={codes === null ? t('makeTitle') : t('codesTitle')}
        description={codes === null ? t('makeText') : t('codesText')}
        footer={
          codes === null ? (
            <Button variant="primary" isBusy={proven.isBusy} busyLabel={t('making')} onClick={() => void make()}>
              {t('makeCodes')}
            </Button>
          ) : (
            <RecoveryCodesFooter closing={closing} />
          )
        }
      >
        {codes !== null && <RecoveryCodesList codes={codes} />}
        {codes === null && <ProblemBanner error={proven.error} />}
        <ProofStep of={proven} />
      </Dialog>
    </div>
  )
}
