import { z } from 'zod'
import { defaultQuestions } from './hosted-page-defaults.ts'
import type { HostedPageKind } from './hosted-page-kinds.ts'
import {
  hasOptions,
  HOSTED_PAGE_LIMITS,
  isScored,
  QUESTION_KINDS,
  SCORES,
  SURVEY_END,
  type LocalText,
} from './hosted-pages.ts'
import { DEFAULT_LOCALE, LOCALES, type Locale } from './locales.ts'

const localText = (most: number) =>
  z
    .partialRecord(z.enum(LOCALES), z.string().trim().max(most, 'tooLong'))
    .transform((text) => Object.fromEntries(Object.entries(text).filter(([, words]) => words !== '')) as LocalText)
    // Without the pipe the API's description could not say what comes out.
    .pipe(z.partialRecord(z.enum(LOCALES), z.string()))

const named = (most: number) => localText(most).refine((text) => Object.keys(text).length > 0, 'required')

/** Made by the builder, and kept when words change: results add up the answers of one id over all versions. */
const partId = z.string().regex(/^[a-zA-Z0-9-]{1,40}$/, 'invalid')

const surveyRule = z.object({
  /** For stars and NPS: the answers from here to there, both included. */
  from: z.int().min(0).max(10).optional(),
  to: z.int().min(0).max(10).optional(),
  /** For choices: whoever ticked one of these. */
  options: z.array(partId).max(HOSTED_PAGE_LIMITS.options, 'tooMany').optional(),
  /** A later question, or `end`. */
  goTo: partId,
})
export type SurveyRule = z.infer<typeof surveyRule>

export const surveyQuestion = z.object({
  id: partId,
  kind: z.enum(QUESTION_KINDS, 'choiceInvalid'),
  label: named(HOSTED_PAGE_LIMITS.question),
  isRequired: z.boolean().default(false),
  options: z
    .array(z.object({ id: partId, label: named(HOSTED_PAGE_LIMITS.option) }))
    .max(HOSTED_PAGE_LIMITS.options, 'tooMany')
    .default([]),
  /** The first that fits the answer decides. */
  rules: z.array(surveyRule).max(HOSTED_PAGE_LIMITS.rules, 'tooMany').default([]),
  /** Where to go on when none fits; `null` to the question after this one. */
  goTo: partId.nullable().default(null),
})
export type SurveyQuestion = z.infer<typeof surveyQuestion>

/**
 * All that its owner can say of a page. The public review links at the end are no part of it: every visitor gets the same
 * ones in the same order, whatever they answered (no review gating).
 */
export const hostedPageContent = z
  .object({
    /** The language whose words stand in where another's are missing. */
    language: z.enum(LOCALES, 'choiceInvalid').default(DEFAULT_LOCALE),
    /** What is empty gets words of ours, in every language. */
    title: localText(HOSTED_PAGE_LIMITS.title).default({}),
    intro: localText(HOSTED_PAGE_LIMITS.intro).default({}),
    thanksTitle: localText(HOSTED_PAGE_LIMITS.title).default({}),
    thanksText: localText(HOSTED_PAGE_LIMITS.intro).default({}),
    /** What a visitor agrees to who leaves an address. */
    consent: localText(HOSTED_PAGE_LIMITS.consent).default({}),
    /** Of a survey. */
    questions: z.array(surveyQuestion).max(HOSTED_PAGE_LIMITS.questions, 'tooMany').default([]),
    /** Of a feedback page, beside stars and words. */
    asksForContact: z.boolean().default(true),
    asksForPhoto: z.boolean().default(true),
  })
  .superRefine(checkQuestions)
export type HostedPageContent = z.output<typeof hostedPageContent>
export type HostedPageContentInput = z.input<typeof hostedPageContent>

function checkQuestions({ questions }: { questions: SurveyQuestion[] }, context: z.RefinementCtx): void {
  const refuse = (path: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', path: ['questions', ...path], message })
  const seen = new Set<string>([SURVEY_END])
  for (const [index, question] of questions.entries()) {
    if (seen.has(question.id)) refuse([index, 'id'], 'invalid')
    seen.add(question.id)
    const optionIds = new Set(question.options.map(({ id }) => id))
    if (hasOptions(question.kind) && question.options.length < 2) refuse([index, 'options'], 'optionsTooFew')
    if (optionIds.size < question.options.length) refuse([index, 'options'], 'invalid')
    const later = new Set([SURVEY_END, ...questions.slice(index + 1).map(({ id }) => id)])
    if (question.goTo !== null && !later.has(question.goTo)) refuse([index, 'goTo'], 'leadsBackwards')
    for (const [turn, rule] of question.rules.entries()) {
      // Only onwards: nobody is led round and round.
      if (!later.has(rule.goTo)) refuse([index, 'rules', turn, 'goTo'], 'leadsBackwards')
      if (!isRuleFor(question, optionIds, rule)) refuse([index, 'rules', turn], 'ruleIncomplete')
    }
  }
}

function isRuleFor({ kind }: SurveyQuestion, optionIds: ReadonlySet<string>, { from, to, options }: SurveyRule) {
  if (hasOptions(kind)) return options !== undefined && options.length > 0 && options.every((id) => optionIds.has(id))
  if (!isScored(kind) || from === undefined || to === undefined) return false
  return SCORES[kind].least <= from && from <= to && to <= SCORES[kind].most
}

/** What a new page begins with. */
export function defaultContent(kind: HostedPageKind, language: Locale = DEFAULT_LOCALE): HostedPageContent {
  return hostedPageContent.parse({ language, questions: kind === 'survey' ? defaultQuestions('survey') : [] })
}

/** What a page of that kind asks; a review page nothing. */
export function questionsOf(kind: HostedPageKind, content: HostedPageContent): SurveyQuestion[] {
  if (kind === 'survey') return content.questions
  if (kind === 'review') return []
  return defaultQuestions('feedback').filter((question) => question.kind !== 'email' || content.asksForContact)
}
