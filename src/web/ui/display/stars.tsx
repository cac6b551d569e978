import { joinClasses } from '../join-classes.ts'

const SHAPE = 'l2.85 5.78 6.38.93-4.62 4.5 1.09 6.35-5.7-3-5.7 3 1.09-6.35-4.62-4.5 6.38-.93z'
const STAR_WIDTH = 24
/** All five in one: a list shows dozens of ratings, and each element costs when it scrolls. */
const FIVE = [0, 1, 2, 3, 4].map((position) => `M${position * STAR_WIDTH + 12} 2.8${SHAPE}`).join('')
const SIZES = { small: 'h-3.5', medium: 'h-4', large: 'h-6' } as const

type StarsProps = {
  /** 0 to 5; fractions fill a star in part. */
  value: number
  /** For those who listen: "4 out of 5". */
  label: string
  /** The same number for those who look, in the reader's notation. Colour alone must not tell it. */
  text?: string
  size?: keyof typeof SIZES
}

export function Stars({ value, label, text, size = 'medium' }: StarsProps) {
  return (
    <span className={joinClasses('inline-flex items-center gap-1.5 align-middle', colourOf(value))}>
      <span className="sr-only">{label}</span>
      <svg aria-hidden viewBox="0 0 120 24" className={joinClasses('w-auto shrink-0', SIZES[size])}>
        <path d={FIVE} className="fill-none stroke-line-strong" strokeWidth="1.5" strokeLinejoin="round" />
        {/* Cuts off what is not earned. */}
        <svg width={STAR_WIDTH * Math.min(5, Math.max(0, value))} height="24">
          <path d={FIVE} className="fill-current stroke-current" strokeWidth="1.5" strokeLinejoin="round" />
        </svg>
      </svg>
      {text && (
        <span aria-hidden className="text-sm font-semibold tabular-nums">
          {text}
        </span>
      )}
    </span>
  )
}

function colourOf(value: number): string {
  if (value >= 4) return 'text-good'
  return value >= 3 ? 'text-warn' : 'text-bad'
}
