import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import type { ReviewImport } from '#shared/contracts/review-import.ts'
import { Button, Dialog, Banner } from '#web/ui/index.ts'
import { SubmitButton } from '#web/components/forms/form.tsx'
import { importsQuery, isUnderWay } from './review-import.queries.ts'
import { ColumnsStep } from './columns-step.tsx'
import { FileStep } from './file-step.tsx'
import { type CsvImport, useCsvImport } from './use-csv-import.ts'

interface CsvDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

interface Step {
  title: string
  description?: string
  body: ReactNode
  footer: ReactNode
}

/** What was chosen is kept while the dialog is closed, until an import has begun. */
export function CsvDialog({ isOpen, onOpenChange }: CsvDialogProps) {
  const csv = useCsvImport()
  const running = useRunning(csv.importId)
  const close = () => {
    if (csv.importId) csv.forget()
    onOpenChange(false)
  }
  const steps = { file: useFileStep(csv, close), columns: useColumnsStep(csv), running: useRunningStep(running, close) }
  const { title, description, body, footer } = (running && steps.running) ?? steps.columns ?? steps.file

  return (
    <Dialog
      size="large"
      isOpen={isOpen}
      onOpenChange={(willOpen) => (willOpen ? onOpenChange(true) : close())}
      title={title}
      description={description}
      footer={footer}
    >
      {body}
    </Dialog>
  )
}

function useRunning(importId: string | null): ReviewImport | null {
  const imports = useInfiniteQuery(importsQuery)
  const items = imports.data?.pages.flatMap((page) => page.items) ?? []
  return items.find(({ id }) => id === importId) ?? null
}

function useFileStep(csv: CsvImport, close: () => void): Step {
  const t = useTranslations('reviewImport')
  const formId = useId()
  return {
    title: t('file.title'),
    description: t('file.text'),
    body: <FileStep formId={formId} csv={csv} />,
    footer: (
      <>
        <Button onClick={close}>{t('cancel')}</Button>
        <SubmitButton form={formId} isBusy={csv.preview.isPending} busyLabel={t('file.reading')}>
          {t('file.next')}
        </SubmitButton>
      </>
    ),
  }
}

function useColumnsStep(csv: CsvImport): Step | null {
  const t = useTranslations('reviewImport.columns')
  const { shown, start } = csv
  if (!shown) return null
  const { good } = shown.counts
  // Only what the person sees is imported: not while it is read anew, nor after that went wrong.
  const canStart = shown.mapping.date !== undefined && good > 0 && csv.preview.isSuccess
  return {
    title: t('title'),
    description: t('text', { name: csv.choices.file?.name ?? '' }),
    body: <ColumnsStep csv={csv} shown={shown} />,
    footer: (
      <>
        <Button onClick={csv.goBack}>{t('back')}</Button>
        <Button
          variant="primary"
          disabled={!canStart}
          isBusy={start.isPending}
          busyLabel={t('starting')}
          onClick={() => void csv.begin().catch(() => undefined)}
        >
          {t('start', { count: good })}
        </Button>
      </>
    ),
  }
}

function useRunningStep(running: ReviewImport | null, close: () => void): Step | null {
  const t = useTranslations('reviewImport')
  if (!running) return null
  const name = running.fileName
  const title = isUnderWay(running) ? 'title' : running.state === 'failed' ? 'failedTitle' : 'doneTitle'
  return {
    title: t(`running.${title}`, { name }),
    body: <ProgressStep running={running} />,
    footer: (
      <Button variant="primary" onClick={close}>
        {t('close')}
      </Button>
    ),
  }
}

/** How far the import is, and what came of it. */
function ProgressStep({ running }: { running: ReviewImport }) {
  const t = useTranslations('reviewImport.running')
  const { fileName: name, done, total, added, duplicates, refused } = running
  if (running.state === 'failed') return <Banner tone="bad">{t('failed')}</Banner>
  return (
    <output className="flex flex-col gap-3">
      {isUnderWay(running) && (
        <>
          <progress
            aria-label={t('progress', { name })}
            value={done}
            max={total}
            className="h-2 w-full accent-accent"
          />
          <p className="tabular-nums">{t('lines', { done, total })}</p>
          <p className="text-sm text-ink-muted">{t('goesOn')}</p>
        </>
      )}
      {!isUnderWay(running) && (
        <ul className="flex flex-col gap-1">
          <li className="font-medium">{t('added', { count: added })}</li>
          {duplicates > 0 && <li>{t('duplicates', { count: duplicates })}</li>}
          {refused > 0 && <li>{t('refused', { count: refused })}</li>}
        </ul>
      )}
    </output>
  )
}
