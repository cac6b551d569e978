import { useTranslations } from 'use-intl'
import { ADVISED_DISPUTE_LENGTH } from '#shared/domain/dispute-policies.ts'
import { DISPUTE_LIMITS } from '#shared/domain/dispute-status.ts'
import { Button, Field, joinClasses, TextArea } from '#web/ui/index.ts'
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
  const used = words.description.trim().length
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
        <TextArea
          rows={5}
          value={words.description}
          disabled={isDisabled}
          readOnly={drafting.isBusy}
          onChange={({ target }) => words.put({ description: target.value })}
        />
      </Field>
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
