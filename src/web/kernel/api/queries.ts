import {
  infiniteQueryOptions,
  type QueryKey,
  queryOptions,
  useMutation,
  type UseMutationOptions,
  useQueryClient,
} from '@tanstack/react-query'
import type { z } from 'zod'
import type { Endpoint, InputOf } from '#shared/contracts/endpoint.ts'
import { call } from './call.ts'

/** What an endpoint answers, known by `queryKey`. */
export const endpointQuery = <E extends Endpoint>(queryKey: QueryKey, endpoint: E, input: InputOf<E>) =>
  queryOptions({ queryKey, queryFn: ({ signal }) => call(endpoint, input, { signal }) })

interface Page {
  nextCursor: string | null
}

/** What an endpoint answers page by page. */
export const pagedQuery = <E extends Endpoint<z.ZodType, z.ZodType<Page>>>(
  queryKey: QueryKey,
  endpoint: E,
  input: Omit<InputOf<E>, 'cursor'>,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      call(endpoint, { ...input, ...(pageParam !== '' && { cursor: pageParam }) } as InputOf<E>, { signal }),
    initialPageParam: '',
    getNextPageParam: (page: Page) => page.nextCursor,
  })

interface Effects<Answer, Input> extends Pick<UseMutationOptions<Answer, Error, Input>, 'onMutate' | 'onError'> {
  /** Asked for again, also after a refusal: somebody else may have been quicker. It is there before the button is free again. */
  renews?: readonly QueryKey[]
  /** The query whose data the answer is. */
  answers?: { queryKey: QueryKey }
  onSuccess?: (answer: Answer, input: Input) => unknown
}

/** Sends a change, and brings what it touches up to date. */
export function useChange<Answer, Input = void>(
  send: (input: Input) => Promise<Answer>,
  { renews = [], answers, onSuccess, ...others }: Effects<Answer, Input>,
) {
  const queryClient = useQueryClient()
  return useMutation({
    ...others,
    mutationFn: send,
    onSuccess: (answer, input) => {
      if (answers) queryClient.setQueryData(answers.queryKey, answer)
      return onSuccess?.(answer, input)
    },
    onSettled: (_answer, error) => {
      const renewed = Promise.all(renews.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
      // What went wrong is told at once.
      return error ? undefined : renewed
    },
  })
}
