import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import {
  listReportReaders,
  REPORT_CADENCES,
  saveReportReaders,
  type ReportReaders,
} from '#shared/contracts/report-mails.ts'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { FormDialog } from '#web/components/forms/form-dialog.tsx'
import { call } from '#web/kernel/api/call.ts'
import { endpointQuery, useChange } from '#web/kernel/api/queries.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { Select, useToast } from '#web/ui/index.ts'

type Reader = ReportReaders['items'][number]

const readersQuery = endpointQuery(queryKeys.reportReaders, listReportReaders, {})

const useSaveReaders = () =>
  useChange(
    (readers: { userId: string; cadence: (typeof REPORT_CADENCES)[number] }[]) => call(saveReportReaders, { readers }),
    { renews: [queryKeys.reportReaders] },
  )

/** Who is mailed the figures, and how often. */
export function ReportMailsDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('reputation.mails')
  const toast = useToast()
  const query = useQuery(readersQuery)
  const [chosen, setChosen] = useState<Record<string, Reader['cadence']>>({})
  const save = useSaveReaders()
  const cadenceOf = ({ userId, cadence }: Reader) => (userId in chosen ? (chosen[userId] ?? null) : cadence)
  const submit = () => {
    const readers = (query.data?.items ?? []).flatMap((reader) => {
      const cadence = cadenceOf(reader)
      return cadence === null ? [] : [{ userId: reader.userId, cadence }]
    })
    save.mutate(readers, {
      onSuccess: () => {
        toast({ tone: 'good', title: t('saved') })
        onClose()
      },
    })
  }
  return (
    <FormDialog
      size="medium"
      title={t('title')}
      description={t('text')}
      labels={{ cancel: t('cancel'), submit: t('save'), busy: t('saving') }}
      isBusy={save.isPending}
      problem={{ title: t('saveFailed'), error: save.error }}
      isReady={query.isSuccess}
      onSubmit={submit}
      onClose={onClose}
    >
      <QueryState query={query} failedTitle={t('failed')}>
        {({ items }) => (
          <ul aria-label={t('people')} className="flex flex-col gap-3">
            {items.map((reader) => (
              <ReaderRow
                key={reader.userId}
                name={reader.name}
                cadence={cadenceOf(reader)}
                onChoose={(cadence) => setChosen((all) => ({ ...all, [reader.userId]: cadence }))}
              />
            ))}
          </ul>
        )}
      </QueryState>
    </FormDialog>
  )
}

interface ReaderRowProps {
  name: string
  cadence: Reader['cadence']
  onChoose: (cadence: Reader['cadence']) => void
}

function ReaderRow({ name, cadence, onChoose }: ReaderRowProps) {
  const t = useTranslations('reputation.mails')
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <span className="min-w-0 break-words">{name}</span>
      <Select
        aria-label={t('cadenceFor', { name })}
        className="w-44"
        value={cadence ?? ''}
        placeholder={t('never')}
        options={REPORT_CADENCES.map((value) => ({ value, label: t(value) }))}
        onChange={({ target }) => onChoose(REPORT_CADENCES.find((value) => value === target.value) ?? null)}
      />
    </li>
  )
}
