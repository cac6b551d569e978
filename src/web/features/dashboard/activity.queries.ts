import { keepPreviousData } from '@tanstack/react-query'
import { listActivity } from '#shared/contracts/activity.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { pagedQuery } from '#web/kernel/api/queries.ts'
import type { ActivityFilter } from './activity-address.ts'

export const activityQuery = ({ subject, actor }: ActivityFilter) => ({
  ...pagedQuery([...queryKeys.activity, subject, actor], listActivity, { subject: [...subject], actor }),
  placeholderData: keepPreviousData,
})
