import { createContext, use } from 'react'
import type { Formatting } from './formatting.ts'

export const FormattingContext = createContext<Formatting | null>(null)

export function useFormatting(): Formatting {
  const formatting = use(FormattingContext)
  if (!formatting) throw new Error('Formatting is known only inside the signed-in shell.')
  return formatting
}
