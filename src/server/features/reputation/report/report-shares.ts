import type { Reputation } from '#shared/contracts/reputation.ts'
import { STARS } from '#shared/domain/reputation.ts'
import { fill } from './figure-writing.ts'
import type { ReportSection } from './report-content.ts'
import type { Wording } from './report-details.ts'

interface Share {
  name: string
  count: number
  before: number | null
}

function writeShares(title: string, shares: readonly Share[], { words, write }: Wording): ReportSection {
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)
  const all = sum(shares.map(({ count }) => count))
  const allBefore = sum(shares.map(({ before }) => before ?? 0))
  const hasBefore = shares.some(({ before }) => before !== null)
  const divide = (count: number, of: number) => (of === 0 ? null : count / of)
  return {
    title,
    table: {
      columns: [
        { header: title, width: 0.22 },
        { header: words.share, width: 0.4 },
        { header: words.reviews, width: hasBefore ? 0.16 : 0.38, isAtEnd: true },
        ...(hasBefore ? [{ header: words.before, width: 0.22, isAtEnd: true }] : []),
      ],
      rows: shares.map(({ name, count, before }) => {
        const share = divide(count, all)
        return [
          name,
          { share: share ?? 0, text: write.percent(share) },
          write.count(count),
          ...(before === null ? [] : [write.percent(divide(before, allBefore))]),
        ]
      }),
    },
  }
}

/** The most first. */
export function writeStars({ now, before }: Reputation, wording: Wording): ReportSection {
  const [one, other] = wording.words.star
  const shares = STARS.toReversed().map((star) => ({
    name: fill(star === 1 ? one : other, { count: star }),
    count: now.stars[star - 1] ?? 0,
    before: before && (before.stars[star - 1] ?? 0),
  }))
  return writeShares(wording.words.stars, shares, wording)
}

export function writeMoods({ now, before }: Reputation, wording: Wording): ReportSection {
  const { moods } = wording.words
  const shares = (['positive', 'neutral', 'negative'] as const).map((mood) => ({
    name: moods[mood],
    count: now[`${mood}Count`],
    before: before && before[`${mood}Count`],
  }))
  return writeShares(moods.title, shares, wording)
}
