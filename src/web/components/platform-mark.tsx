import { PLATFORM_MARKS } from '#shared/domain/platform-marks.ts'
import { type Platform, PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { joinClasses } from '#web/ui/index.ts'

interface PlatformMarkProps {
  platform: Platform
  /** Among words, as large as they are; else it stands in a tile of its own. */
  isInline?: boolean
}

/** The platform's own sign. Decorative, so the platform's name must stand beside it. */
export function PlatformMark({ platform, isInline = false }: PlatformMarkProps) {
  return (
    <span
      aria-hidden
      className={joinClasses(
        'flex shrink-0 items-center justify-center text-ink',
        !isInline && 'size-9 rounded-control bg-inset',
      )}
    >
      <svg viewBox="0 0 24 24" fill="currentColor" className={isInline ? 'size-3.5' : 'size-5'}>
        <path d={PLATFORM_MARKS[platform]} />
      </svg>
    </span>
  )
}

/** Where a platform is one of several things in a line, a cell or a legend. */
export function MarkedPlatform({ platform }: { platform: Platform }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <PlatformMark platform={platform} isInline />
      {PLATFORM_NAMES[platform]}
    </span>
  )
}
