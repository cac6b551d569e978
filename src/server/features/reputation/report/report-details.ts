import type { LocationReputation } from '#shared/contracts/reputation.ts'
import type { ThemeFigures } from '#shared/contracts/reputation-themes.ts'
import type { TargetFigures } from '#shared/contracts/response-targets.ts'
import type { Locale } from '#shared/domain/locales.ts'
import { findOutlier, type ReputationCounts } from '#shared/domain/reputation.ts'
import { findMetShare } from '#shared/domain/response-targets.ts'
import { nameAspect } from '#shared/domain/sentiment-words.ts'
import { findPraiseShare } from '#shared/domain/themes.ts'
import { fill, type FigureWriting } from './figure-writing.ts'
import type { ReportSection } from './report-content.ts'
import { DETAIL_WORDS } from './report-detail-words.ts'
import type { ReportWords } from './report-words.ts'

export interface Wording {
  language: Locale
  words: ReportWords
  write: FigureWriting
}

/** Those that were spoken of, the most first. */
export function writeThemes(themes: readonly ThemeFigures[], { language, words, write }: Wording): ReportSection[] {
  const own = DETAIL_WORDS[language].themes
  const spoken = themes.filter(({ now }) => now.reviewCount > 0)
  const hasBefore = spoken.some(({ before }) => before !== null)
  if (spoken.length === 0) return []
  const headers = [own.praise, own.criticism, words.reviews, own.share, ...(hasBefore ? [words.before] : [])]
  return [
    {
      title: own.title,
      table: {
        columns: [
          { header: own.theme, width: 0.3 },
          ...headers.map((header) => ({ header, width: 0.7 / headers.length, isAtEnd: true })),
        ],
        rows: spoken.map(({ aspect, name, now, before }) => [
          name ?? nameAspect(aspect, language),
          write.count(now.positiveCount),
          write.count(now.negativeCount),
          write.count(now.reviewCount),
          write.percent(findPraiseShare(now)),
          ...(hasBefore ? [write.percent(before && findPraiseShare(before))] : []),
        ]),
      },
    },
  ]
}

type Targets = Pick<TargetFigures, 'items' | 'overdueCount'>

export function tellOverdue({ overdueCount }: Targets, language: Locale, write: FigureWriting): string {
  const { none, one, other } = DETAIL_WORDS[language].targets.overdue
  if (overdueCount === 0) return none
  return fill(overdueCount === 1 ? one : other, { count: write.count(overdueCount) })
}

/** How often answers came in time; nothing where nobody has chosen a time. */
export function writeTargets(targets: Targets, { language, words, write }: Wording): ReportSection[] {
  const own = DETAIL_WORDS[language].targets
  const [one, other] = words.star
  const hasBefore = targets.items.some(({ before }) => before !== null)
  if (targets.items.length === 0) return []
  return [
    {
      title: own.title,
      table: {
        columns: [
          { header: own.rating, width: 0.2 },
          { header: own.target, width: 0.3 },
          ...[own.met, ...(hasBefore ? [words.before] : []), own.missed].map((header) => ({
            header,
            width: hasBefore ? 0.5 / 3 : 0.25,
            isAtEnd: true,
          })),
        ],
        rows: targets.items.map(({ rating, hours, now, before }) => [
          fill(rating === 1 ? one : other, { count: rating }),
          fill(own.within, { time: write.hours(hours) }),
          write.percent(findMetShare(now)),
          ...(hasBefore ? [write.percent(before && findMetShare(before))] : []),
          write.count(now.missedCount),
        ]),
      },
      after: [tellOverdue(targets, language, write)],
    },
  ]
}

/** Which locations stand out from the others, and what that takes. */
export function tellOutliers(
  locations: readonly LocationReputation[],
  all: ReputationCounts,
  { language, words }: Wording,
): string[] {
  const own = DETAIL_WORDS[language].locations
  const told = locations.flatMap(({ name, now }) => {
    const outlier = findOutlier(now, all)
    return outlier === null ? [] : [fill(words.fact, { label: name, value: own[outlier] })]
  })
  return told.length === 0 ? [] : [...told, own.explained]
}
