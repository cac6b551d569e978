import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { followPushedLinks } from '#web/kernel/push/pushed-links.ts'
import { renewThisBrowser } from '#web/kernel/push/this-browser.ts'
import { useMe } from '#web/kernel/session/me.ts'

/** Where this browser is told by push: keeps that so for its person, and goes where a clicked push leads. */
export function usePush() {
  const router = useRouter()
  const { user, session } = useMe()

  useEffect(() => followPushedLinks((path) => void router.navigate({ href: path })), [router])
  useEffect(() => {
    renewThisBrowser({ userId: user.id, sessionId: session.id }).catch(() => {
      // Tried again when the product is opened the next time; the settings tell whether it is on.
    })
  }, [user.id, session.id])
}
