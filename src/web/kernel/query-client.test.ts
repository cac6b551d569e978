import { QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
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
