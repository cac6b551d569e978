import { BrandMark } from '#web/components/brand-mark.tsx'
import { readStartupTexts } from './startup-texts.ts'

/** The first moments: seen only where they take longer than a blink. */
export function StartupSplash() {
  const { brand } = readStartupTexts()
  return (
    <div className="flex min-h-dvh animate-appear-late flex-col items-center justify-center gap-3">
      <BrandMark className="size-10" />
      <p className="text-lg font-semibold">{brand}</p>
    </div>
  )
}
