import type { SearchHit, SearchSubject } from '#shared/contracts/search.ts'
import type { SoughtText } from '#shared/domain/search-words.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { type SaidText, searchTexts, type TextSource } from './search-texts.repository.ts'

export { excerptAround, findWhere } from './excerpt.ts'

export interface Found {
  hits: SearchHit[]
  /** There are more, or there may be; `link` leads to all of them. */
  hasMore: boolean
  link: string
}

/** What a feature brings to be found. */
export interface SearchSource {
  subject: SearchSubject
  /** By permission and by plan; what a person may not use is not looked at. */
  mayUse: (actor: Actor) => boolean
  /** The first of what the customer has with these words, newest first: as typed, and as they are to be understood. */
  find: (tx: CustomerTx, wanted: { words: string; sought: SoughtText; limit: number }) => Promise<Found>
}

/** With fewer than these, what is nearly written so is shown as well. */
const FEW = 3

interface FurtherTexts {
  sought: SoughtText
  limit: number
  /** Of what was found in the texts themselves. */
  knownIds: readonly string[]
  /** What belongs to them. */
  others: readonly TextSource[]
  /** Where to look for what is nearly written so; what matters most first. */
  forgiving: readonly TextSource[]
}

export interface FurtherText extends SaidText {
  source: TextSource
}

/** What else says it: in what belongs to them, and where there are few, written nearly so. As many as are still missing. */
export async function findFurther(tx: CustomerTx, texts: FurtherTexts): Promise<FurtherText[]> {
  const { sought, limit, knownIds } = texts
  const known = new Set(knownIds)
  const further: FurtherText[] = []
  const look = async (source: TextSource, isForgiving: boolean) => {
    if (known.size >= limit) return
    for (const text of await searchTexts(tx, source, { sought, isForgiving, limit })) {
      if (known.has(text.id) || known.size >= limit) continue
      known.add(text.id)
      further.push({ ...text, source })
    }
  }
  for (const source of texts.others) await look(source, false)
  const isOneWay = sought.parts.length === 1 && sought.parts.every(({ isForgiving }) => !isForgiving)
  if (known.size >= FEW || isOneWay) return further
  for (const source of texts.forgiving) await look(source, true)
  return further
}
