import type { OutputOf } from '#shared/contracts/endpoint.ts'
import type { getPrintBrand } from '#shared/contracts/qr-prints.ts'
import { textOn } from '#shared/domain/customer-settings.ts'
import type { Locale } from '#shared/domain/locales.ts'
import {
  type Box,
  type CodeColors,
  type Face,
  type PrintCall,
  type PrintForm,
  SHEETS,
  writePrintTexts,
} from '#shared/domain/qr-print.ts'
import { fitLines, LEADING } from './fit-lines.ts'
import { drawQrImage } from '../qr-image.tsx'

export type PrintBrand = OutputOf<typeof getPrintBrand>

interface CodeLook {
  address: string
  colors: CodeColors
  /** In its middle. */
  logo: PrintBrand['logo']
}

/** Of the code's width, as far as it can do without. */
const LOGO_SHARE = 0.2
const ACCENT = 0.012

export function CodePreview({ look }: { look: CodeLook }) {
  return (
    <svg aria-hidden viewBox="0 0 100 100" className="w-48 max-w-full">
      <Code box={{ x: 0, y: 0, width: 100, height: 100 }} look={look} />
    </svg>
  )
}

interface SheetPreviewProps {
  form: PrintForm
  call: PrintCall
  language: Locale
  brand: PrintBrand
  look: CodeLook
}

/** By the measures of the print itself; its letters stand nearly as there. */
export function SheetPreview({ form, call, language, brand, look }: SheetPreviewProps) {
  const { width, height, faces } = SHEETS[form]
  const texts = { ...writePrintTexts({ call, language, address: look.address }), name: brand.businessName }
  return (
    <svg aria-hidden viewBox={`0 0 ${width} ${height}`} className="max-h-96 w-auto max-w-full border border-line">
      <rect width={width} height={height} fill="#ffffff" />
      {faces.map((face) => (
        <FaceDrawing key={face.place.y} {...{ face, texts, brand, look }} />
      ))}
    </svg>
  )
}

interface FaceDrawingProps {
  face: Face
  texts: { name: string; call: string; hint: string; address: string }
  brand: PrintBrand
  look: CodeLook
}

function FaceDrawing({ face, texts, brand: { colors, logo }, look }: FaceDrawingProps) {
  const { place, head, foot, call, hint, address } = face
  const turn = face.isTurned ? ` rotate(180 ${place.width / 2} ${place.height / 2})` : ''
  const accent = Math.max(0.8, place.height * ACCENT)
  const inkOn = (isInFoot: boolean) => textOn(isInFoot ? colors.secondary : '#ffffff').color
  return (
    <g transform={`translate(${place.x} ${place.y})${turn}`}>
      <rect {...head} fill={colors.primary} />
      <rect {...foot} fill={colors.secondary} />
      <rect {...head} y={head.y + head.height - accent} height={accent} fill={colors.accent} />
      <Head box={head} name={texts.name} logo={logo} ink={textOn(colors.primary).color} />
      <Code box={face.code} look={look} />
      <Words box={call} text={texts.call} ink={inkOn(call.y >= foot.y)} isBold />
      {hint && <Words box={hint} text={texts.hint} ink={inkOn(false)} />}
      <Words box={address} text={texts.address} ink={inkOn(address.x < foot.x + foot.width)} share={0.36} />
    </g>
  )
}

/** The name, with the logo before it, or above it where there is more height than width for both. */
function Head({ box, name, logo, ink }: { box: Box; name: string; logo: PrintBrand['logo']; ink: string }) {
  const [clearX, clearY] = [box.width * 0.08, box.height * 0.15]
  const room = {
    x: box.x + clearX,
    y: box.y + clearY,
    width: box.width - 2 * clearX,
    height: box.height - 2.4 * clearY,
  }
  if (!logo) return <Words box={room} text={name} ink={ink} isBold />
  const isAbove = box.width < 2 * box.height
  const side = isAbove ? room.height * 0.5 : Math.min(room.height, room.width / 3)
  const taken = side + clearY
  const plate = isAbove
    ? { x: room.x + (room.width - side) / 2, y: room.y, width: side, height: side }
    : { x: room.x, y: room.y + (room.height - side) / 2, width: side, height: side }
  const left = isAbove
    ? { ...room, y: room.y + taken, height: room.height - taken }
    : { ...room, x: room.x + taken, width: room.width - taken }
  return (
    <>
      <rect {...plate} fill="#ffffff" />
      <image {...plate} href={logo.medium} />
      <Words box={left} text={name} ink={ink} isBold />
    </>
  )
}

function Code({ box, look: { address, colors, logo } }: { box: Box; look: CodeLook }) {
  const side = box.width * LOGO_SHARE
  const start = (box.width - side) / 2
  const middle = { x: box.x + start, y: box.y + start, width: side, height: side }
  return (
    <>
      <image {...box} href={drawQrImage(address, colors)} />
      {logo && (
        <>
          <rect {...middle} fill={colors.light} />
          <image {...middle} href={logo.medium} />
        </>
      )}
    </>
  )
}

interface WordsProps {
  box: Box
  text: string
  ink: string
  isBold?: boolean
  /** How much of the box's height a line takes at most. */
  share?: number
}

function Words({ box, text, ink, isBold = false, share = 0.62 }: WordsProps) {
  const { lines, size } = fitLines(text, box, (box.height * share) / LEADING)
  const top = box.y + (box.height - lines.length * size * LEADING) / 2
  return (
    <text fill={ink} fontSize={size} fontWeight={isBold ? 600 : 400} textAnchor="middle">
      {lines.map((line, index) => (
        <tspan key={line} x={box.x + box.width / 2} y={top + (index + 0.78) * size * LEADING}>
          {line}
        </tspan>
      ))}
    </text>
  )
}
