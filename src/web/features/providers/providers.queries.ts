import type { InputOf } from '#shared/contracts/endpoint.ts'
import { useMutation } from '@tanstack/react-query'
import {
  changeProvider,
  chooseProviderPlaces,
  connectProvider,
  disconnectProvider,
  listProviderAudiences,
  listProviderConnections,
  makeProviderDefault,
  reconnectProvider,
  sendTestMessage,
  startProviderAuthorization,
} from '#shared/contracts/providers.ts'
import { call } from '#web/kernel/api/call.ts'
import { endpointQuery, useChange } from '#web/kernel/api/queries.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { authorizationState } from '#web/kernel/session/authorization-state.ts'

export const providersQuery = endpointQuery(queryKeys.providers, listProviderConnections, {})

export const audiencesQuery = (connectionId: string) =>
  endpointQuery([...queryKeys.providers, connectionId, 'audiences'], listProviderAudiences, { connectionId })

const RENEWED = { renews: [queryKeys.providers] }

export const useConnect = () =>
  useChange((input: InputOf<typeof connectProvider>) => call(connectProvider, input), RENEWED)

export const useReconnect = () =>
  useChange((input: InputOf<typeof reconnectProvider>) => call(reconnectProvider, input), RENEWED)

export const useChangeProvider = () =>
  useChange((input: InputOf<typeof changeProvider>) => call(changeProvider, input), RENEWED)

export const useMakeDefault = () =>
  useChange((connectionId: string) => call(makeProviderDefault, { connectionId }), { answers: providersQuery })

export const useDisconnect = () =>
  useChange((connectionId: string) => call(disconnectProvider, { connectionId }), { answers: providersQuery })

export const useTestMessage = () =>
  useChange((input: InputOf<typeof sendTestMessage>) => call(sendTestMessage, input), {
    ...RENEWED,
  })

/** Leaves for the network, where the person says yes or no. */
export const useVisit = () =>
  useMutation({
    mutationFn: (wish: InputOf<typeof startProviderAuthorization>) => call(startProviderAuthorization, wish),
    onSuccess: ({ url, state }) => {
      authorizationState.keep(state)
      location.assign(url)
    },
  })

export const useChoosePlaces = () =>
  useChange((input: InputOf<typeof chooseProviderPlaces>) => call(chooseProviderPlaces, input), RENEWED)
