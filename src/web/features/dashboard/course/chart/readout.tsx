import type { CSSProperties } from 'react'
import { PLATFORM_NAMES, type Platform } from '#shared/domain/platforms.ts'
import { type CourseStep, sumOver } from '../course-steps.ts'
import { SERIES_SWATCH } from '../series-colours.ts'
import type { useCourseWords } from '../use-course-words.ts'

interface ReadoutProps {
  step: CourseStep
  platforms: readonly Platform[]
  words: ReturnType<typeof useCourseWords>
  /** From 0 to 1. */
  centre: number
}

/** Beside what is pointed at, and on a phone below it. Those who listen hear the same from the slider. */
export function Readout({ step, platforms, words, centre }: ReadoutProps) {
  const present = platforms.filter((platform) => step.sums.has(platform))
  return (
    <div
      aria-hidden
      data-side={centre > 0.5 ? 'left' : 'right'}
      style={{ '--at': `${centre * 100}%` } as CSSProperties}
      className="absolute z-10 flex w-60 flex-col gap-1 rounded-card border border-line bg-card px-3 py-2 text-sm shadow-float max-sm:top-full max-sm:left-[clamp(-2.25rem,calc(var(--at)-7.5rem),calc(100%-15rem))] sm:top-2 sm:data-[side=left]:right-[calc(100%-var(--at)+1rem)] sm:data-[side=right]:left-[calc(var(--at)+1rem)]"
    >
      <p className="font-semibold">{words.whole(step.first)}</p>
      <p>{words.summary(sumOver(step, platforms))}</p>
      {present.length > 1 &&
        present.map((platform) => (
          <p key={platform} className="flex gap-2 text-ink-muted">
            <span className={`mt-1 size-2.5 shrink-0 rounded-full ${SERIES_SWATCH[platform]}`} />
            <span className="min-w-0">
              {PLATFORM_NAMES[platform]}
              <br />
              {words.summary(sumOver(step, [platform]))}
            </span>
          </p>
        ))}
    </div>
  )
}
