import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { ReviewImport, ImportRowFault } from '#shared/contracts/review-import.ts'
import { BYTE_ORDER_MARK, toCsvLine } from '#shared/domain/csv-lines.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { NextPage } from '#web/components/next-page.tsx'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { RelativeTime } from '#web/components/relative-time.tsx'
import { Badge, buttonClasses, useToast } from '#web/ui/index.ts'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { ConfirmButton, findPageHeading } from '#web/components/forms/confirm-button.tsx'
import { importsQuery, isUnderWay, importFaultsQuery, useUndoImport } from './review-import.queries.ts'
import { FaultList } from './row-faults.tsx'

export function toCsvUrl(rows: readonly (readonly string[])[]): string {
  return `data:text/csv;charset=utf-8,${encodeURIComponent(BYTE_ORDER_MARK + rows.map(toCsvLine).join(''))}`
}

const TONES = { queued: 'info', running: 'info', done: 'good', failed: 'bad', undone: 'neutral' } as const

/** Nothing shows as long as nothing was imported. */
export function PastImports({ canManage }: { canManage: boolean }) {
  const t = useTranslations('reviewImport.past')
  const imports = useInfiniteQuery(importsQuery)
  return (
    <QueryState
      query={imports}
      failedTitle={t('failed')}
      isEmpty={({ pages }) => pages[0]?.items.length === 0}
      empty={null}
    >
      {({ pages }) => (
        <div>
          <h3 className="mb-1 font-medium">{t('title')}</h3>
          <ul className="divide-y divide-line">
            {pages
              .flatMap((page) => page.items)
              .map((item) => (
                <li key={item.id} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3">
                  <PastImport item={item} />
                  {canManage && <UndoImport item={item} />}
                </li>
              ))}
          </ul>
          <NextPage query={imports} />
        </div>
      )}
    </QueryState>
  )
}

function PastImport({ item }: { item: ReviewImport }) {
  const t = useTranslations('reviewImport')
  const { fileName, platform, namesPlatforms, locationName, state, done, total, added, duplicates, refused, removed } =
    item
  const counts = isUnderWay(item)
    ? [t('running.lines', { done, total })]
    : [
        t('running.added', { count: added }),
        ...(duplicates > 0 ? [t('running.duplicates', { count: duplicates })] : []),
        ...(refused > 0 ? [t('running.refused', { count: refused })] : []),
        ...(state === 'undone' ? [t('past.removed', { count: removed })] : []),
      ]
  return (
    <div className="flex min-w-0 flex-1 basis-56 flex-col gap-0.5">
      <p className="flex flex-wrap items-center gap-2">
        <span className="min-w-0 font-medium break-words">{fileName}</span>
        <Badge tone={TONES[state]}>{t(`past.states.${state}`)}</Badge>
      </p>
      <p className="text-sm text-ink-muted">
        {[namesPlatforms ? t('past.namesPlatforms') : PLATFORM_NAMES[platform], locationName]
          .filter(Boolean)
          .join(' · ')}{' '}
        · <RelativeTime at={item.createdAt} />
      </p>
      <p className="text-sm">{counts.join(', ')}</p>
      {refused > 0 && !isUnderWay(item) && <PastFaults item={item} />}
    </div>
  )
}

/** The lines an import could not read, asked for when somebody wants to see them. */
function PastFaults({ item: { id, fileName, refused } }: { item: ReviewImport }) {
  const t = useTranslations('reviewImport')
  const [isOpen, setIsOpen] = useState(false)
  const faults = useQuery({ ...importFaultsQuery(id), enabled: isOpen })

  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)} className="mt-1 text-sm">
      <summary>{t('columns.faults')}</summary>
      {isOpen && (
        <QueryState query={faults} failedTitle={t('past.faultsFailed')}>
          {({ items }) => (
            <>
              <FaultList faults={items} total={refused} />
              <DownloadFaults faults={items} fileName={fileName} />
            </>
          )}
        </QueryState>
      )}
    </details>
  )
}

function DownloadFaults({ faults, fileName }: { faults: readonly ImportRowFault[]; fileName: string }) {
  const t = useTranslations('reviewImport')
  const header = [t('columns.line'), t('past.reason'), t('past.value')]
  const rows = faults.map(({ line, fault, value }) => [String(line), t(`faults.${fault}`), value])
  if (faults.length === 0) return null
  return (
    <a
      href={toCsvUrl([header, ...rows])}
      download={t('past.faultsFile', { name: fileName.replace(/\.\w+$/, '') })}
      className={`${buttonClasses({ variant: 'quiet', size: 'small' })} mt-2`}
    >
      <Download aria-hidden />
      {t('past.downloadFaults')}
    </a>
  )
}

/** Asks first. Stays when the button goes: the dialog has the focus to hand on. */
function UndoImport({ item: { id, fileName: name, state } }: { item: ReviewImport }) {
  const t = useTranslations('reviewImport.past')
  const toast = useToast()
  const { mutateAsync } = useUndoImport()
  return (
    <ConfirmButton
      isOffered={state !== 'undone'}
      size="small"
      label={t('undo')}
      name={t('undoOf', { name })}
      words={{
        title: t('undoTitle', { name }),
        text: t('undoText'),
        keep: t('keep'),
        confirm: t('confirm'),
        busy: t('busy'),
        failed: t('undoFailed'),
      }}
      onConfirm={async () => {
        const { removed } = await mutateAsync(id)
        toast({ tone: 'good', title: t('undone'), text: t('removed', { count: removed }) })
      }}
      findNext={findPageHeading}
    />
  )
}
