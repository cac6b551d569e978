import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ReviewFilter } from '#shared/contracts/reviews.ts'
import { reviewListQuery } from '../reviews.queries.ts'
import { listedReviews } from './review-list-data.ts'
import { createRowFreshener } from './row-freshener.ts'

const FILTER: ReviewFilter = { sort: 'newest' }
const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
/** What the server has when it is asked, and answers when it is told to. */
let ids: string[] = []
let answers: (() => void)[] = []

beforeEach(() => {
  vi.useFakeTimers()
  ;[ids, answers] = [[], []]
  queryClient.clear()
  vi.stubGlobal('fetch', () => {
    const body = JSON.stringify({ items: ids.map((id) => ({ id })), nextCursor: null })
    const response = new Response(body, { headers: { 'content-type': 'application/json' } })
    return new Promise((resolve) => answers.push(() => resolve(response)))
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The list as the card has it: the freshener looks whenever the query has loaded. */
function openList() {
  const freshener = createRowFreshener(queryClient)
  freshener.watch(FILTER)
  void queryClient.fetchInfiniteQuery(reviewListQuery(FILTER)).then(freshener.onLoaded)
  return freshener
}

async function answerNext() {
  await vi.advanceTimersByTimeAsync(1)
  answers.shift()?.()
  await vi.advanceTimersByTimeAsync(1)
}

async function arrive(freshener: ReturnType<typeof openList>, id: string) {
  ids = [...ids, id]
  freshener.onEvent({ id, type: 'review.changed', subjectId: id })
  await vi.advanceTimersByTimeAsync(500)
}

const shown = () =>
  listedReviews(queryClient.getQueryData(reviewListQuery(FILTER).queryKey) ?? { pages: [] }).map(({ id }) => id)

it('shows a review that arrived while the empty list was on its way', async () => {
  const freshener = openList()
  await vi.advanceTimersByTimeAsync(1)
  await arrive(freshener, 'first')

  await answerNext()
  await answerNext()

  expect(shown()).toEqual(['first'])
})

it('looks again where something happened while it was looking', async () => {
  ids = ['first', 'second']
  const freshener = openList()
  await answerNext()
  for (const left of [['second'], []]) {
    ids = left
    freshener.onEvent({ id: '1', type: 'review.changed', subjectId: null })
    await vi.advanceTimersByTimeAsync(1)
  }

  await answerNext()
  await answerNext()

  expect(shown()).toEqual([])
})

it('asks once and no more while nothing happens', async () => {
  openList()
  await answerNext()

  await vi.advanceTimersByTimeAsync(60_000)
  expect(answers).toEqual([])
})
