import { renderSVG } from 'uqr'
import type { CodeColors } from '#shared/domain/qr-print.ts'

const PREVIEW_PIXELS = 150
/** In modules, as the printed ones have it. */
const QUIET_ZONE = 4

/** The highest level, as what is printed. */
export function drawQrImage(address: string, { dark, light }: CodeColors = { dark: '#000000', light: '#ffffff' }) {
  const svg = renderSVG(address, { ecc: 'H', border: QUIET_ZONE, blackColor: dark, whiteColor: light })
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** White in the dark, too: phones read dark on light. */
export function QrImage({ address, label }: { address: string; label: string }) {
  return (
    <img
      src={drawQrImage(address)}
      alt={label}
      width={PREVIEW_PIXELS}
      height={PREVIEW_PIXELS}
      className="size-[150px] shrink-0 rounded-control border border-line"
    />
  )
}
