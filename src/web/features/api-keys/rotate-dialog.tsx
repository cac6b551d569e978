import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ApiKey } from '#shared/contracts/api-keys.ts'
import { OVERLAP_HOURS, USUAL_OVERLAP_HOURS } from '#shared/domain/api-keys.ts'
import { ProofStep, useProvenAttempt } from '#web/components/account/proof-step.tsx'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { FormDialog } from '#web/components/forms/form-dialog.tsx'
import { Form } from '#web/components/forms/form.tsx'
import { Field, Select } from '#web/ui/index.ts'
import { useRotateKey } from './api-keys.queries.ts'
import { ShownOnce } from './shown-once.tsx'

const FORM_ID = 'rotate-api-key'

/** A new secret, while the one before goes on for as long as it takes to exchange them. */
export function RotateDialog({ of: { id: keyId, name, hint }, onClose }: { of: ApiKey; onClose: () => void }) {
  const t = useTranslations('apiKeys')
  const [overlapHours, setOverlapHours] = useState<(typeof OVERLAP_HOURS)[number]>(USUAL_OVERLAP_HOURS)
  const [secret, setSecret] = useState<string | null>(null)
  const rotate = useRotateKey()
  const proven = useProvenAttempt()
  const submit = () =>
    proven.attempt(async () => setSecret((await rotate.mutateAsync({ keyId, hint, overlapHours })).secret))
  if (secret !== null) return <ShownOnce name={name} secret={secret} onClose={onClose} />
  return (
    <FormDialog
      title={t('rotateTitle', { name })}
      description={t('rotateText')}
      formId={FORM_ID}
      labels={{ cancel: t('cancel'), submit: t('rotate'), busy: t('rotating') }}
      isReady={proven.waiting === null}
      isBusy={proven.isBusy}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        <Form id={FORM_ID} onSubmit={submit}>
          <Field label={t('overlap')}>
            <Select
              value={String(overlapHours)}
              options={OVERLAP_HOURS.map((hours) => ({ value: String(hours), label: t(`overlaps.${hours}`) }))}
              onChange={({ target }) =>
                setOverlapHours(OVERLAP_HOURS.find((hours) => String(hours) === target.value) ?? USUAL_OVERLAP_HOURS)
              }
            />
          </Field>
        </Form>
        <ProofStep of={proven} />
        <ProblemBanner error={proven.error} />
      </div>
    </FormDialog>
  )
}
