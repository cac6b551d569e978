import { useMutation, useQueryClient } from '@tanstack/react-query'
import { removePushDevice } from '#shared/contracts/notification-preferences.ts'
import { call } from '#web/kernel/api/call.ts'
import { silenceThisBrowser, tellThisBrowser } from '#web/kernel/push/this-browser.ts'
import { toldDevice } from '#web/kernel/push/told-device.ts'
import { useMe } from '#web/kernel/session/me.ts'
import { preferencesQuery } from './preferences.queries.ts'

/** The list is there anew before the button is free again. */
function useRenewDevices() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: preferencesQuery.queryKey })
}

export function useTellThisBrowser() {
  const { user, session } = useMe()
  return useMutation({
    mutationFn: (pushKey: string) => tellThisBrowser({ userId: user.id, sessionId: session.id }, pushKey),
    onSettled: useRenewDevices(),
  })
}

/** Told outside, because its row is gone by then. */
interface Outcome {
  onDone: () => void
  onRefused: (error: Error) => void
}

export function useRemoveDevice({ onDone, onRefused }: Outcome) {
  return useMutation({
    mutationFn: async (deviceId: string) => {
      await call(removePushDevice, { deviceId })
      if (toldDevice.findId() === deviceId) await silenceThisBrowser()
    },
    onSuccess: onDone,
    onError: onRefused,
    onSettled: useRenewDevices(),
  })
}
