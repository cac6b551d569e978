import type { BrandVoice } from '#shared/domain/assistant.ts'

/** In the order of the card. */
export const LINE_LISTS = ['dos', 'donts', 'facts'] as const
export type LineListName = (typeof LINE_LISTS)[number]

/** A line that was begun and left empty is none. */
export function withoutBlankLines(voice: BrandVoice): BrandVoice {
  const isFilled = (line: string) => line.trim() !== ''
  return {
    ...voice,
    dos: voice.dos.filter(isFilled),
    donts: voice.donts.filter(isFilled),
    facts: voice.facts.filter(isFilled),
  }
}

interface Fault {
  message?: string | undefined
}

/** What is wrong with the list itself, and with each of its lines. */
export function splitFaults(fault: (Fault & { [line: number]: Fault | undefined }) | undefined) {
  return {
    own: fault?.message === undefined ? undefined : { message: fault.message },
    ofLine: (at: number) => fault?.[at],
  }
}
