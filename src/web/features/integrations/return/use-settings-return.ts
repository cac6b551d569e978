import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import type { SearchOf } from '#shared/contracts/addresses.ts'
import { paths } from '#shared/domain/paths.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { readReturn, type Returned } from '#web/kernel/session/authorization-state.ts'
import { useMe } from '#web/kernel/session/me.ts'
import { exchangeCode } from './exchange-code.ts'

const NOTHING = { kind: 'none' } as const

/** Why it failed, where the page to which the platform sent people back knew it. */
export interface ReturnReason {
  sentence: string
  /** What the platform does not allow has to be put right there; what the person did, they know. */
  isOwnDoing: boolean
}

/** How a connection ended: told by the address, or by the exchange that the address asked for. */
export type SettingsReturn =
  | { kind: 'none' | 'exchanging' | 'succeeded' }
  | { kind: 'failed'; reason: ReturnReason | null }
  | { kind: 'exchange-failed'; error: unknown }

/** A return to the marketing tab is a provider's: it is read there. */
const isOfProviders = ({ tab, error }: SearchOf<'/settings'>) => tab === 'marketing' && error !== true

/** A query, though it changes something: by its key it is sent once, however often the page is made. */
function useExchange({ code, state }: Pick<Returned, 'code' | 'state'>) {
  const customerId = useMe().customer?.id ?? ''
  return useQuery({
    queryKey: [...queryKeys.authorizations, 'settings', code, state],
    queryFn: () => exchangeCode({ code, state }, customerId),
    enabled: code !== '' && state !== '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    retryOnMount: false,
    refetchOnReconnect: false,
  })
}

export function useSettingsReturn(): { outcome: SettingsReturn; putAway: () => void } {
  const search = useLocation({ select: ({ searchStr }) => searchStr })
  const address = useSearch({ from: '/shell/settings' })
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  // Kept, because the address is cleaned before its outcome has been read.
  const [returned] = useState(() => readReturn(isOfProviders(address) ? '' : search))
  const [isPutAway, setIsPutAway] = useState(false)
  const exchange = useExchange(returned)
  const isExchanged = exchange.isSuccess || exchange.isError

  const leaveAddress = useEffectEvent(() => {
    void queryClient.invalidateQueries({ queryKey: queryKeys.integrations })
    void queryClient.invalidateQueries({ queryKey: queryKeys.securitySettings })
    void navigate({ to: paths.settings, search: {}, replace: true, resetScroll: false })
  })
  useEffect(() => {
    if (isExchanged) leaveAddress()
  }, [isExchanged])

  const putAway = () => {
    setIsPutAway(true)
    queryClient.removeQueries({ queryKey: queryKeys.returnReason })
    const { tab, success, error } = address
    if (!success && error === undefined) return
    void navigate({ to: paths.settings, search: { tab }, replace: true, resetScroll: false })
  }
  const told = findTold(address, queryClient.getQueryData<ReturnReason | null>(queryKeys.returnReason) ?? null)
  return { outcome: told ?? (isPutAway ? NOTHING : findExchanged(exchange)), putAway }
}

function findTold({ tab, success, error }: SearchOf<'/settings'>, reason: ReturnReason | null): SettingsReturn | null {
  if (error !== undefined && !isOfProviders({ tab, error })) return { kind: 'failed', reason }
  return success ? { kind: 'succeeded' } : null
}

function findExchanged({ isFetching, isSuccess, isError, error }: ReturnType<typeof useExchange>): SettingsReturn {
  if (isFetching) return { kind: 'exchanging' }
  if (isError) return { kind: 'exchange-failed', error }
  return isSuccess ? { kind: 'succeeded' } : NOTHING
}
