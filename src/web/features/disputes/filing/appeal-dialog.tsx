import { useTranslations } from 'use-intl'
import { appealDispute } from '#shared/contracts/dispute-filing.ts'
import type { DisputeDetail } from '#shared/contracts/disputes.ts'
import { PLATFORM_NAMES, type Platform } from '#shared/domain/platforms.ts'
import { call } from '#web/kernel/api/call.ts'
import { Dialog, Field, TextInput } from '#web/ui/index.ts'
import { useDisputeMutation } from '../disputes.queries.ts'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { useKeptText } from '#web/components/forms/use-kept-text.ts'
import { Form, SubmitButton } from '#web/components/forms/form.tsx'
import { GuideStep } from './guide-step.tsx'
import { PagesStep, WordsStep } from './guide-steps.tsx'

const LONGEST_REFERENCE = 200

interface AppealProps {
  dispute: DisputeDetail
  platform: Platform
  onClose: () => void
}

/** There is one, so it is made with care: why it was turned down, what to say, where. */
export function AppealDialog({ dispute, platform, onClose }: AppealProps) {
  const t = useTranslations('disputeFiling.appeal')
  const name = PLATFORM_NAMES[platform]
  return (
    <Dialog
      size="large"
      isOpen
      onOpenChange={(willOpen) => !willOpen && onClose()}
      title={t('title', { platform: name })}
      description={t('text', { platform: name })}
    >
      <ol className="flex flex-col gap-6">
        <GuideStep number={1} title={t('why')} text={t('whyText', { platform: name })} />
        <WordsStep number={2} dispute={dispute} platform={platform} />
        <PagesStep number={3} dispute={dispute} platform={platform} />
        <GuideStep number={4} title={t('done')}>
          <RecordAppeal dispute={dispute} onDone={onClose} />
        </GuideStep>
      </ol>
    </Dialog>
  )
}

function RecordAppeal({ dispute: { id: disputeId }, onDone }: { dispute: DisputeDetail; onDone: () => void }) {
  const t = useTranslations('disputeFiling')
  const [reference, keep] = useKeptText('dispute-appeal', disputeId)
  const send = () => call(appealDispute, { disputeId, reference: reference.trim() || null })
  const appealing = useDisputeMutation(send, {
    onSuccess: () => {
      keep('')
      onDone()
    },
  })
  return (
    <Form className="flex w-full flex-col gap-4" onSubmit={() => appealing.mutate()}>
      <Field label={t('appeal.referenceLabel')} className="max-w-md">
        <TextInput
          value={reference}
          maxLength={LONGEST_REFERENCE}
          autoComplete="off"
          onChange={(event) => keep(event.target.value)}
        />
      </Field>
      <ProblemBanner title={t('appeal.failed')} error={appealing.error} />
      <SubmitButton className="self-start" isBusy={appealing.isPending} busyLabel={t('guide.confirming')}>
        {t('appeal.confirm')}
      </SubmitButton>
    </Form>
  )
}
