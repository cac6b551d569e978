import { z } from 'zod'
import { isLocale, DEFAULT_LOCALE } from '#shared/domain/locales.ts'
import { AssistantFailure, TextBlocked } from '#server/assistant/assistant-failure.ts'
import type { Assistant } from '#server/assistant/port.ts'
import type { PageTheme } from '#server/database/hosted-page-tables.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { emit } from '#server/kernel/events/emit.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { enqueueUnlessWaiting } from '#server/kernel/jobs/job-queue.ts'
import { defineJob, handleJob, TURN_MS } from '#server/kernel/jobs/job.ts'
import { workInSlices } from '#server/kernel/workers/event-loop.ts'
import { lockUnread, saveAnalysis, type ResponseToRead } from './page-responses.repository.ts'

const BATCH = 100

const analyzeJob = defineJob({ name: 'hosted-pages.analyze', payload: z.object({ customerId: z.uuid() }) })

/** In the transaction in which an answer comes. However many there are, one job waits. */
export const requestReading = (tx: CustomerTx): Promise<void> =>
  enqueueUnlessWaiting(tx, analyzeJob, { customerId: tx.customerId }, tx.customerId)

export const makeResponseJobs = (_base: Foundations, analyze: (customerId: string) => Promise<void>) => [
  handleJob(analyzeJob, ({ customerId }) => analyze(customerId)),
]

/** What visitors wrote, read by the built-in engine until nothing waits. Safe to run twice, also at once. */
export async function analyzeResponses(
  { transactions }: Pick<Foundations, 'transactions'>,
  builtIn: Assistant,
  customerId: string,
): Promise<void> {
  const deadline = Date.now() + TURN_MS
  const readSome = () =>
    transactions.step(customerId, async (tx) => {
      const waiting = await lockUnread(tx, BATCH)
      const pause = workInSlices()
      for (const response of waiting) {
        await pause()
        await saveAnalysis(tx, response.id, await readOrPass(builtIn, response))
      }
      for (const pageId of new Set(waiting.map((each) => each.page_id))) {
        emit(tx, { type: 'hosted-page.changed', subjectId: pageId, userId: null })
      }
      return waiting.length === BATCH
    })
  while (await readSome()) {
    if (Date.now() < deadline) continue
    await transactions.step(customerId, requestReading)
    return
  }
}

async function readOrPass(builtIn: Assistant, { content, language }: ResponseToRead) {
  try {
    const { analysis } = await builtIn.analyzeSentiment({
      content,
      rating: null,
      isRecommended: null,
      language,
      locale: isLocale(language) ? language : DEFAULT_LOCALE,
    })
    const themes = new Map<PageTheme['aspect'], PageTheme>()
    for (const { aspect, polarity } of analysis.aspects) themes.set(aspect, { aspect, sentiment: polarity })
    return { sentiment: analysis.sentiment, themes: [...themes.values()] }
  } catch (error) {
    if (error instanceof TextBlocked || error instanceof AssistantFailure) return null
    throw error
  }
}
