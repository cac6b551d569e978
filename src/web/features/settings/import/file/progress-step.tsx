import { useTranslations } from 'use-intl'
import type { ReviewImport } from '#shared/contracts/review-import.ts'
import { Banner } from '#web/ui/index.ts'
import { isUnderWay } from '../import.queries.ts'

/** How far the import is, and what came of it. */
export function ProgressStep({ running }: { running: ReviewImport }) {
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
