import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { DISPUTE_REASONS, type DisputeReason } from '#shared/domain/assistant.ts'
import { ADVISED_DISPUTE_LENGTH } from '#shared/domain/dispute-policies.ts'
import { DISPUTE_LIMITS } from '#shared/domain/dispute-status.ts'
import { ProblemBanner } from '#web/components/problem-banner.tsx'
import { Button, Dialog, Field, Select, TextArea } from '#web/ui/index.ts'

interface Case {
  reason: DisputeReason
  description: string
}

interface BulkDisputeDialogProps {
  size: { count: number; isMore: boolean }
  isBusy: boolean
  error: Error | null
  onDispute: (dispute: Case) => void
  onClose: () => void
}

const FORM_ID = 'bulk-dispute'

/** One reason and one description for many reviews; each becomes a dispute of its own. */
export function BulkDisputeDialog({ size, isBusy, error, onDispute, onClose }: BulkDisputeDialogProps) {
  const t = useTranslations('reviews.bulk')
  const words = useTranslations('disputes')
  const [reason, setReason] = useState<DisputeReason>('fake')
  const [description, setDescription] = useState('')
  const isReady = description.trim() !== ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady && !isBusy) onDispute({ reason, description })
  }

  return (
    <Dialog
      isOpen
      size="medium"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('disputeTitle')}
      description={t('ask.dispute', { count: size.count, isMore: String(size.isMore) })}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            type="submit"
            form={FORM_ID}
            variant="primary"
            disabled={!isReady}
            isBusy={isBusy}
            busyLabel={words('create.creating')}
          >
            {t('disputeSubmit')}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} onSubmit={submit} className="flex flex-col gap-4">
        <ReasonField reason={reason} onChoose={setReason} />
        <DescriptionField description={description} onType={setDescription} />
        <p className="text-sm text-ink-muted">{t('disputeHint')}</p>
        <ProblemBanner error={error} />
      </form>
    </Dialog>
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
