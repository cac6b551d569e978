import { useEffect, useState } from 'react'
import { type PushAbility, readPushAbility } from '#web/kernel/push/push-browser.ts'

/** What this browser can do now; whoever allows it in the browser's settings sees it here at once. */
export function usePushAbility(): PushAbility {
  const [ability, setAbility] = useState(readPushAbility)
  useEffect(() => {
    const stopped = new AbortController()
    const look = () => setAbility(readPushAbility())
    void followPermission(look, stopped.signal)
    addEventListener('focus', look, { signal: stopped.signal })
    return () => stopped.abort()
  }, [])
  return ability
}

async function followPermission(look: () => void, signal: AbortSignal) {
  // Not every browser tells of this one; coming back to the page tells as well.
  const status = await navigator.permissions?.query({ name: 'notifications' }).catch(() => null)
  if (!signal.aborted) status?.addEventListener('change', look, { signal })
}
