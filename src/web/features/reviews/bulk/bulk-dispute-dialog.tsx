import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { DISPUTE_REASONS, type DisputeReason } from '#shared/domain/assistant.ts'
import { ADVISED_DISPUTE_LENGTH } from '#shared/domain/dispute-policies.ts'
import { DISPUTE_LIMITS } from '#shared/domain/dispute-status.ts'
import { Field, Select, TextArea } from '#web/ui/index.ts'
import { BulkDialog, type BulkWindow } from './bulk-dialog.tsx'

interface Case {
  reason: DisputeReason
  description: string
}

interface BulkDisputeDialogProps extends BulkWindow {
  onDispute: (dispute: Case) => void
}

/** One reason and one description for many reviews; each becomes a dispute of its own. */
export function BulkDisputeDialog({ onDispute, ...shown }: BulkDisputeDialogProps) {
  const t = useTranslations('reviews.bulk')
  const words = useTranslations('disputes.create')
  const [reason, setReason] = useState<DisputeReason>('fake')
  const [description, setDescription] = useState('')
  return (
    <BulkDialog
      {...shown}
      kind="dispute"
      busyLabel={words('creating')}
      isReady={description.trim() !== ''}
      onSubmit={() => onDispute({ reason, description })}
    >
      <ReasonField reason={reason} onChoose={setReason} />
      <DescriptionField description={description} onType={setDescription} />
      <p className="text-sm text-ink-muted">{t('disputeHint')}</p>
    </BulkDialog>
  )
}

interface ReasonFieldProps {
  reason: DisputeReason
  onChoose: (reason: DisputeReason) => void
}

function ReasonField({ reason, onChoose }: ReasonFieldProps) {
  const t = useTranslations('disputes')
  return (
    <Field label={t('reason')}>
      <Select
        value={reason}
        options={DISPUTE_REASONS.map((each) => ({ value: each, label: t(`reasons.${each}`) }))}
        onChange={({ target: { value } }) => onChoose(DISPUTE_REASONS.find((each) => each === value) ?? reason)}
      />
    </Field>
  )
}

interface DescriptionFieldProps {
  description: string
  onType: (description: string) => void
}

function DescriptionField({ description, onType }: DescriptionFieldProps) {
  const t = useTranslations('disputes.create')
  return (
    <Field label={t('description')} isRequired hint={t('descriptionHint', { advised: ADVISED_DISPUTE_LENGTH })}>
      <TextArea
        value={description}
        maxLength={DISPUTE_LIMITS.description}
        onChange={({ target }) => onType(target.value)}
      />
    </Field>
  )
}
