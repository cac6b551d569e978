import { useQuery } from '@tanstack/react-query'
import { Info } from 'lucide-react'
import { useFormatter, useTranslations } from 'use-intl'
import type { ReviewAnalysis } from '#shared/contracts/assistant.ts'
import { useOriginWords } from '#web/components/origin-badge.tsx'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { Button, Popover } from '#web/ui/index.ts'
import { assistantQuery } from './analysis.queries.ts'

/** Who read it; how far that can be trusted is one press away. */
export function AnalysisOrigin({ analysis }: { analysis: ReviewAnalysis }) {
  const t = useTranslations('reviewsAnalysis.origin')
  const wordsFor = useOriginWords()
  const formatting = useFormatting()
  const { origin, analyzedAt } = analysis
  return (
    <Popover
      title={t('about')}
      isTitleShown
      align="start"
      trigger={
        <Button size="small" icon={<Info aria-hidden />}>
          {wordsFor(origin)}
        </Button>
      }
      className="flex max-w-80 flex-col gap-2 px-4 pb-4"
    >
      {origin.engine === 'model' ? <p>{t('modelText')}</p> : <BuiltInText />}
      <p className="text-sm text-ink-muted">
        {t('version', { version: origin.version, time: formatting.dateTime(analyzedAt) })}
      </p>
    </Popover>
  )
}

function BuiltInText() {
  const t = useTranslations('reviewsAnalysis.origin')
  const format = useFormatter()
  const { data: assistant } = useQuery(assistantQuery)
  return (
    <>
      <p>{t('builtInText')}</p>
      {assistant && (
        <p>
          {t('accuracy', {
            accuracy: format.number(assistant.measuredAccuracy, { style: 'percent', maximumFractionDigits: 1 }),
          })}
        </p>
      )}
    </>
  )
}
