interface LinePoint {
  /** In percent of the room, from the left and from above. */
  x: number
  y: number
}

/** From each point to the next, with a dot at each; a single one is a dot. In an unstretched picture, where strokes stay as they are. */
export function PointLine({ points }: { points: readonly LinePoint[] }) {
  const at = (percent: number) => `${percent.toFixed(2)}%`
  return (
    <g className="fill-accent stroke-accent" strokeWidth="2" strokeLinecap="round">
      {points.map(({ x, y }, turn) => {
        const before = points[turn - 1]
        return before && <line key={x} x1={at(before.x)} y1={at(before.y)} x2={at(x)} y2={at(y)} />
      })}
      {points.map(({ x, y }) => (
        <circle key={x} cx={at(x)} cy={at(y)} r="2" strokeWidth="1" />
      ))}
    </g>
  )
}
