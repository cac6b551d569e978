import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { COMPETITOR_WATCH_LIMITS } from '#shared/domain/competitor-figures.ts'
import { type ChosenText, FileField } from '#web/components/csv/file-field.tsx'
import { FormDialog } from '#web/components/forms/form-dialog.tsx'
import { Button, Dialog } from '#web/ui/index.ts'
import { useImportFigures } from './competitors.queries.ts'

export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('competitors')
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<ChosenText | null>(null)
  const [isMissing, setIsMissing] = useState(false)
  const bring = useImportFigures()
  const submit = () => {
    setIsMissing(chosen === null)
    if (chosen) bring.mutate(chosen.text)
    else input.current?.focus()
  }
  if (bring.data) return <Outcome outcome={bring.data} onClose={onClose} />
  return (
    <FormDialog
      title={t('file.title')}
      description={t('file.text')}
      labels={{ cancel: t('form.cancel'), submit: t('file.submit'), busy: t('file.busy') }}
      isBusy={bring.isPending}
      problem={{ title: t('file.failed'), error: bring.error }}
      onSubmit={submit}
      onClose={onClose}
    >
      <FileField
        inputRef={input}
        chosen={chosen}
        onChosen={setChosen}
        isMissing={isMissing && chosen === null}
        limit={{ bytes: COMPETITOR_WATCH_LIMITS.importLength, words: t('file.tooLarge') }}
      />
    </FormDialog>
  )
}

type Imported = NonNullable<ReturnType<typeof useImportFigures>['data']>

/** What has become of the file stays until it has been read. */
function Outcome({ outcome: { imported, faults }, onClose }: { outcome: Imported; onClose: () => void }) {
  const t = useTranslations('competitors.file')
  return (
    <Dialog
      isOpen
      onOpenChange={(willOpen) => !willOpen && onClose()}
      title={t('title')}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <output className="block font-medium">{t('done', { count: imported })}</output>
      {faults.length > 0 && (
        <>
          <p className="pt-3">{t('leftOut', { count: faults.length })}</p>
          <ul className="pt-1 text-sm text-ink-muted">
            {faults.map(({ line, fault }) => (
              <li key={line}>{t('line', { line: String(line), fault: t(`faults.${fault}`) })}</li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  )
}
