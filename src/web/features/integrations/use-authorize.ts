import { useMutation } from '@tanstack/react-query'
import { startAuthorization } from '#shared/contracts/integrations.ts'
import type { Platform } from '#shared/domain/platforms.ts'
import { call } from '#web/kernel/api/call.ts'
import { authorizationState } from '#web/kernel/session/authorization-state.ts'

interface Wish {
  platform: Platform
  /** To connect this one anew. */
  integrationId?: string
}

/** Leaves for the platform, where the person says yes or no. */
export function useAuthorize() {
  return useMutation({
    mutationFn: (wish: Wish) => call(startAuthorization, { ...wish, returnTo: 'callback' }),
    onSuccess: ({ url, state }) => {
      authorizationState.keep(state)
      location.assign(url)
    },
  })
}
