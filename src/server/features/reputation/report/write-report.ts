import type { LocationReputation, Reputation } from '#shared/contracts/reputation.ts'
import type { ThemeFigures } from '#shared/contracts/reputation-themes.ts'
import type { TargetFigures } from '#shared/contracts/response-targets.ts'
import { createClock, createDateFormat, findDatePattern, type DateFormat } from '#shared/domain/date-writing.ts'
import type { Locale } from '#shared/domain/locales.ts'
import type { Days } from '#shared/domain/period-days.ts'
import type { Period } from '#shared/domain/periods.ts'
import { PLATFORM_NAMES, type Platform } from '#shared/domain/platforms.ts'
import {
  countFiveStarsUntil,
  findAnswerSeconds,
  findPositiveShare,
  findQuickShare,
  findRating,
  findResponseRate,
  findScore,
  RATING_GOAL_TENTHS,
  type ReputationCounts,
} from '#shared/domain/reputation.ts'
import { listSteps } from '#shared/domain/time-steps.ts'
import { fill, makeFigureWriting, makeStepNames } from './figure-writing.ts'
import type { ReportContent, ReportSection } from './report-content.ts'
import { DETAIL_WORDS } from './report-detail-words.ts'
import { writeMoods, writeStars } from './report-shares.ts'
import { tellOutliers, type Wording, writeTargets, writeThemes } from './report-details.ts'
import { REPORT_WORDS, type ReportWords } from './report-words.ts'

export interface ReportFacts {
  shown: Reputation
  period: Period
  /** `null`: all of them. */
  locationName: string | null
  platform: Platform | undefined
  /** Side by side, where there are several. */
  locations: readonly LocationReputation[]
  themes: readonly ThemeFigures[]
  targets: Pick<TargetFigures, 'items' | 'overdueCount'>
  company: string
  brand: ReportContent['brand']
  language: Locale
  timezone: string
  dateFormat: DateFormat
  madeAt: Date
}

export function writeReport(facts: ReportFacts): ReportContent {
  const { shown, company, language, madeAt } = facts
  const words = REPORT_WORDS[language]
  const wording = { language, words, write: makeFigureWriting(language) }
  return {
    language,
    title: words.title,
    brand: facts.brand,
    business: company,
    facts: writeFacts(facts, words),
    sections: shown.now.reviewCount === 0 ? [{ title: words.glance, note: words.nothing }] : writeAll(facts, wording),
    replacedNote: words.replaced,
    footer: [company, words.title, words.footer].filter((part) => part !== '').join(' · '),
    madeAt: madeAt.toISOString(),
  }
}

function writeFacts({ shown, period, locationName, platform, ...facts }: ReportFacts, words: ReportWords): string[] {
  const { language, timezone, dateFormat } = facts
  const day = createDateFormat(findDatePattern(dateFormat, language), 'UTC')
  const span = ({ from, to }: Days) => `${day(new Date(from))} – ${day(new Date(to))}`
  const tell = (label: string, value: string) => fill(words.fact, { label, value })
  const name = words.periods[period]
  return [
    tell(words.period, shown.days ? `${name} (${span(shown.days)})` : name),
    ...(shown.daysBefore ? [tell(words.compared, span(shown.daysBefore))] : []),
    tell(words.location, locationName ?? words.allLocations),
    tell(words.platform, platform === undefined ? words.allPlatforms : PLATFORM_NAMES[platform]),
    tell(words.madeAt, `${createClock({ locale: language, timezone, dateFormat })(facts.madeAt)} (${timezone})`),
  ]
}

const writeAll = (facts: ReportFacts, wording: Wording): ReportSection[] => [
  writeGlance(facts.shown, wording),
  writeCourse(facts, wording),
  writeMoods(facts.shown, wording),
  writeStars(facts.shown, wording),
  ...writeThemes(facts.themes, wording),
  ...writeTargets(facts.targets, wording),
  ...writeScore(facts.shown, wording),
  writeStandings(
    wording.words.platforms,
    wording.words.platform,
    facts.shown.platforms.map(({ platform, ...counts }) => ({ name: PLATFORM_NAMES[platform], ...counts })),
    wording,
  ),
  ...(facts.locations.length < 2
    ? []
    : [
        {
          ...writeStandings(wording.words.locations, wording.words.location, facts.locations, wording),
          after: tellOutliers(facts.locations, facts.shown.now, wording),
        },
      ]),
]

