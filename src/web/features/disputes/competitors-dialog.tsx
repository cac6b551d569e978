import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { COMPETITOR_LIMITS, saveCompetitors } from '#shared/contracts/competitors.ts'
import { call } from '#web/kernel/api/call.ts'
import { useToast } from '#web/ui/index.ts'
import { FormDialog } from '#web/components/forms/form-dialog.tsx'
import { useChange } from '#web/kernel/api/queries.ts'
import { withLine } from './create/dispute-words.ts'
import { LinesField } from './create/lines-field.tsx'
import { competitorsQuery } from './disputes.queries.ts'

interface CompetitorsDialogProps {
  names: readonly string[]
  onClose: () => void
}

export function CompetitorsDialog({ names: known, onClose }: CompetitorsDialogProps) {
  const t = useTranslations('disputeCare.competitors')
  const [names, setNames] = useState([...known])
  const [typed, setTyped] = useState('')
  const saving = useSaveCompetitors(onClose)
  return (
    <FormDialog
      title={t('dialogTitle')}
      description={t('text')}
      labels={{ cancel: t('cancel'), submit: t('save'), busy: t('saving') }}
      isBusy={saving.isPending}
      // A name that was typed and not added counts as well.
      onSubmit={() => saving.mutate(withLine(names, typed))}
      problem={{ title: t('failed'), error: saving.error }}
      onClose={onClose}
    >
      <LinesField
        label={t('name')}
        hint={t('hint')}
        addLabel={t('add')}
        removeLabel={(line) => t('remove', { line })}
        lines={names}
        typed={typed}
        limits={{ lines: COMPETITOR_LIMITS.names, line: COMPETITOR_LIMITS.length }}
        onType={setTyped}
        onAdd={(added) => {
          setNames(added)
          setTyped('')
        }}
        onRemove={setNames}
      />
    </FormDialog>
  )
}

function useSaveCompetitors(onSaved: () => void) {
  const t = useTranslations('disputeCare.competitors')
  const toast = useToast()
  return useChange((names: string[]) => call(saveCompetitors, { names }), {
    answers: competitorsQuery,
    onSuccess: () => {
      toast({ tone: 'good', title: t('saved') })
      onSaved()
    },
  })
}
