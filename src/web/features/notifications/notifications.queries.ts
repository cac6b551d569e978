import { keepPreviousData } from '@tanstack/react-query'
import { listNotifications } from '#shared/contracts/notifications.ts'
import type { Locale } from '#shared/domain/locales.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { pagedQuery } from '#web/kernel/api/queries.ts'

/** In the language of the screen, which is chosen before the server knows of it. */
export const notificationsQuery = (language: Locale) => ({
  ...pagedQuery([...queryKeys.notifications, language], listNotifications, { language }),
  placeholderData: keepPreviousData,
})
