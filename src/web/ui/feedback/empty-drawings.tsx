const FRAME = {
  'aria-hidden': true,
  viewBox: '0 0 96 72',
  fill: 'none',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  className: 'h-18 w-24 stroke-line-strong',
} as const

/** A tray waiting for its first letter. */
export function FirstUseDrawing() {
  return (
    <svg {...FRAME}>
      <path d="M14 40 22 22h52l8 18v18a4 4 0 0 1-4 4H18a4 4 0 0 1-4-4Z" />
      <path d="M14 40h20c1 6 6 10 14 10s13-4 14-10h20" />
      <path className="stroke-accent" d="M48 8v22m-8-8 8 8 8-8" />
    </svg>
  )
}

/** A lens over lines, none of which is meant. */
export function NothingMatchesDrawing() {
  return (
    <svg {...FRAME}>
      <path d="M12 18h34M12 32h22M12 46h24M12 60h38" />
      <circle className="fill-card" cx="60" cy="36" r="18" />
      <path d="m73 49 12 12" />
      <path className="stroke-accent" d="M53 36h14" />
    </svg>
  )
}

/** A line that was cut between two ends. */
export function FailedDrawing() {
  return (
    <svg {...FRAME}>
      <path d="M8 38h18m44 0h18" />
      <rect x="26" y="28" width="12" height="20" rx="3" />
      <rect x="58" y="28" width="12" height="20" rx="3" />
      <path className="stroke-bad" d="m44 33 8 10m0-10-8 10" />
      <path d="M40 16l3 6m13-6-3 6m-5-10v8" />
    </svg>
  )
}
