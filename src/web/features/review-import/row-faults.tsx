import { useTranslations } from 'use-intl'
import type { ImportRowFault } from '#shared/contracts/review-import.ts'

interface RowFaultsProps {
  faults: readonly ImportRowFault[]
  /** How many there are; the server names the first of them. */
  total: number
}

export function RowFaults({ faults, total }: RowFaultsProps) {
  const t = useTranslations('reviewImport')
  if (total === 0) return null
  return (
    <details>
      <summary className="font-medium">{t('columns.faults')}</summary>
      <FaultList faults={faults} total={total} />
    </details>
  )
}

export function FaultList({ faults, total }: RowFaultsProps) {
  const t = useTranslations('reviewImport')
  const more = total - faults.length
  return (
    <>
      <ul className="mt-2 flex flex-col gap-1">
        {faults.map(({ line, fault, value }) => (
          <li key={line} className="break-words">
            {value
              ? t('columns.faultWithValue', { line: String(line), reason: t(`faults.${fault}`), value })
              : t('columns.fault', { line: String(line), reason: t(`faults.${fault}`) })}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-1 text-ink-muted">{t('columns.moreFaults', { count: more })}</p>}
    </>
  )
}
