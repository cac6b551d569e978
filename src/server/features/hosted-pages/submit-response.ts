import { linkToHostedPage } from '#shared/contracts/addresses.ts'
import type { SurveyQuestion } from '#shared/domain/hosted-page-content.ts'
import { isScored, lowestBand, type Answers } from '#shared/domain/hosted-pages.ts'
import type { Locale } from '#shared/domain/locales.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { notifyEveryone } from '#server/features/notifications/notifications.service.ts'
import { tellPrograms } from '#server/features/webhooks/webhooks.service.ts'
import { AppError } from '#server/kernel/errors/app-error.ts'
import { emit } from '#server/kernel/events/emit.ts'
import { cleanPicture } from '#server/kernel/storage/clean-file.ts'
import { isOverfull } from '#server/kernel/storage/storage.repository.ts'
import { requestReading } from './analyze-responses.ts'
import { findDay } from './page-view.ts'
import type { VisitDeps } from './visitor-page.routes.ts'
import { addCounts, addTotals, type Count, type Totals } from './page-counts.repository.ts'
import { deletePhoto, findPhoto, insertPhoto, insertResponse } from './page-responses.repository.ts'

const PHOTO = { mostBytes: 5_000_000, sizes: [{ edge: 1600 }] } as const

/** Painted anew, so that nothing is left of where it was taken; `null` where there is none. */
export async function cleanPhoto(file: File | null): Promise<Buffer | 'unreadable' | null> {
  if (!file) return null
  try {
    const data = Buffer.from(await file.arrayBuffer()).toString('base64')
    const [picture] = await cleanPicture({ data, mostBytes: PHOTO.mostBytes }, PHOTO.sizes)
    return picture?.content ?? null
  } catch (error) {
    if (error instanceof AppError) return 'unreadable'
    throw error
  }
}

export interface NewResponse {
  id: string
  page: { id: string; name: string }
  version: number
  locationId: string | null
  qrCodeId: string | null
  /** Counted for the message that led here, and not kept with the answer. */
  reader?: string | undefined
  language: Locale
  asked: readonly SurveyQuestion[]
  answers: Answers
  consent: string | null
  photo: Buffer | null
}

/**
 * The answer, its counts, who is told and what reads it: all or nothing, and once however often it is sent. Only a photo that there is
 * no room for stays behind.
 */
export function submitResponse(
  { transactions, config, noteResponse }: Pick<VisitDeps, 'config' | 'transactions' | 'noteResponse'>,
  customerId: string,
  given: NewResponse,
): Promise<{ isPhotoLost: boolean }> {
  return transactions.step(customerId, async (tx) => {
    const isNew = await receiveResponse(tx, given, new Date())
    if (isNew && given.reader !== undefined) await noteResponse(tx, given.reader)
    if (isNew && given.photo) await keepPhoto(tx, given.id, given.photo, config.storageBytes)
    return { isPhotoLost: given.photo !== null && (await findPhoto(tx, given.id)) === undefined }
  })
}

/** Whether it is new. */
export async function receiveResponse(tx: CustomerTx, given: NewResponse, at: Date): Promise<boolean> {
  const { id, page, asked, answers, locationId, qrCodeId } = given
  const day = await findDay(tx, locationId, at)
  const content = wordsOf(asked, answers)
  const email = asked.find((question) => question.kind === 'email' && answers[question.id] !== undefined)?.id
  const band = lowestBand(asked, answers)
  const isNew = await insertResponse(tx, {
    id,
    page_id: page.id,
    version: given.version,
    location_id: locationId,
    qr_code_id: qrCodeId,
    language: given.language,
    day,
    answers: JSON.stringify(answers),
    band,
    content,
    email: email === undefined ? null : ((answers[email] as string | undefined) ?? null),
    consent: given.consent,
    created_at: at,
  })
  if (!isNew) return false
  await addCounts(tx, { pageId: page.id, day, locationId, qrCodeId }, countsOf(asked, answers))
  await addTotals(tx, page.id, { ...totalsOf(asked, answers), last_response: at })
  if (band === 'low') await notifyOfLowScore(tx, given)
  await tellPrograms(tx, 'survey.answered', () => [
    { responseId: id, pageId: page.id, locationId, ...lowestScores(given) },
  ])
  emit(tx, { type: 'hosted-page.changed', subjectId: page.id, userId: null })
  if (content !== null) await requestReading(tx)
  return true
}

async function keepPhoto(tx: CustomerTx, responseId: string, photo: Buffer, mostBytes: number): Promise<void> {
  await insertPhoto(tx, responseId, photo)
  if (await isOverfull(tx, mostBytes)) await deletePhoto(tx, responseId)
}

function wordsOf(asked: readonly SurveyQuestion[], answers: Answers): string | null {
  const words = asked.flatMap(({ id, kind }) => (kind === 'text' && answers[id] !== undefined ? [answers[id]] : []))
  return words.length === 0 ? null : words.join('\n\n')
}

/** One of each answer that was chosen, and '' for having answered at all. */
export function countsOf(asked: readonly SurveyQuestion[], answers: Answers, sign: 1 | -1 = 1): Count[] {
  const chosen = asked.flatMap(({ id, kind }) => {
    const answer = answers[id]
    if (answer === undefined) return []
    const values = kind === 'text' || kind === 'email' ? [] : [answer].flat().map(String)
    return ['', ...values].map((value) => ({ question: id, value, amount: sign }))
  })
  return [{ question: '', value: 'response', amount: sign }, ...chosen]
}

export function totalsOf(asked: readonly SurveyQuestion[], answers: Answers, sign: 1 | -1 = 1): Totals {
  const scoresOf = (wanted: 'stars' | 'nps') =>
    asked.flatMap(({ id, kind }) => {
      const answer = answers[id]
      return kind === wanted && isScored(kind) && typeof answer === 'number' ? [answer] : []
    })
  const [stars, nps] = [scoresOf('stars'), scoresOf('nps')]
  return {
    responses: sign,
    stars_sum: sign * stars.reduce((sum, score) => sum + score, 0),
    stars_amount: sign * stars.length,
    promoters: sign * nps.filter((score) => score >= 9).length,
    detractors: sign * nps.filter((score) => score <= 6).length,
    nps_amount: sign * nps.length,
  }
}

/** Of stars and of 0 to 10, up to these at most; `null` where nobody was asked, or gave more. */
function lowestScores(
  { asked, answers }: Pick<NewResponse, 'asked' | 'answers'>,
  most: { stars: number; nps: number } = { stars: 5, nps: 10 },
): { stars: number | null; nps: number | null } {
  const lowestOf = (wanted: 'stars' | 'nps') => {
    const low = asked.flatMap(({ id: question, kind }) => {
      const answer = answers[question]
      return kind === wanted && typeof answer === 'number' && answer <= most[wanted] ? [answer] : []
    })
    return low.length === 0 ? null : Math.min(...low)
  }
  return { stars: lowestOf('stars'), nps: lowestOf('nps') }
}

async function notifyOfLowScore(tx: CustomerTx, given: NewResponse): Promise<void> {
  const { id, page } = given
  await notifyEveryone(
    tx,
    {
      kind: 'feedback.low',
      about: { type: 'page-response', id },
      params: { page: page.name, ...lowestScores(given, { stars: 2, nps: 6 }) },
      link: linkToHostedPage(page.id, { tab: 'results', response: id }),
    },
    { key: `page-response:${id}` },
  )
}