function writeGlance({ now, before }: Reputation, { words, write }: Wording): ReportSection {
  const figures: [name: string, tell: (counts: ReputationCounts) => string][] = [
    [words.rating, (counts) => write.rating(findRating(counts))],
    [words.reviews, ({ reviewCount }) => write.count(reviewCount)],
    [words.responseRate, (counts) => write.percent(findResponseRate(counts))],
    [words.answerTime, (counts) => write.duration(findAnswerSeconds(counts))],
    [words.quick, (counts) => write.percent(findQuickShare(counts))],
  ]
  return {
    title: words.glance,
    table: {
      columns: [
        { header: words.figure, width: before ? 0.5 : 0.75 },
        { header: words.now, width: 0.25, isAtEnd: true },
        ...(before ? [{ header: words.before, width: 0.25, isAtEnd: true }] : []),
      ],
      rows: figures.map(([name, tell]) => [name, tell(now), ...(before ? [tell(before)] : [])]),
    },
  }
}

function writeCourse({ shown, language }: ReportFacts, { words, write }: Wording): ReportSection {
  const { series, days, today } = shown
  const counts = new Map(series.points.map((point) => [point.bucket, point.counts]))
  const from = days?.from ?? series.points[0]?.bucket ?? today
  const steps = listSteps(series.grain, from, days?.to ?? today)
  const names = makeStepNames(language, series.grain, words)
  const volumes = steps.map((step) => counts.get(step)?.reviewCount ?? 0)
  const marked = new Set([steps[0], steps[Math.floor((steps.length - 1) / 2)], steps.at(-1)])
  return {
    title: words.course,
    chart: {
      rating: words.rating,
      ratings: steps.map((step) => {
        const found = counts.get(step)
        return found ? findRating(found) : null
      }),
      volume: words.reviews,
      volumes,
      mostVolume: write.count(Math.max(...volumes)),
      labels: [...marked].flatMap((step) => (step === undefined ? [] : [names.whole(step)])),
    },
  }
}

function writeScore({ now, ever }: Reputation, { language, words, write }: Wording): ReportSection[] {
  const found = findScore(now)
  if (!found) return []
  const count = countFiveStarsUntil(ever)
  const { none, one, other } = words.untilGoal
  const sentence = count === 0 ? none : count === 1 ? one : other
  return [
    {
      title: words.score,
      headline: fill(words.ofHundred, { score: write.count(found.score) }),
      note: words.scoreExplained,
      table: {
        columns: [
          { header: words.part, width: 0.52 },
          ...[words.reached, words.weight, words.points].map((header) => ({ header, width: 0.16, isAtEnd: true })),
        ],
        rows: found.parts.map(({ part, value, weight, points }) => [
          words.parts[part],
          write.percent(value),
          write.points(weight),
          write.points(points),
        ]),
      },
      after: [
        ...(found.raisedMostBy ? [DETAIL_WORDS[language].raise[found.raisedMostBy]] : []),
        fill(sentence, { count: write.count(count), goal: write.rating(RATING_GOAL_TENTHS / 10) }),
      ],
    },
  ]
}

interface Standing {
  name: string
  now: ReputationCounts
  before: ReputationCounts | null
}

function writeStandings(
  title: string,
  header: string,
  standings: readonly Standing[],
  { words, write }: Wording,
): ReportSection {
  type Figure = [name: string, tell: (standing: Standing) => string]
  const hasBefore = standings.some(({ before }) => before !== null)
  const tellBefore: Figure = [words.before, ({ before }) => write.rating(before && findRating(before))]
  const figures: Figure[] = [
    [words.ratingShort, ({ now }) => write.rating(findRating(now))],
    ...(hasBefore ? [tellBefore] : []),
    [words.reviews, ({ now }) => write.count(now.reviewCount)],
    [words.responseRate, ({ now }) => write.percent(findResponseRate(now))],
    [words.positive, ({ now }) => write.percent(findPositiveShare(now))],
  ]
  return {
    title,
    table: {
      columns: [
        { header, width: 0.3 },
        ...figures.map(([name]) => ({ header: name, width: 0.7 / figures.length, isAtEnd: true })),
      ],
      rows: standings.map((standing) => [standing.name, ...figures.map(([, tell]) => tell(standing))]),
    },
  }
}
