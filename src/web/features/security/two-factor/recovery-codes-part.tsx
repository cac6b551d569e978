import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ProblemBanner } from '#web/components/problem-banner.tsx'
import { useAttempt } from '#web/components/use-attempt.ts'
import { recoveryCodesQuery } from '#web/kernel/session/account/factors.queries.ts'
import { makeRecoveryCodes } from '#web/kernel/session/account/second-factor.ts'
import { Button, Dialog } from '#web/ui/index.ts'
import { useAccountChanged } from '../use-account-changed.ts'
import { RecoveryCodesFooter } from './recovery-codes-footer.tsx'
import { RecoveryCodesList } from './recovery-codes-list.tsx'
import { useCodesClosing } from './use-codes-closing.ts'

/** How many are left, and new ones in their place. */
export function RecoveryCodesPart() {
  const t = useTranslations('twoFactor')
  const { data: left } = useQuery(recoveryCodesQuery)
  const [isAsking, setIsAsking] = useState(false)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const noteChange = useAccountChanged()
  const { attempt, isBusy, error } = useAttempt()
  const make = () =>
    attempt(async () => {
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
            <Button variant="primary" isBusy={isBusy} busyLabel={t('making')} onClick={() => void make()}>
              {t('makeCodes')}
            </Button>
          ) : (
            <RecoveryCodesFooter closing={closing} />
          )
        }
      >
        {codes === null ? <ProblemBanner error={error} /> : <RecoveryCodesList codes={codes} />}
      </Dialog>
    </div>
  )
}
