import { QueryObserver } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { ApiProblem } from './api/api-problem.ts'
import { createQueryClient, forgetPerson } from './query-client.ts'
import { queryKeys } from './query-keys.ts'

it('forgets what it knows of a person, and keeps what is the same for everybody', () => {
  const queryClient = createQueryClient()
  queryClient.setQueryData(queryKeys.me, { name: 'Ada' })
  queryClient.setQueryData([...queryKeys.notifications, 'unread'], [1])
  queryClient.setQueryData(queryKeys.doors, { hasGoogle: true })
  const form = new QueryObserver(queryClient, { queryKey: queryKeys.doors, enabled: false })

  forgetPerson(queryClient)

  expect(
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey),
  ).toEqual([queryKeys.doors])
  expect(form.getCurrentResult().data).toEqual({ hasGoogle: true })
})

it('asks again who one is when something is refused, and not for ever when that is', async () => {
  const queryClient = createQueryClient()
  const details = { code: 'address-not-allowed', status: 403, message: '', requestId: null } as const
  const refuse = () => Promise.reject(new ApiProblem({ ...details, fieldErrors: [], retryAfterSeconds: null }))
  const tellWho = vi.fn<() => Promise<object>>(refuse)
  const stop = new QueryObserver(queryClient, { queryKey: queryKeys.me, queryFn: tellWho }).subscribe(() => undefined)
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(tellWho).toHaveBeenCalledTimes(1)

  await queryClient.fetchQuery({ queryKey: ['reviews'], queryFn: refuse }).catch(() => undefined)
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
  stop()

  expect(tellWho).toHaveBeenCalledTimes(2)
})
