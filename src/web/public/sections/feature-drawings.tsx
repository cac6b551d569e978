/** Small line drawings for the feature cards, in the theme's own colours. None carries text. */

const STAR = 'M0-5 1.5-1.6 5-1.6 2.2.7 3.2 4.2 0 2.2-3.2 4.2-2.2.7-5-1.6-1.5-1.6Z'

function StarRow({ y, rating }: { y: number; rating: number }) {
  return [0, 1, 2, 3, 4].map((place) => (
    <path
      key={place}
      d={STAR}
      transform={`translate(${32 + place * 12} ${y})`}
      className={place < rating ? 'fill-accent' : 'fill-line'}
    />
  ))
}

function Line({ x, y, width }: { x: number; y: number; width: number }) {
  return <rect x={x} y={y} width={width} height="4" rx="2" className="fill-line" />
}

export function MonitoringDrawing() {
  return [
    { y: 10, rating: 5, width: 92 },
    { y: 40, rating: 3, width: 118 },
    { y: 70, rating: 4, width: 76 },
  ].map(({ y, rating, width }, index) => (
    <g key={y}>
      <rect
        x="16.5"
        y={y - 0.5}
        width="227"
        height="24"
        rx="5"
        className={index === 1 ? 'fill-accent-soft stroke-accent' : 'fill-card stroke-line'}
      />
      <StarRow y={y + 12} rating={rating} />
      <Line x={104} y={y + 10} width={width} />
    </g>
  ))
}

export function ResponsesDrawing() {
  return (
    <>
      <path
        className="fill-inset"
        d="M16 18a6 6 0 0 1 6-6h122a6 6 0 0 1 6 6v20a6 6 0 0 1-6 6H34l-9 8v-8h-3a6 6 0 0 1-6-6Z"
      />
      <Line x={28} y={22} width={104} />
      <Line x={28} y={32} width={68} />
      <path
        className="fill-accent-soft stroke-accent"
        d="M88.5 58.5a6 6 0 0 1 6-6h143a6 6 0 0 1 6 6v24a6 6 0 0 1-6 6h-4v8l-9-8h-130a6 6 0 0 1-6-6Z"
      />
      <path className="stroke-accent" strokeWidth="4" strokeLinecap="round" d="M104 66.5h110M104 77h62" />
      <path className="stroke-accent" strokeWidth="1.5" d="M174 71.5v11" />
    </>
  )
}

const QR_DOTS = [
  'M62 20h6v6h-6zM74 20h6v6h-6zM62 32h6v6h-6zM68 38h6v6h-6zM80 32h6v6h-6z',
  'M26 56h6v6h-6zM38 50h6v6h-6zM50 56h6v6h-6zM62 50h6v6h-6zM74 56h6v6h-6zM86 50h6v6h-6zM98 56h6v6h-6z',
  'M62 68h6v6h-6zM74 68h6v6h-6zM86 62h6v6h-6zM98 74h6v6h-6zM68 80h6v6h-6zM86 80h6v6h-6z',
].join('')

export function QrCodeDrawing() {
  return (
    <g transform="translate(-10 0)">
      <path className="fill-accent" d={QR_DOTS} />
      <g className="fill-none stroke-accent" strokeWidth="5">
        <path d="M28.5 16.5h21v21h-21zM80.5 16.5h21v21h-21zM28.5 66.5h21v21h-21z" />
      </g>
      <path className="fill-accent" d="M36 24h6v6h-6zM88 24h6v6h-6zM36 74h6v6h-6z" />
      <path className="fill-none stroke-line-strong" strokeLinecap="round" d="M122 52h28m-7-7 7 7-7 7" />
      <rect x="166.5" y="10.5" width="61" height="83" rx="7" className="fill-card stroke-line-strong" />
      <g transform="translate(146 18)">
        <path d={STAR} transform="translate(40 12)" className="fill-accent" />
        <path d={STAR} transform="translate(52 12)" className="fill-accent" />
        <path d={STAR} transform="translate(64 12)" className="fill-accent" />
      </g>
      <Line x={178} y={46} width={38} />
      <Line x={178} y={56} width={26} />
      <rect x="178" y="72" width="38" height="10" rx="3" className="fill-accent" />
    </g>
  )
}

export function TeamDrawing() {
  return [
    { y: 8, width: 78, isDone: true },
    { y: 38, width: 96, isDone: true },
    { y: 68, width: 64, isDone: false },
  ].map(({ y, width, isDone }) => (
    <g key={y}>
      <circle cx="32" cy={y + 13} r="12.5" className="fill-accent-soft stroke-accent" />
      <circle cx="32" cy={y + 10} r="4" className="fill-accent" />
      <path className="fill-accent" d={`M24 ${y + 21}a8 6.5 0 0 1 16 0Z`} />
      <Line x={56} y={y + 6} width={width} />
      <Line x={56} y={y + 16} width={width / 2} />
      <rect x="206" y={y + 5} width="30" height="16" rx="8" className={isDone ? 'fill-accent' : 'fill-line'} />
      <circle cx={isDone ? 228 : 214} cy={y + 13} r="5.5" className="fill-card" />
    </g>
  ))
}

export function DisputesDrawing() {
  return (
    <>
      <rect x="16.5" y="8.5" width="227" height="46" rx="5" className="fill-card stroke-line" />
      <path
        className="fill-none stroke-bad"
        strokeWidth="1.5"
        strokeLinecap="round"
        d="M32 44V19c8-4 12 4 20 0v13c-8 4-12-4-20 0"
      />
      <Line x={68} y={22} width={140} />
      <Line x={68} y={34} width={94} />
      <path className="stroke-line" strokeWidth="2" d="M168 80h60" />
      <path className="stroke-accent" strokeWidth="2" d="M32 80h136" />
      <circle cx="32" cy="80" r="6" className="fill-accent" />
      <circle cx="100" cy="80" r="6" className="fill-accent" />
      <circle cx="168" cy="80" r="6" className="fill-card stroke-accent" strokeWidth="2" />
      <circle cx="228" cy="80" r="6" className="fill-card stroke-line" strokeWidth="2" />
    </>
  )
}

export function AnalyticsDrawing() {
  return (
    <>
      <path className="stroke-line" d="M16 14.5h228M16 40.5h228M16 66.5h228M16 92.5h228" />
      <path className="fill-accent-soft" d="M16 76c26-2 36-20 60-18s30 10 52-4 26-24 48-20 34-8 60-14v72H16Z" />
      <path
        className="fill-none stroke-accent"
        strokeWidth="2.5"
        strokeLinecap="round"
        d="M16 76c26-2 36-20 60-18s30 10 52-4 26-24 48-20 34-8 60-14"
      />
      <path
        className="fill-none stroke-line-strong"
        strokeWidth="1.5"
        strokeDasharray="4 5"
        d="M16 62c40 6 60 14 100 8s70-18 120-14"
      />
      <circle cx="236" cy="20" r="5" className="fill-card stroke-accent" strokeWidth="2.5" />
    </>
  )
}
