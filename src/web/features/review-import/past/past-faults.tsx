import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ImportRowFault, ReviewImport } from '#shared/contracts/review-import.ts'
import { QueryState } from '#web/components/query-state.tsx'
import { buttonClasses } from '#web/ui/index.ts'
import { FaultList } from '../file/row-faults.tsx'
import { importFaultsQuery } from '../review-import.queries.ts'
import { toCsvUrl } from './faults-file.ts'

/** The lines an import could not read, asked for when somebody wants to see them. */
export function PastFaults({ item: { id, fileName, refused } }: { item: ReviewImport }) {
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
