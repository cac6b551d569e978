import { useInfiniteQuery } from '@tanstack/react-query'
import { FileUp } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ContactImport } from '#shared/contracts/contact-import.ts'
import { SubmitButton } from '#web/components/forms/form.tsx'
import { Banner, Button, Dialog } from '#web/ui/index.ts'
import { CheckStep } from './check-step.tsx'
import { ColumnsStep } from './columns-step.tsx'
import { contactImportsQuery, isUnderWay } from './contact-import.queries.ts'
import { Outcome, Progress } from './past-imports.tsx'
import { SourceStep } from './source-step.tsx'
import { type ContactImportState, useContactImport } from './use-contact-import.ts'

interface Step {
  title: string
  description?: string
  body: ReactNode
  footer: ReactNode
}

/** What was chosen is kept while the window is closed, until an import has begun. */
export function ImportButton() {
  const t = useTranslations('contacts.import')
  const [isOpen, setIsOpen] = useState(false)
  const state = useContactImport(t('source.pastedName'))
  const close = () => {
    if (state.startedId) state.forget()
    setIsOpen(false)
  }
  const running = useRunning(state.startedId)
  const source = useSourceStep(state, close)
  const columns = useColumnsStep(state)
  const check = useCheckStep(state)
  const progress = useRunningStep(running, close)
  const { title, description, body, footer } = progress ?? check ?? columns ?? source
  return (
    <>
      <Button icon={<FileUp aria-hidden />} onClick={() => setIsOpen(true)}>
        {t('open')}
      </Button>
      <Dialog
        size="large"
        isOpen={isOpen}
        onOpenChange={(willOpen) => (willOpen ? setIsOpen(true) : close())}
        {...{ title, description, footer }}
      >
        {body}
      </Dialog>
    </>
  )
}

function useRunning(importId: string | null): ContactImport | null {
  const { data } = useInfiniteQuery({ ...contactImportsQuery, enabled: importId !== null })
  return data?.pages.flatMap(({ items }) => items).find(({ id }) => id === importId) ?? null
}

function useSourceStep(state: ContactImportState, close: () => void): Step {
  const t = useTranslations('contacts.import.source')
  const formId = useId()
  return {
    title: t('title'),
    description: t('text'),
    body: <SourceStep formId={formId} state={state} />,
    footer: (
      <>
        <Button onClick={close}>{t('cancel')}</Button>
        <SubmitButton form={formId} isBusy={state.preview.isPending} busyLabel={t('reading')}>
          {t('next')}
        </SubmitButton>
      </>
    ),
  }
}

function useColumnsStep(state: ContactImportState): Step | null {
  const t = useTranslations('contacts.import.columns')
  const { shown, source, uploading, preview } = state
  if (!shown || !source) return null
  const { email, phone } = shown.reading.mapping
  const canCheck = (email !== undefined || phone !== undefined) && preview.isSuccess
  return {
    title: t('title'),
    description: t('text', { name: source.name }),
    body: <ColumnsStep state={state} shown={shown} />,
    footer: (
      <>
        <Button disabled={uploading.isPending} onClick={state.goBack}>
          {t('back')}
        </Button>
        <Button
          variant="primary"
          disabled={!canCheck}
          isBusy={uploading.isPending}
          busyLabel={t('checking')}
          onClick={() => void state.check().catch(() => undefined)}
        >
          {t('check')}
        </Button>
      </>
    ),
  }
}

function useCheckStep(state: ContactImportState): Step | null {
  const t = useTranslations('contacts.import.check')
  const formId = useId()
  const { checked, start } = state
  if (!checked) return null
  return {
    title: t('title', { name: checked.fileName }),
    body: <CheckStep formId={formId} state={state} checked={checked} />,
    footer: (
      <>
        <Button onClick={state.goBack}>{t('back')}</Button>
        <SubmitButton form={formId} isReady={checked.total > 0} isBusy={start.isPending} busyLabel={t('starting')}>
          {t('start', { count: checked.total })}
        </SubmitButton>
      </>
    ),
  }
}

function useRunningStep(running: ContactImport | null, close: () => void): Step | null {
  const t = useTranslations('contacts.import.running')
  if (!running) return null
  const title = isUnderWay(running) ? 'title' : running.state === 'failed' ? 'failedTitle' : 'doneTitle'
  return {
    title: t(title, { name: running.fileName }),
    body: (
      <output className="flex flex-col gap-3">
        {running.state === 'failed' && <Banner tone="bad">{t('failed')}</Banner>}
        {isUnderWay(running) ? <Progress item={running} /> : <Outcome item={running} />}
      </output>
    ),
    footer: (
      <Button variant="primary" onClick={close}>
        {t('close')}
      </Button>
    ),
  }
}
