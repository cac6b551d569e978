import { type PointerEvent, type ReactNode, useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { type Slots, stepAt } from '#web/components/charts/chart-slots.ts'

interface TimeSliderProps {
  slots: Slots
  stepCount: number
  active: number | null
  onActive: (step: number | null) => void
  /** What is to be heard of a step. */
  describe: (step: number) => string
  /** Lies over the pictures. */
  children: ReactNode
}

/** Points at a time by mouse, by finger and, as the slider it is to keyboards and readers, by arrow keys. */
export function TimeSlider({ slots, stepCount, active, onActive, describe, children }: TimeSliderProps) {
  const t = useTranslations('dashboardOverview.trend')
  const hintId = useId()
  const slider = useRef<HTMLInputElement>(null)
  const current = active ?? stepCount - 1
  const follow = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    onActive(stepAt(slots, (clientX - left) / width, stepCount))
  }
  return (
    <div
      role="presentation"
      className="absolute inset-y-0 right-0 left-9 touch-pan-y"
      // What is told stays until something else has the focus; a press on what takes none would end it at once.
      onMouseDown={(event) => event.preventDefault()}
      onPointerDown={(event) => {
        slider.current?.focus({ preventScroll: true })
        follow(event)
      }}
      onPointerMove={follow}
      // A finger that is lifted leaves, too, and yet wants to read.
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onActive(null)}
    >
      <input
        ref={slider}
        type="range"
        min={0}
        max={stepCount - 1}
        value={current}
        aria-label={t('slider')}
        aria-valuetext={describe(current)}
        aria-describedby={hintId}
        onChange={({ target }) => onActive(Number(target.value))}
        onFocus={() => onActive(current)}
        onBlur={() => onActive(null)}
        onKeyDown={({ key }) => key === 'Escape' && onActive(null)}
        className="peer pointer-events-none absolute inset-0 size-full opacity-0"
      />
      <span className="pointer-events-none absolute -inset-1 -left-10 rounded-card peer-focus-visible:outline-2 peer-focus-visible:outline-focus" />
      <span id={hintId} hidden>
        {t('keys')}
      </span>
      {children}
    </div>
  )
}
