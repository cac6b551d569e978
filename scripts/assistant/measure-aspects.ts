import { readReview } from '#server/assistant/analysis/read-review.ts'
import type { Aspect } from '#shared/domain/sentiment.ts'
import { readAspectRows, type AspectRow } from './review-data.ts'

/** `place` is the seating, the size or the whereabouts, and `miscellaneous` anything: neither is one of ours. */
const OURS: Record<string, Aspect> = {
  food: 'food',
  menu: 'food',
  staff: 'service',
  service: 'service',
  price: 'price',
  ambience: 'atmosphere',
}
const MEASURED: readonly Aspect[] = ['food', 'service', 'price', 'atmosphere']
const SENTIMENTS = { pos: 'positive', neu: 'neutral', neg: 'negative' } as const

interface Count {
  right: number
  wrong: number
  missed: number
}

/** Restaurant sentences nobody looked at while the lexicon was written. */
export function measureAspects(): void {
  const rows = readAspectRows().filter(({ split }) => split === 'dev')
  const counts = new Map(MEASURED.map((aspect): [Aspect, Count] => [aspect, { right: 0, wrong: 0, missed: 0 }]))
  const polarity = { right: 0, all: 0, rightOfClear: 0, clear: 0 }
  for (const row of rows) {
    const { aspects } = readReview({
      content: row.text,
      rating: null,
      isRecommended: null,
      language: 'en',
      locale: 'en',
    })
    for (const aspect of MEASURED) {
      const given = givenOf(row, aspect)
      const found = aspects.find((finding) => finding.aspect === aspect)
      const count = counts.get(aspect)
      if (count) note(count, { isGiven: given.length > 0, isFound: found !== undefined, isOpen: isOpen(row, aspect) })
      const only = given.length === 1 ? given[0] : undefined
      if (!found || !only) continue
      const isRight = aspects.some((finding) => finding.aspect === aspect && finding.polarity === SENTIMENTS[only])
      polarity.all += 1
      if (isRight) polarity.right += 1
      if (only !== 'neu') polarity.clear += 1
      if (only !== 'neu' && isRight) polarity.rightOfClear += 1
    }
  }
  console.log(`\nAspects of ${rows.length} held-out restaurant sentences: precision, recall, F1`)
  for (const [aspect, count] of counts) console.log(`${aspect.padEnd(12)} ${sayCount(count)}`)
  const sums = [...counts.values()].reduce((one, other) => ({
    right: one.right + other.right,
    wrong: one.wrong + other.wrong,
    missed: one.missed + other.missed,
  }))
  console.log(`${'together'.padEnd(12)} ${sayCount(sums)}`)
  console.log(`polarity of what was found: ${(polarity.right / polarity.all).toFixed(3)} of ${polarity.all}`)
  console.log(`where it is not neutral: ${(polarity.rightOfClear / polarity.clear).toFixed(3)} of ${polarity.clear}`)
}

function givenOf({ cats }: AspectRow, aspect: Aspect): (keyof typeof SENTIMENTS)[] {
  return [...new Set(cats.filter(([name]) => OURS[name] === aspect).map(([, polarity]) => polarity))]
}

/** A sentence on the place may well speak of its atmosphere: that is neither right nor wrong. */
function isOpen({ cats }: AspectRow, aspect: Aspect): boolean {
  return aspect === 'atmosphere' && cats.some(([name]) => name === 'place')
}

function note(
  count: Count,
  { isGiven, isFound, isOpen }: { isGiven: boolean; isFound: boolean; isOpen: boolean },
): void {
  if (isGiven && isFound) count.right += 1
  else if (isFound && !isOpen) count.wrong += 1
  else if (isGiven) count.missed += 1
}

function sayCount({ right, wrong, missed }: Count): string {
  const numbers = [right / (right + wrong), right / (right + missed), (2 * right) / (2 * right + wrong + missed)]
  return numbers.map((number) => number.toFixed(3)).join('  ')
}
