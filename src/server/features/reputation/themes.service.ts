import type { SAID_FILTERS } from '#shared/contracts/reviews.ts'
import { ASPECTS, type Aspect } from '#shared/domain/sentiment.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { listThemeRows, type ThemeRow } from './themes.repository.ts'

type Said = (typeof SAID_FILTERS)[number]

const MARKS: Record<Said, readonly string[]> = { praise: ['+'], criticism: ['-'] }
const ALL_MARKS = ['+', '-', '=']

/** The one it is part of, or itself. */
export const findHead = (rows: readonly Pick<ThemeRow, 'aspect' | 'merged_into'>[], aspect: Aspect): Aspect =>
  rows.find((row) => row.aspect === aspect)?.merged_into ?? aspect

/** All that a theme is made of, itself first. */
export function listAspectsOf(rows: readonly Pick<ThemeRow, 'aspect' | 'merged_into'>[], aspect: Aspect): Aspect[] {
  const head = findHead(rows, aspect)
  return [head, ...ASPECTS.filter((each) => each !== head && findHead(rows, each) === head)]
}

export const toMarks = (aspects: readonly Aspect[], said: Said | undefined): string[] =>
  aspects.flatMap((aspect) => (said ? MARKS[said] : ALL_MARKS).map((mark) => `${aspect}${mark}`))

/** How reviews are marked that speak of a theme, or say this of it. */
export async function findThemeMarks(tx: CustomerTx, aspect: Aspect, said: Said | undefined): Promise<string[]> {
  return toMarks(listAspectsOf(await listThemeRows(tx), aspect), said)
}

/** Those that stand by themselves, as the customer calls them. */
export async function listThemeNames(tx: CustomerTx): Promise<{ aspect: Aspect; name: string | null }[]> {
  const rows = await listThemeRows(tx)
  return ASPECTS.filter((aspect) => findHead(rows, aspect) === aspect).map((aspect) => ({
    aspect,
    name: rows.find((row) => row.aspect === aspect)?.name ?? null,
  }))
}

export { listLanguages } from './themes.repository.ts'
export { requestThemeWatch } from './watch-themes.ts'
