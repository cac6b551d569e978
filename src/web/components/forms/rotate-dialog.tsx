import { useId, useState } from 'react'
import { OVERLAP_HOURS, USUAL_OVERLAP_HOURS } from '#shared/domain/api-keys.ts'
import { ProofStep, useProvenAttempt } from '#web/components/account/proof-step.tsx'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { Field, Select } from '#web/ui/index.ts'
import { FormDialog } from './form-dialog.tsx'
import { Form } from './form.tsx'

export type OverlapHours = (typeof OVERLAP_HOURS)[number]

interface RotateDialogProps {
  words: Record<'title' | 'text' | 'overlap' | 'cancel' | 'rotate' | 'rotating', string>
  /** For how long the secret before goes on. */
  describe: (hours: OverlapHours) => string
  onRotate: (overlapHours: OverlapHours) => Promise<void>
  onClose: () => void
}

/** A new secret, while the one before goes on for as long as it takes to exchange them. */
export function RotateDialog({ words, describe, onRotate, onClose }: RotateDialogProps) {
  const formId = useId()
  const proven = useProvenAttempt()
  const [overlapHours, setOverlapHours] = useState<OverlapHours>(USUAL_OVERLAP_HOURS)
  const choose = (value: string) =>
    setOverlapHours(OVERLAP_HOURS.find((hours) => String(hours) === value) ?? USUAL_OVERLAP_HOURS)
  return (
    <FormDialog
      title={words.title}
      description={words.text}
      formId={formId}
      labels={{ cancel: words.cancel, submit: words.rotate, busy: words.rotating }}
      isReady={proven.waiting === null}
      isBusy={proven.isBusy}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        <Form id={formId} onSubmit={() => proven.attempt(() => onRotate(overlapHours))}>
          <Field label={words.overlap}>
            <Select
              value={String(overlapHours)}
              options={OVERLAP_HOURS.map((hours) => ({ value: String(hours), label: describe(hours) }))}
              onChange={({ target }) => choose(target.value)}
            />
          </Field>
        </Form>
        <ProofStep of={proven} />
        <ProblemBanner error={proven.error} />
      </div>
    </FormDialog>
  )
}
