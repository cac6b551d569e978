import { VisuallyHidden } from '../reading/visually-hidden.tsx'

interface ProgressBarProps {
  label: string
  /** How far it is; without it, that something moves is all there is to say. */
  value?: number
  max?: number
}

/** A thin line. What it stands for must also be said in words. */
export function ProgressBar({ label, value, max }: ProgressBarProps) {
  const isMeasured = value !== undefined && max !== undefined && max > 0
  const done = isMeasured ? Math.min(value, max) : 0
  return (
    <div className="relative h-1 w-full overflow-hidden rounded-full bg-inset">
      <VisuallyHidden>
        <progress aria-label={label} {...(isMeasured && { value: done, max })} />
      </VisuallyHidden>
      {isMeasured ? (
        <svg aria-hidden viewBox="0 0 100 1" preserveAspectRatio="none" className="block size-full fill-accent">
          <rect width={(done / max) * 100} height="1" />
        </svg>
      ) : (
        <div aria-hidden className="h-full w-1/3 animate-slide rounded-full bg-accent" />
      )}
    </div>
  )
}
