import type { SurveyQuestion, SurveyRule } from '#shared/domain/hosted-page-content.ts'
import { hasOptions, isScored, SCORES, SURVEY_END, type QuestionKind } from '#shared/domain/hosted-pages.ts'

export type MakeId = () => string

export const makeOption = (makeId: MakeId) => ({ id: makeId(), label: {} })

export function makeQuestion(kind: QuestionKind, makeId: MakeId): SurveyQuestion {
  const options = hasOptions(kind) ? [makeOption(makeId), makeOption(makeId)] : []
  return { id: makeId(), kind, label: {}, isRequired: false, options, rules: [], goTo: null }
}

/** For a low score, or for the first option: the rest is changed from there. */
export function makeRule({ kind, options }: SurveyQuestion): SurveyRule {
  if (isScored(kind)) return { from: SCORES[kind].least, to: kind === 'stars' ? 2 : 6, goTo: SURVEY_END }
  return { options: options.slice(0, 1).map(({ id }) => id), goTo: SURVEY_END }
}

export function move<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const moved = items.slice(from, from + 1)
  const others = items.toSpliced(from, 1)
  return others.toSpliced(to, 0, ...moved)
}

/** Ways that led to it lead to the question after the one they begin at. */
export function removeQuestion(questions: readonly SurveyQuestion[], id: string): SurveyQuestion[] {
  return questions
    .filter((question) => question.id !== id)
    .map((question) => ({
      ...question,
      rules: question.rules.filter(({ goTo }) => goTo !== id),
      goTo: question.goTo === id ? null : question.goTo,
    }))
}

/** Rules that were for this option alone go with it. */
export function removeOption(question: SurveyQuestion, id: string): SurveyQuestion {
  const rules = question.rules
    .map(({ options = [], ...rule }) => ({ ...rule, options: options.filter((option) => option !== id) }))
    .filter(({ options }) => options.length > 0)
  return { ...question, options: question.options.filter((option) => option.id !== id), rules }
}

/** The place between the rows that a pointer at this height means; `middles` are the rows', from above. */
export function findGap(middles: readonly number[], y: number): number {
  const next = middles.findIndex((middle) => y < middle)
  return next === -1 ? middles.length : next
}

const EDGE_PX = 96
const EDGE_SLOWNESS = 6

/**
 * How far the window moves along in a frame while a row is held near its upper or lower end, as long as the list goes on
 * there.
 */
export function edgeStep(y: number, height: number, list: { top: number; bottom: number }): number {
  const [upper, lower] = [EDGE_PX, height - EDGE_PX]
  if (y < upper) return list.top < upper ? -Math.ceil((upper - Math.max(0, y)) / EDGE_SLOWNESS) : 0
  return y > lower && list.bottom > lower ? Math.ceil((Math.min(height, y) - lower) / EDGE_SLOWNESS) : 0
}

/** Dropped into the gap, a row that comes from above leaves its own place behind. */
export const landingOf = (from: number, gap: number) => (gap > from ? gap - 1 : gap)
