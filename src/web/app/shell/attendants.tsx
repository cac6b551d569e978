import { useInfiniteQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useLocale } from 'use-intl'
import { NotificationAnnouncer } from '#web/features/notifications/notification-announcer.tsx'
import { notificationsQuery } from '#web/features/notifications/notifications.queries.ts'
import { IdleWatch } from '#web/features/session/idle-watch.tsx'
import { followPushedLinks } from '#web/kernel/push/pushed-links.ts'
import { renewThisBrowser } from '#web/kernel/push/this-browser.ts'
import { chosenCustomer, readCustomerLink } from '#web/kernel/session/chosen-customer.ts'
import { useMe } from '#web/kernel/session/me.ts'
import { useLiveEvents } from './use-live-events.ts'

/** What watches and listens behind a page that is open: nothing of it is seen, so no page waits for it. */
export function Attendants() {
  const { data } = useInfiniteQuery(notificationsQuery(useLocale()))
  useLiveEvents()
  usePush()
  return (
    <>
      <NotificationAnnouncer newest={data?.pages[0]?.items} />
      <IdleWatch />
    </>
  )
}

/** Where this browser is told by push: keeps that so for its person, and goes where a clicked push leads. */
function usePush() {
  const router = useRouter()
  const { user, session } = useMe()

  useEffect(
    () =>
      followPushedLinks((path) => {
        const { customerId, rest } = readCustomerLink(path)
        if (customerId === null || customerId === chosenCustomer.get()) void router.navigate({ href: rest })
        else chosenCustomer.change(customerId, rest)
      }),
    [router],
  )
  useEffect(() => {
    renewThisBrowser({ userId: user.id, sessionId: session.id }).catch(() => {
      // Tried again when the product is opened the next time; the settings tell whether it is on.
    })
  }, [user.id, session.id])
}
