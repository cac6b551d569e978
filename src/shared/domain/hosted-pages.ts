import { SCORE_BANDS, type ScoreBand } from './hosted-page-kinds.ts'
import type { SurveyQuestion, SurveyRule } from './hosted-page-content.ts'
import { DEFAULT_LOCALE, LOCALES, type Locale } from './locales.ts'

export const HOSTED_PAGE_LIMITS = {
  pages: 1000,
  name: 120,
  slug: 60,
  title: 120,
  intro: 1000,
  consent: 500,
  questions: 30,
  question: 300,
  options: 20,
  option: 120,
  rules: 10,
  /** What a visitor may write. */
  answer: 2000,
  reply: 5000,
  /** How long answers are kept; the counts stay. */
  retentionMonths: { least: 1, usual: 24, most: 60 },
} as const

export const QUESTION_KINDS = ['stars', 'nps', 'single', 'multiple', 'text', 'email'] as const
export type QuestionKind = (typeof QUESTION_KINDS)[number]

/** Where a rule leads when it asks nothing more. */
export const SURVEY_END = 'end'

/** The answers a scored question has. */
export const SCORES = { stars: { least: 1, most: 5 }, nps: { least: 0, most: 10 } } as const
export type ScoredKind = keyof typeof SCORES
export const isScored = (kind: QuestionKind): kind is ScoredKind => kind === 'stars' || kind === 'nps'
export const hasOptions = (kind: QuestionKind): kind is 'single' | 'multiple' =>
  kind === 'single' || kind === 'multiple'

/** The owner's words, in as many languages as they wrote them. */
export type LocalText = Partial<Record<Locale, string>>

/** In the visitor's language, else in the page's own, else in whichever there is. */
export function pickText(text: LocalText, locale: Locale, main: Locale = DEFAULT_LOCALE): string {
  return text[locale] ?? text[main] ?? LOCALES.map((each) => text[each]).find((words) => words !== undefined) ?? ''
}

/** A number for stars and NPS, option ids for choices, words for the rest. What was left empty has no entry. */
export type Answers = Readonly<Record<string, number | string | readonly string[]>>

function nextOf(question: SurveyQuestion, answer: Answers[string] | undefined): string | null {
  const chosen = new Set([answer].flat())
  const fits = ({ from = 0, to = -1, options = [] }: SurveyRule) =>
    typeof answer === 'number' ? from <= answer && answer <= to : options.some((id) => chosen.has(id))
  const rule = answer === undefined ? undefined : question.rules.find(fits)
  return rule?.goTo ?? question.goTo
}

/**
 * The survey as a visitor walks it with these answers: a step is as many questions as can stand on one screen before an answer
 * decides where to go on. Every step but the last ends with such a question.
 */
export function walkSurvey(questions: readonly SurveyQuestion[], answers: Answers): SurveyQuestion[][] {
  const steps: SurveyQuestion[][] = []
  let step: SurveyQuestion[] = []
  let index = 0
  while (index >= 0 && index < questions.length) {
    const question = questions[index]
    if (!question) break
    step.push(question)
    const next = nextOf(question, answers[question.id])
    if (question.rules.length > 0) {
      steps.push(step)
      step = []
    }
    index = next === null ? index + 1 : questions.findIndex(({ id }) => id === next)
  }
  if (step.length > 0) steps.push(step)
  return steps
}

export function bandOf(kind: ScoredKind, score: number): ScoreBand {
  const [low, high] = kind === 'stars' ? [2, 4] : [6, 9]
  if (score <= low) return 'low'
  return score >= high ? 'high' : 'middle'
}

export function lowestBand(questions: readonly SurveyQuestion[], answers: Answers): ScoreBand | null {
  const bands = questions.flatMap(({ id, kind }) => {
    const answer = answers[id]
    return isScored(kind) && typeof answer === 'number' ? [bandOf(kind, answer)] : []
  })
  return SCORE_BANDS.find((band) => bands.includes(band)) ?? null
}

export interface NetPromoterScore {
  /** From -100 to 100, as its bounds. */
  score: number
  /** Nineteen times of twenty the true value lies between these. */
  low: number
  high: number
  promoters: number
  passives: number
  detractors: number
}

/**
 * `amounts[n]`: how many answered n. The bounds are the adjusted Wald interval, which holds for few answers, too (Rocks 2016); as it
 * leans to the middle, it is widened to what was found where all agree. Rounded outwards.
 */
export function netPromoterScore(amounts: readonly number[]): NetPromoterScore | null {
  const sum = (from: number, to: number) => amounts.slice(from, to + 1).reduce((total, amount) => total + amount, 0)
  const [detractors, passives, promoters] = [sum(0, 6), sum(7, 8), sum(9, 10)]
  const total = detractors + passives + promoters
  if (total === 0) return null
  const [up, down, all] = [promoters + 0.75, detractors + 0.75, total + 3]
  const middle = (up - down) / all
  const reach = 1.96 * Math.sqrt(((up + down) / all - middle ** 2) / all)
  const score = Math.round((100 * (promoters - detractors)) / total)
  return {
    score,
    low: Math.max(-100, Math.min(score, Math.floor(100 * (middle - reach)))),
    high: Math.min(100, Math.max(score, Math.ceil(100 * (middle + reach)))),
    promoters,
    passives,
    detractors,
  }
}

/** "Café Zoë – Halifax" becomes cafe-zoe-halifax. */
export function toSlug(name: string): string {
  const letters = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase()
  return letters
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, HOSTED_PAGE_LIMITS.slug)
    .replace(/-+$/, '')
}
