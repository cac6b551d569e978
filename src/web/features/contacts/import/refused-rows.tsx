import { Download } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import { exportContactImportFaults, type ContactImportFault } from '#shared/contracts/contact-import.ts'
import { CONTACT_FAULT_SENTENCES } from '#shared/domain/contact-import.ts'
import { isLocale } from '#shared/domain/locales.ts'
import { useQuery } from '@tanstack/react-query'
import { Disclosure } from '#web/components/disclosure.tsx'
import { useFailureToast } from '#web/components/failures/use-error-sentence.ts'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { useAttempt } from '#web/components/forms/use-attempt.ts'
import { downloadFile } from '#web/kernel/api/download.ts'
import { Button } from '#web/ui/index.ts'
import { importFaultsQuery } from './contact-import.queries.ts'

interface RefusedRowsProps {
  faults: readonly ContactImportFault[]
  /** How many there are; the first of them are named. */
  total: number
}

export function RefusedRows({ faults, total }: RefusedRowsProps) {
  const t = useTranslations('contacts.import.refused')
  if (total === 0) return null
  return (
    <Disclosure summary={t('title')}>
      <FaultList faults={faults} total={total} />
    </Disclosure>
  )
}

function FaultList({ faults, total }: RefusedRowsProps) {
  const t = useTranslations('contacts.import.refused')
  const locale = useLocale()
  const sentences = CONTACT_FAULT_SENTENCES[isLocale(locale) ? locale : 'en']
  const more = total - faults.length
  return (
    <>
      <ul className="flex flex-col gap-1">
        {faults.map(({ line, fault, value }) => (
          <li key={line} className="break-words">
            {t(value ? 'rowWithValue' : 'row', { line: String(line), reason: sentences[fault], value })}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-1 text-ink-muted">{t('more', { count: more })}</p>}
    </>
  )
}

/** Of an import that has been checked, asked for when somebody wants to see them. */
export function RefusedRowsOf({ item: { id, refused } }: { item: { id: string; refused: number } }) {
  const t = useTranslations('contacts.import.refused')
  if (refused === 0) return null
  return (
    <Disclosure summary={t('title')}>
      <NamedRows importId={id} total={refused} />
    </Disclosure>
  )
}

function NamedRows({ importId, total }: { importId: string; total: number }) {
  const t = useTranslations('contacts.import.refused')
  const locale = useLocale()
  const faults = useQuery(importFaultsQuery(importId))
  const sayFailed = useFailureToast()
  const { attempt, isBusy } = useAttempt()
  const save = () =>
    attempt(async () => {
      try {
        await downloadFile({
          endpoint: exportContactImportFaults,
          input: { importId, ...(isLocale(locale) && { headings: locale }) },
          fileName: t('fileName'),
          onProgress: () => undefined,
          signal: new AbortController().signal,
        })
      } catch (error) {
        sayFailed(t('downloadFailed'), error)
      }
    })
  return (
    <QueryState query={faults} failedTitle={t('failed')}>
      {({ items }) => (
        <div className="flex flex-col items-start gap-2">
          <FaultList faults={items} total={total} />
          <Button size="small" icon={<Download aria-hidden />} isBusy={isBusy} onClick={() => void save()}>
            {t('download')}
          </Button>
        </div>
      )}
    </QueryState>
  )
}
