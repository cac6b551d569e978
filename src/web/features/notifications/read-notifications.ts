import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import type { OutputOf } from '#shared/contracts/endpoint.ts'
import { type listNotifications, readAllNotifications, readNotification } from '#shared/contracts/notifications.ts'
import { useFailureToast } from '#web/components/failures/use-error-sentence.ts'
import { call } from '#web/kernel/api/call.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { notificationsQuery } from './notifications.queries.ts'

type NotificationsPage = OutputOf<typeof listNotifications>
type NotificationsData = InfiniteData<NotificationsPage>

/** What the list will look like once the server has noted it. */
export function withRead(data: NotificationsData, isMeant: (notificationId: string) => boolean): NotificationsData {
  const items = data.pages.flatMap((page) => page.items)
  const readNow = items.filter((item) => !item.isRead && isMeant(item.id)).length
  return {
    ...data,
    pages: data.pages.map((page) => ({
      ...page,
      unreadCount: Math.max(0, page.unreadCount - readNow),
      items: page.items.map((item) => (isMeant(item.id) ? { ...item, isRead: true } : item)),
    })),
  }
}

/** Everything, also what is not loaded yet. */
export function withAllRead(data: NotificationsData): NotificationsData {
  const read = withRead(data, () => true)
  return { ...read, pages: read.pages.map((page) => ({ ...page, unreadCount: 0 })) }
}

interface OptimisticRead<Variables> {
  send: (variables: Variables) => Promise<unknown>
  change: (data: NotificationsData, variables: Variables) => NotificationsData
}

/** Shown as read at once; the server's own list follows, also when it refused. */
function useOptimisticRead<Variables>({ send, change }: OptimisticRead<Variables>) {
  const t = useTranslations('shell.bell')
  const sayFailed = useFailureToast()
  const queryClient = useQueryClient()
  const { queryKey } = notificationsQuery(useLocale())
  return useMutation({
    mutationFn: send,
    onMutate: async (variables) => {
      await queryClient.cancelQueries({ queryKey: queryKeys.notifications })
      queryClient.setQueryData(queryKey, (data) => data && change(data, variables))
    },
    onError: (error) => sayFailed(t('readFailed'), error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.notifications }),
  })
}

export function useReadNotification() {
  const language = useLocale()
  return useOptimisticRead({
    send: (notificationId: string) => call(readNotification, { notificationId, language }),
    change: (data, notificationId) => withRead(data, (id) => id === notificationId),
  })
}

export function useReadAllNotifications() {
  return useOptimisticRead<void>({ send: () => call(readAllNotifications, {}), change: withAllRead })
}
