import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { COMPETITOR_LIMITS, saveCompetitors } from '#shared/contracts/competitors.ts'
import { ProblemBanner } from '#web/components/problem-banner.tsx'
import { call } from '#web/kernel/api/call.ts'
import { Button, Dialog, useToast } from '#web/ui/index.ts'
import { withLine } from '../create/dispute-words.ts'
import { LinesField } from '../create/lines-field.tsx'
import { competitorsQuery } from '../disputes.queries.ts'

interface CompetitorsDialogProps {
  names: readonly string[]
  onClose: () => void
}

export function CompetitorsDialog({ names: known, onClose }: CompetitorsDialogProps) {
  const t = useTranslations('disputeCare.competitors')
  const formId = useId()
  const [names, setNames] = useState([...known])
  const [typed, setTyped] = useState('')
  const saving = useSaveCompetitors(onClose)
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A name that was typed and not added counts as well.
    if (!saving.isPending) saving.mutate(withLine(names, typed))
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(willOpen) => !willOpen && onClose()}
      title={t('dialogTitle')}
      description={t('text')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" isBusy={saving.isPending} busyLabel={t('saving')}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={save} className="flex flex-col gap-4">
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
        <ProblemBanner title={t('failed')} error={saving.error} />
      </form>
    </Dialog>
  )
}

function useSaveCompetitors(onSaved: () => void) {
  const t = useTranslations('disputeCare.competitors')
  const toast = useToast()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (names: string[]) => call(saveCompetitors, { names }),
    onSuccess: (saved) => {
      queryClient.setQueryData(competitorsQuery.queryKey, saved)
      toast({ tone: 'good', title: t('saved') })
      onSaved()
    },
  })
}
