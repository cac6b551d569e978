import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { IncidentDetail } from '#shared/contracts/incidents.ts'
import { DISPUTE_REASONS, type DisputeReason } from '#shared/domain/assistant.ts'
import { DISPUTE_LIMITS } from '#shared/domain/dispute-status.ts'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { Field, Select, TextArea, useToast } from '#web/ui/index.ts'
import { FormDialog } from '#web/components/forms/form-dialog.tsx'
import { startBulkAction } from '#shared/contracts/review-bulk.ts'
import { call } from '#web/kernel/api/call.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { useKeptText } from '#web/components/forms/use-kept-text.ts'
import { useChange } from '#web/kernel/api/queries.ts'

interface DisputeChosenProps {
  incident: IncidentDetail
  ids: readonly string[]
  onClose: () => void
  onStarted: () => void
}

/** One dispute for each, with the same words to begin with. */
export function DisputeChosen({ incident, ids, onClose, onStarted }: DisputeChosenProps) {
  const t = useTranslations('incidents.dispute')
  const words = useWords(incident)
  const starting = useStartDisputes(ids)
  const start = () => {
    const onSuccess = () => {
      words.forget()
      onStarted()
      onClose()
    }
    starting.mutate(words.written, { onSuccess })
  }
  return (
    <FormDialog
      size="medium"
      title={t('title', { count: ids.length })}
      description={t('text')}
      labels={{ cancel: t('cancel'), submit: t('start'), busy: t('starting') }}
      isReady={words.isReady}
      isBusy={starting.isPending}
      onSubmit={start}
      problem={{ title: t('failed'), error: starting.error }}
      onClose={onClose}
    >
      <WordsFields words={words} />
    </FormDialog>
  )
}

/** Begins with what is true of every one of them. */
function useWords({ id, reviewCount, firstReviewAt }: IncidentDetail) {
  const t = useTranslations('incidents.dispute')
  const formatting = useFormatting()
  const [reason, setReason] = useState<DisputeReason>('fake')
  const [kept, keep] = useKeptText('dispute-incident', id)
  const [description, setDescription] = useState(
    () => kept || t('suggested', { count: reviewCount, from: formatting.dateTime(firstReviewAt) }),
  )
  return {
    reason,
    setReason,
    description,
    written: { reason, description: description.trim() },
    setDescription: (typed: string) => {
      setDescription(typed)
      keep(typed)
    },
    forget: () => keep(''),
    isReady: description.trim() !== '',
  }
}

function WordsFields({ words }: { words: ReturnType<typeof useWords> }) {
  const t = useTranslations('incidents.dispute')
  const reasons = useTranslations('disputes.reasons')
  const { reason, setReason, description, setDescription } = words
  return (
    <>
      <Field label={t('reason')}>
        <Select
          options={DISPUTE_REASONS.map((value) => ({ value, label: reasons(value) }))}
          value={reason}
          onChange={(event) => setReason(DISPUTE_REASONS.find((known) => known === event.target.value) ?? reason)}
        />
      </Field>
      <Field label={t('description')} isRequired>
        <TextArea
          rows={5}
          value={description}
          maxLength={DISPUTE_LIMITS.description}
          onChange={(event) => setDescription(event.target.value)}
        />
      </Field>
    </>
  )
}

/** A job works through them; each shows up on its own as soon as it is open. */
function useStartDisputes(ids: readonly string[]) {
  const t = useTranslations('incidents.dispute')
  const toast = useToast()
  return useChange(
    (words: { reason: DisputeReason; description: string }) =>
      call(startBulkAction, { action: { kind: 'dispute', ...words }, on: { ids: [...ids] } }),
    {
      renews: [queryKeys.bulkRuns],
      onSuccess: ({ total }) => toast({ tone: 'good', title: t('started', { count: total }) }),
    },
  )
}
