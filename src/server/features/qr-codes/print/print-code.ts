import { AppError } from '#server/kernel/errors/app-error.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { runInWorker, WorkerGaveUp } from '#server/kernel/workers/run-in-worker.ts'
import type { Locale } from '#shared/domain/locales.ts'
import { textOn, type BrandColors } from '#shared/domain/customer-settings.ts'
import {
  SHEETS,
  writePrintTexts,
  type CodeColors,
  type PrintCall,
  type PrintForm,
  type Sheet,
} from '#shared/domain/qr-print.ts'
import { drawCode, prepareLogo, QUIET_ZONE, type CodeDrawing } from './draw-code.ts'

/** What is printed on, and what is written on that. */
export interface Surface {
  fill: string
  ink: string
}

/** All that the worker has to know. */
export interface PrintContent {
  sheet: Sheet
  language: Locale
  texts: { name: string; call: string; hint: string; address: string }
  code: CodeDrawing & { colors: CodeColors; width: number }
  brand: { primary: Surface; secondary: Surface; accent: string }
  logo: Uint8Array | null
  madeAt: Date
}

export interface CodePrint {
  form: PrintForm
  /** What the code says. */
  address: string
  businessName: string
  call: PrintCall
  language: Locale
  codeColors: CodeColors
  brandColors: BrandColors
  logo: Buffer | null
  /** In the middle of the code too. */
  isLogoInCode: boolean
  madeAt: Date
}

const WORKER = new URL('./typeset-print.worker.ts', import.meta.url)
const LIMITS = { timeoutMs: 20_000, maxMemoryMb: 256 }
/** What phones read from a hand's distance, in millimetres. */
const LEAST_MODULE = 0.4

/** A sheet to print, as a PDF in its true size. */
export async function printCode(customerId: string, print: CodePrint): Promise<Uint8Array> {
  const sheet = SHEETS[print.form]
  const drawing = drawCode(print.address, print.codeColors, print.logo !== null && print.isLogoInCode)
  const width = drawing.modules + 2 * QUIET_ZONE
  if (sheet.faces.some(({ code }) => code.width / width < LEAST_MODULE)) throw refusal('qr-code-too-small')
  const { primary, secondary, accent } = print.brandColors
  const content: PrintContent = {
    sheet,
    language: print.language,
    texts: { ...writePrintTexts(print), name: print.businessName },
    code: { ...drawing, colors: print.codeColors, width },
    brand: { primary: coverWith(primary), secondary: coverWith(secondary), accent },
    logo: print.logo && (await prepareLogo(print.logo)),
    madeAt: print.madeAt,
  }
  return typeset(customerId, content)
}

async function typeset(customerId: string, data: PrintContent): Promise<Uint8Array> {
  try {
    return (await runInWorker(WORKER, { customerId, data, limits: LIMITS })) as Uint8Array
  } catch (error) {
    if (!(error instanceof WorkerGaveUp)) throw error
    throw new AppError('unavailable', 'The file could not be made just now. Please try again.', { cause: error })
  }
}

const coverWith = (fill: string): Surface => ({ fill, ink: textOn(fill).color })
