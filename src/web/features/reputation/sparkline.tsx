const [WIDTH, HEIGHT] = [96, 24]

/** Shares of the height, all on the same scale, so that they can be compared; the numbers stand beside it. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const toPlace = (index: number) => (values.length === 1 ? WIDTH / 2 : (index / (values.length - 1)) * WIDTH)
  const line = values.map((value, index) => {
    return `${index === 0 ? 'M' : 'L'}${toPlace(index).toFixed(1)} ${(HEIGHT - value * HEIGHT).toFixed(1)}`
  })
  return (
    <svg
      aria-hidden
      viewBox={`-2 -2 ${WIDTH + 4} ${HEIGHT + 4}`}
      className="h-7 w-25 fill-none stroke-accent"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={`M0 ${HEIGHT}H${WIDTH}`} strokeWidth="1" className="stroke-line" />
      {values.length === 1 ? <path d={`${line.join('')}h0.01`} strokeWidth="4" /> : <path d={line.join('')} />}
    </svg>
  )
}
