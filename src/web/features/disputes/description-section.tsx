import { useTranslations } from 'use-intl'
import type { DisputeDetail } from '#shared/contracts/disputes.ts'
import { ADVISED_DISPUTE_LENGTH } from '#shared/domain/dispute-policies.ts'
import { DISPUTE_LIMITS } from '#shared/domain/dispute-status.ts'
import { Banner, Button, Field, SheetSection, TextArea } from '#web/ui/index.ts'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { useState } from 'react'
import { useKeptText } from '#web/components/forms/use-kept-text.ts'
import { z } from 'zod'
import { Form, SubmitButton } from '#web/components/forms/form.tsx'
import { ChangedMeanwhile, replaceSeen } from './detail/change-on-latest.ts'
import { isFiledNow, useMayChange } from './detail/use-may-change.ts'
import { useChangeDispute } from './detail/use-change-dispute.ts'

const draftSchema = z.object({
  text: z.string(),
  /** What was saved when the writing began: another text by now is a colleague's. */
  base: z.string(),
})
type DescriptionDraft = z.infer<typeof draftSchema>

export function readDraft(kept: string): DescriptionDraft | null {
  if (kept === '') return null
  try {
    return draftSchema.parse(JSON.parse(kept))
  } catch {
    return null
  }
}

export const writeDraft = (draft: DescriptionDraft): string => JSON.stringify(draft)

export function DescriptionSection({ dispute }: { dispute: DisputeDetail }) {
  const t = useTranslations('disputesDetail.description')
  const { maySay } = useMayChange(dispute)
  const isFiled = isFiledNow(dispute)
  return (
    <SheetSection title={t('title')} {...(isFiled && { text: t('filed') })}>
      {maySay && !isFiled ? (
        <DescriptionForm dispute={dispute} />
      ) : (
        <p dir="auto" className="break-words whitespace-pre-line">
          {dispute.description}
        </p>
      )}
    </SheetSection>
  )
}

function DescriptionForm({ dispute }: { dispute: DisputeDetail }) {
  const t = useTranslations('disputesDetail')
  const description = useDescription(dispute)
  const { text, write, isChanged, isSaving, error } = description
  const isLong = text.length > ADVISED_DISPUTE_LENGTH
  return (
    <Form className="flex flex-col gap-3" onSubmit={description.save}>
      <Field
        label={t('description.label')}
        aside={t('description.count', { count: text.length, most: DISPUTE_LIMITS.description })}
        {...(isLong && { hint: t('description.advised', { advised: ADVISED_DISPUTE_LENGTH }) })}
        error={description.isEmpty && t('description.empty')}
      >
        <TextArea
          rows={5}
          value={text}
          maxLength={DISPUTE_LIMITS.description}
          readOnly={isSaving}
          onChange={(event) => write(event.target.value)}
        />
      </Field>
      <ProblemBanner title={t('saveFailed')} error={error instanceof ChangedMeanwhile ? null : error} />
      {description.hasConflict && (
        <Theirs theirs={dispute.description} onTake={description.discard} onOverrule={description.saveOverTheirs} />
      )}
      {isChanged && !description.hasConflict && (
        <div className="flex flex-wrap items-center gap-2">
          <SubmitButton size="small" isBusy={isSaving} busyLabel={t('saving')}>
            {t('description.save')}
          </SubmitButton>
          <Button size="small" variant="quiet" onClick={description.discard}>
            {t('description.discard')}
          </Button>
          <span className="text-sm text-ink-muted">{t('description.kept')}</span>
        </div>
      )}
    </Form>
  )
}

interface TheirsProps {
  theirs: string
  onTake: () => void
  onOverrule: () => void
}

function Theirs({ theirs, onTake, onOverrule }: TheirsProps) {
  const t = useTranslations('disputesDetail.description')
  return (
    <Banner tone="warn" title={t('conflictTitle')}>
      <div className="flex flex-col items-start gap-2">
        <p>{t('conflictText')}</p>
        <blockquote
          dir="auto"
          className="w-full rounded-control border border-line bg-card px-3 py-2 break-words whitespace-pre-line"
        >
          {theirs}
        </blockquote>
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={onTake}>
            {t('takeTheirs')}
          </Button>
          <Button size="small" onClick={onOverrule}>
            {t('saveMine')}
          </Button>
        </div>
      </div>
    </Banner>
  )
}

/** What is being written, beside what is saved; it outlives the sheet, and whatever a colleague saves meanwhile. */
function useDescription(dispute: DisputeDetail) {
  const [kept, keep] = useKeptText('dispute-description', dispute.id)
  const change = useChangeDispute(dispute)
  const [hasTried, setHasTried] = useState(false)
  const draft = readDraft(kept)
  const text = draft?.text ?? dispute.description
  const isChanged = draft !== null && draft.text !== dispute.description

  const write = (typed: string, base = draft?.base ?? dispute.description) => {
    change.reset()
    keep(typed === dispute.description ? '' : writeDraft({ text: typed, base }))
  }
  const save = (base = draft?.base ?? dispute.description) => {
    setHasTried(true)
    if (text.trim() === '' || change.isPending) return
    change.mutate(replaceSeen('description', base, text.trim()), { onSuccess: () => keep('') })
  }
  return {
    text,
    write,
    save: () => save(),
    discard: () => {
      change.reset()
      keep('')
    },
    /** Whoever has seen theirs may put their own in its place. */
    saveOverTheirs: () => {
      write(text, dispute.description)
      save(dispute.description)
    },
    isChanged,
    isEmpty: hasTried && text.trim() === '',
    hasConflict: isChanged && draft.base !== dispute.description,
    isSaving: change.isPending,
    error: change.error,
  }
}
