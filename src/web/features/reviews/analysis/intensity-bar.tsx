import { useTranslations } from 'use-intl'
import { INTENSITY_RANGE } from '#shared/domain/sentiment.ts'
import { joinClasses, VisuallyHidden } from '#web/ui/index.ts'

const STEPS = Array.from({ length: INTENSITY_RANGE.most }, (_, index) => index + 1)

export function IntensityBar({ intensity }: { intensity: number }) {
  const t = useTranslations('reviewsAnalysis')
  const value = t('intensityValue', { intensity: String(intensity) })
  return (
    <div className="flex items-center gap-3">
      <VisuallyHidden>
        <meter
          aria-label={t('intensity')}
          aria-valuetext={value}
          min={0}
          max={INTENSITY_RANGE.most}
          value={intensity}
        />
      </VisuallyHidden>
      <div aria-hidden className="flex h-2 flex-1 gap-1">
        {STEPS.map((step) => (
          <span
            key={step}
            className={joinClasses('flex-1 rounded-full border', step <= intensity ? FULL : 'border-line-strong')}
          />
        ))}
      </div>
      <span className="font-medium tabular-nums">{value}</span>
    </div>
  )
}

const FULL = 'border-accent bg-accent'
