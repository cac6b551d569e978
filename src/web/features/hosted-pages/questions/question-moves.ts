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
