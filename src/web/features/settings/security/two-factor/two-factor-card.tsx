import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { QueryState } from '#web/components/query-state.tsx'
import { factorsQuery } from '#web/kernel/session/account/factors.queries.ts'
import type { Factor } from '#web/kernel/session/account/second-factor.ts'
import { Card, Switch } from '#web/ui/index.ts'
import { EnrolDialog } from './enrol-dialog.tsx'
import { RecoveryCodesPart } from './recovery-codes-part.tsx'
import { RemoveDialog } from './remove-dialog.tsx'

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
