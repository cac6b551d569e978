import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { SurveyQuestion } from '#shared/domain/hosted-page-content.ts'
import {
  hasOptions,
  HOSTED_PAGE_LIMITS,
  isScored,
  SCORES,
  walkSurvey,
  type Answers,
  type ScoredKind,
} from '#shared/domain/hosted-pages.ts'
import { deriveKey, type Keyring } from '#server/kernel/crypto/keyring.ts'
import type { FormProblem } from './visitor-page-words.ts'

/** Whoever answers quicker has not read the page. */
const QUICKEST_MS = 1500
/** Longer than anybody leaves a page open and comes back to it. */
const LONGEST_MS = 2 * 86_400_000

/** A form that was given out: its id becomes the answer's, so that one sent twice is one. */
export interface FormToken {
  id: string
  text: string
}

export type TokenProblem = 'tooQuick' | 'stale'

export function makeToken(keyring: Keyring, pageId: string, now: Date, id: string = randomUUID()): FormToken {
  const body = `${id}.${now.getTime().toString(36)}`
  return { id, text: `${body}.${sign(keyring, pageId, body)}` }
}

/** One that was not given out for this page, or long ago, is as good as none. */
export function readToken(
  keyring: Keyring,
  { pageId, text, now }: { pageId: string; text: string; now: Date },
): { token: FormToken; problem: TokenProblem | null } {
  const [id = '', time = '', signature = ''] = text.split('.')
  const isOurs = isSame(signature, sign(keyring, pageId, `${id}.${time}`))
  const age = now.getTime() - Number.parseInt(time, 36)
  if (!isOurs || age > LONGEST_MS) return { token: makeToken(keyring, pageId, now), problem: 'stale' }
  return { token: { id, text }, problem: age < QUICKEST_MS ? 'tooQuick' : null }
}

const sign = ({ current }: Keyring, pageId: string, body: string) =>
  createHmac('sha256', deriveKey(current, 'page-forms')).update(`${pageId} ${body}`).digest('base64url').slice(0, 27)

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** What a form held, in the letters a database can keep. */
export class FormFields {
  readonly #data: FormData
  constructor(data: FormData) {
    this.#data = data
  }

  get(name: string): string {
    return this.all(name)[0] ?? ''
  }

  all(name: string): string[] {
    return this.#data
      .getAll(name)
      .flatMap((value) => (typeof value === 'string' ? [value.replaceAll('\0', '').toWellFormed()] : []))
  }

  findFile(name: string): File | null {
    const value = this.#data.get(name)
    return value instanceof File && value.size > 0 ? value : null
  }
}

interface ReadAnswer {
  value?: Answers[string]
  typed?: string
  problem?: FormProblem
}

const email = z.email().max(254)

function readAnswer(question: SurveyQuestion, given: readonly string[]): ReadAnswer {
  const { kind } = question
  const [first = ''] = given
  if (isScored(kind)) return first === '' ? {} : readScore(kind, first)
  if (hasOptions(kind)) return readChoice(question, new Set(given))
  const typed = first.replaceAll('\r\n', '\n').trim()
  if (typed === '') return {}
  if (kind === 'email') return email.safeParse(typed).success ? { value: typed } : { typed, problem: 'email' }
  return typed.length > HOSTED_PAGE_LIMITS.answer ? { typed, problem: 'tooLong' } : { value: typed }
}

function readScore(kind: ScoredKind, given: string): ReadAnswer {
  const score = /^\d{1,2}$/.test(given) ? Number(given) : -1
  return score < SCORES[kind].least || score > SCORES[kind].most ? { problem: 'choice' } : { value: score }
}

function readChoice({ kind, options }: SurveyQuestion, given: ReadonlySet<string>): ReadAnswer {
  const chosen = options.map(({ id }) => id).filter((id) => given.has(id))
  const [only] = chosen
  if (chosen.length < given.size || (kind === 'single' && chosen.length > 1)) return { problem: 'choice' }
  if (only === undefined) return {}
  return { value: kind === 'single' ? only : chosen }
}

export interface ReadForm {
  answers: Record<string, Answers[string]>
  typed: Record<string, string>
  problems: Record<string, FormProblem>
  hasConsented: boolean
}

/** All that came, whichever step it stood on. A problem only counts on a step that was shown. */
export function readAnswers(questions: readonly SurveyQuestion[], fields: FormFields): ReadForm {
  const read: ReadForm = { answers: {}, typed: {}, problems: {}, hasConsented: fields.get('consent') === '1' }
  for (const question of questions) {
    const { id, isRequired, kind } = question
    const { value, typed, problem } = readAnswer(question, fields.all(`a.${id}`))
    if (value !== undefined) read.answers[id] = value
    if (typed !== undefined) read.typed[id] = typed
    if (problem) read.problems[id] = problem
    else if (value === undefined && isRequired) read.problems[id] = 'required'
    else if (kind === 'email' && value !== undefined && !read.hasConsented) read.problems[id] = 'consent'
  }
  return read
}

/** Where a visitor stands: a step with something wrong in it, the next one, or the end with all that was asked. */
export type Standing = { step: number; hasProblem: boolean } | { answers: Answers; asked: SurveyQuestion[] }

export function findStanding(
  questions: readonly SurveyQuestion[],
  { answers, problems }: ReadForm,
  { at, isBack }: { at: number; isBack: boolean },
): Standing {
  const steps = walkSurvey(questions, answers)
  if (isBack) return { step: Math.max(0, Math.min(at, steps.length) - 1), hasProblem: false }
  const wrong = steps.slice(0, at + 1).findIndex((step) => step.some(({ id }) => problems[id] !== undefined))
  if (wrong >= 0) return { step: wrong, hasProblem: true }
  if (at + 1 < steps.length) return { step: at + 1, hasProblem: false }
  const asked = steps.flat()
  // What was answered on a way that was left again does not count.
  const kept = asked.flatMap(({ id }) => (answers[id] === undefined ? [] : [[id, answers[id]] as const]))
  return { answers: Object.fromEntries(kept), asked }
}

/** Answers of the steps that are not shown travel along. */
export function hideAnswers({ answers, typed, hasConsented }: ReadForm, shown: readonly SurveyQuestion[]) {
  const isShown = (id: string) => shown.some((question) => question.id === id)
  const hidden = Object.entries({ ...typed, ...answers }).flatMap(([id, value]) =>
    isShown(id) ? [] : [value].flat().map((each) => [`a.${id}`, String(each)] as const),
  )
  const asksForConsent = shown.some(({ kind }) => kind === 'email')
  return hasConsented && !asksForConsent ? [...hidden, ['consent', '1'] as const] : hidden
}
