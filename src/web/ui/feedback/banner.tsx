import { X } from 'lucide-react'
import { type FocusEvent, type ReactNode, useState, useEffect, useEffectEvent, useRef } from 'react'
import { IconButton } from '../actions/button.tsx'
import { joinClasses } from '../join-classes.ts'
import { useUiLanguage } from '../ui-labels.ts'
import { type Meaning, MeaningIcon } from './meaning.tsx'

const TONES: Record<Meaning, string> = {
  good: 'bg-good-soft border-good/30',
  warn: 'bg-warn-soft border-warn/30',
  bad: 'bg-bad-soft border-bad/30',
  info: 'bg-info-soft border-info/30',
}

type BannerProps = {
  tone?: Meaning
  title?: ReactNode
  /** Shows a button to put the banner away, and is called when its time is up. */
  onDismiss?: () => void
  /** Needs `onDismiss`. The time stands still while the banner is hovered or holds the focus. */
  autoHideAfterMs?: number
  action?: ReactNode
  /** Small print, such as the id of the failed request. */
  detail?: ReactNode
  className?: string
  children?: ReactNode
}

/** One message in the flow of the page. What failed interrupts the listening reader, the rest waits its turn. */
export function Banner({
  tone = 'info',
  title,
  onDismiss,
  action,
  detail,
  className,
  children,
  ...props
}: BannerProps) {
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const { labels } = useUiLanguage()
  useCountdown(props.autoHideAfterMs, isHovered || isFocused, () => onDismiss?.())

  return (
    <div
      ref={tone === 'bad' ? bringIntoView : null}
      role={tone === 'bad' ? 'alert' : 'status'}
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={(event) => setIsFocused(isStillInside(event))}
      className={joinClasses('flex items-start gap-3 rounded-card border py-1.5 pr-2 pl-4', TONES[tone], className)}
    >
      <MeaningIcon meaning={tone} className="mt-2 pointer-coarse:mt-3.5" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
        <div className="flex min-w-0 flex-1 basis-52 flex-col gap-0.5 py-1.5 break-words pointer-coarse:py-3">
          {title && <p className="font-semibold">{title}</p>}
          {children && <div>{children}</div>}
          {detail && <p className="text-xs text-ink-muted">{detail}</p>}
        </div>
        {action}
      </div>
      {onDismiss && <IconButton size="small" label={labels.dismiss} icon={<X aria-hidden />} onClick={onDismiss} />}
    </div>
  )
}

/** In a dialog that scrolls, the button that failed may stay in view while the reason appears beyond its edge. */
function bringIntoView(banner: HTMLDivElement | null): void {
  if (banner?.closest('[role=dialog]')) banner.scrollIntoView({ block: 'nearest' })
}

function isStillInside({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return relatedTarget instanceof Node && currentTarget.contains(relatedTarget)
}

/**
 * Calls `onEnd` once `durationMs` have passed while not paused; a pause keeps the rest. Without a duration nothing ends.
 */
function useCountdown(durationMs: number | undefined, isPaused: boolean, onEnd: () => void) {
  const remainingMs = useRef(durationMs)
  const end = useEffectEvent(onEnd)

  useEffect(() => {
    remainingMs.current = durationMs
  }, [durationMs])

  useEffect(() => {
    if (isPaused || remainingMs.current === undefined) return undefined

    const startedAt = Date.now()
    const timer = setTimeout(() => end(), remainingMs.current)
    return () => {
      clearTimeout(timer)
      if (remainingMs.current !== undefined) remainingMs.current -= Date.now() - startedAt
    }
  }, [isPaused, durationMs])
}
