import { findRating, type ReputationCounts } from '#shared/domain/reputation.ts'
import { listTicks } from '#web/components/charts/count-scale.ts'

export interface PictureContent {
  title: string
  /** Whose it is, and of which days, place and platform. */
  lines: string[]
  rating: string
  volume: string
  steps: { label: string; counts: Pick<ReputationCounts, 'reviewCount' | 'ratedCount' | 'ratingSum'> | undefined }[]
  nameCount: (count: number) => string
}

const [WIDTH, HEIGHT] = [1600, 900]
const MARGIN = 80
const LEFT = MARGIN + 70
const RATING = { top: 320, bottom: 480 }
const VOLUME = { top: 570, bottom: 770 }
const BAR_WIDTH = 0.72
const RATING_TICKS = [1, 3, 5]

/** The product's own colors, in the light theme: a picture goes onto paper and slides. */
function readColors() {
  const probe = document.createElement('span')
  probe.dataset.theme = 'light'
  document.body.append(probe)
  const read = (name: string) => {
    probe.style.color = `var(--${name})`
    return getComputedStyle(probe).color
  }
  const found = {
    paper: read('surface-card'),
    ink: read('ink'),
    muted: read('ink-muted'),
    line: read('line'),
    accent: read('accent'),
    font: getComputedStyle(document.body).fontFamily,
  }
  probe.remove()
  return found
}

interface Brush {
  pen: CanvasRenderingContext2D
  colors: ReturnType<typeof readColors>
}

interface Band {
  top: number
  bottom: number
}

/** The chart of the screen as a PNG that tells by itself what it shows. */
export async function drawPicture(content: PictureContent): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser draws no pictures.')
  const brush = { pen, colors: readColors() }
  await document.fonts.ready
  pen.fillStyle = brush.colors.paper
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  writeHead(brush, content)
  drawRatings(brush, content)
  drawVolumes(brush, content)
  writeAxis(brush, content)
  const { promise, resolve, reject } = Promise.withResolvers<Blob>()
  canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made.'))), 'image/png')
  return promise
}

interface TextPlace {
  x: number
  y: number
  size: number
  align?: CanvasTextAlign
  isBold?: boolean
  isMuted?: boolean
}

function write({ pen, colors }: Brush, text: string, place: TextPlace): void {
  const { x, y, size, align = 'left', isBold = false, isMuted = false } = place
  pen.font = `${isBold ? 600 : 400} ${size}px ${colors.font}`
  pen.textAlign = align
  pen.textBaseline = 'alphabetic'
  pen.fillStyle = isMuted ? colors.muted : colors.ink
  pen.fillText(text, x, y, WIDTH - 2 * MARGIN)
}

function writeHead(brush: Brush, { title, lines }: PictureContent): void {
  write(brush, title, { x: MARGIN, y: 120, size: 44, isBold: true })
  for (const [index, line] of lines.entries()) {
    write(brush, line, { x: MARGIN, y: 172 + index * 40, size: 28, isMuted: true })
  }
}

function drawGrid(brush: Brush, { top, bottom }: Band, ticks: readonly number[], name: (tick: number) => string) {
  const lowest = ticks[0] ?? 0
  const highest = ticks.at(-1) ?? 1
  const toY = (value: number) => bottom - ((value - lowest) / (highest - lowest)) * (bottom - top)
  for (const tick of ticks) {
    const y = toY(tick)
    brush.pen.fillStyle = brush.colors.line
    brush.pen.fillRect(LEFT, y - 1, WIDTH - MARGIN - LEFT, 2)
    write(brush, name(tick), { x: LEFT - 16, y: y + 8, size: 22, align: 'right', isMuted: true })
  }
  return toY
}

const slotOf = ({ steps }: PictureContent) => (WIDTH - MARGIN - LEFT) / Math.max(1, steps.length)

function drawRatings(brush: Brush, content: PictureContent): void {
  const { pen, colors } = brush
  write(brush, content.rating, { x: MARGIN, y: RATING.top - 24, size: 24, isMuted: true })
  const toY = drawGrid(brush, RATING, RATING_TICKS, String)
  const slot = slotOf(content)
  const points = content.steps.flatMap(({ counts }, index) => {
    const rating = counts ? findRating(counts) : null
    return rating === null ? [] : [{ x: LEFT + (index + 0.5) * slot, y: toY(rating) }]
  })
  pen.strokeStyle = colors.accent
  pen.fillStyle = colors.accent
  pen.lineWidth = 5
  pen.lineJoin = 'round'
  pen.beginPath()
  for (const { x, y } of points) pen.lineTo(x, y)
  pen.stroke()
  for (const { x, y } of points) {
    pen.beginPath()
    pen.arc(x, y, 7, 0, 2 * Math.PI)
    pen.fill()
  }
}

function drawVolumes(brush: Brush, content: PictureContent): void {
  write(brush, content.volume, { x: MARGIN, y: VOLUME.top - 24, size: 24, isMuted: true })
  const counts = content.steps.map((step) => step.counts?.reviewCount ?? 0)
  const toY = drawGrid(brush, VOLUME, listTicks(Math.max(...counts)), content.nameCount)
  const slot = slotOf(content)
  brush.pen.fillStyle = brush.colors.accent
  for (const [index, count] of counts.entries()) {
    const x = LEFT + (index + (1 - BAR_WIDTH) / 2) * slot
    brush.pen.fillRect(x, toY(count), slot * BAR_WIDTH, VOLUME.bottom - toY(count))
  }
}

/** The first and the last by name. */
function writeAxis(brush: Brush, { steps }: PictureContent): void {
  const [first, last] = [steps[0], steps.at(-1)]
  const y = VOLUME.bottom + 40
  if (first) write(brush, first.label, { x: LEFT, y, size: 22, isMuted: true })
  if (last && last !== first)
    write(brush, last.label, { x: WIDTH - MARGIN, y, size: 22, align: 'right', isMuted: true })
}
