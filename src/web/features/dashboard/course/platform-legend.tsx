import { useTranslations } from 'use-intl'
import { PLATFORM_NAMES, type Platform } from '#shared/domain/platforms.ts'
import { joinClasses } from '#web/ui/index.ts'
import { SERIES_SWATCH } from './series-colours.ts'

interface PlatformLegendProps {
  platforms: readonly Platform[]
  shown: readonly Platform[]
  onToggle: (platform: Platform) => void
}

/** Which colour is which, and each can be left out. */
export function PlatformLegend({ platforms, shown, onToggle }: PlatformLegendProps) {
  const t = useTranslations('dashboardOverview.course')
  return (
    <fieldset aria-label={t('platforms')} className="-mx-2 flex min-w-0 flex-wrap gap-x-1">
      {platforms.map((platform) => {
        const isShown = shown.includes(platform)
        return (
          <button
            key={platform}
            type="button"
            aria-pressed={isShown}
            onClick={() => onToggle(platform)}
            className={joinClasses(
              'inline-flex min-h-8 items-center gap-2 rounded-control px-2 text-sm hover:bg-inset pointer-coarse:min-h-11',
              !isShown && 'text-ink-muted line-through',
            )}
          >
            <span
              aria-hidden
              className={joinClasses(
                'size-3 shrink-0 rounded-full',
                isShown ? SERIES_SWATCH[platform] : 'border border-line-strong',
              )}
            />
            {PLATFORM_NAMES[platform]}
          </button>
        )
      })}
    </fieldset>
  )
}
