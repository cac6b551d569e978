import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { ADVISED_DISPUTE_LENGTH } from '#shared/domain/dispute-policies.ts'
import { placeDoubts } from '#shared/domain/place-doubts.ts'
import { DISPUTE_LIMITS } from '#shared/domain/dispute-status.ts'
import { useDoubtMarks } from '#web/kernel/formatting/use-doubt-marks.ts'
import { Button, Field, joinClasses, MarkedTextArea, MarkList } from '#web/ui/index.ts'
import { DescriptionOrigin } from '../list/description-origin.tsx'
import type { TypedDispute } from './use-dispute-words.ts'
import { type Drafting, findOrigin } from './use-draft.ts'

interface DescriptionFieldProps {
  words: TypedDispute
  drafting: Drafting
  isDisabled: boolean
}

export function DescriptionField({ words, drafting, isDisabled }: DescriptionFieldProps) {
  const t = useTranslations('disputes.create')
  const field = useRef<HTMLTextAreaElement>(null)
  const { description, draft } = words
  const noted = useDoubtMarks(placeDoubts(description, draft?.description ?? null, draft?.doubts ?? []))
  const used = description.trim().length
  const excess = used - DISPUTE_LIMITS.description
  return (
    <div className="flex flex-col gap-1.5">
      <Field
        label={t('description')}
        isRequired
        aside={<Counter used={used} />}
        error={excess > 0 && t('descriptionTooLong', { excess })}
        hint={t('descriptionHint', { advised: ADVISED_DISPUTE_LENGTH })}
      >
        <MarkedTextArea
          ref={field}
          rows={5}
          value={description}
          marks={noted.marks}
          disabled={isDisabled}
          readOnly={drafting.isBusy}
          onChange={({ target }) => words.put({ description: target.value })}
        />
      </Field>
      <MarkList text={description} field={field} {...noted} />
      <DraftNote words={words} drafting={drafting} />
    </div>
  )
}

function Counter({ used }: { used: number }) {
  const t = useTranslations('disputes.create')
  const most = DISPUTE_LIMITS.description
  return (
    <span className={joinClasses('tabular-nums', used > most && 'font-medium text-bad')}>
      {t('counter', { used, most })}
    </span>
  )
}

/** Whose words these are, and the way back to one's own. */
function DraftNote({ words, drafting }: Pick<DescriptionFieldProps, 'words' | 'drafting'>) {
  const t = useTranslations('disputes.create')
  const origin = findOrigin(words)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted empty:hidden">
      {origin && <DescriptionOrigin origin={origin} isEdited={words.description !== words.draft?.description} />}
      <output>{drafting.isDrafted && origin !== null && t('drafted')}</output>
      {drafting.isReplaced && (
        <>
          <span>{t('replaced')}</span>
          <Button size="small" variant="quiet" onClick={drafting.bringBack}>
            {t('bringBack')}
          </Button>
        </>
      )}
    </div>
  )
}
