import { changeResponseTargets, getResponseTargets } from '#shared/contracts/response-targets.ts'
import type { InputOf } from '#shared/contracts/endpoint.ts'
import { call } from '#web/kernel/api/call.ts'
import { endpointQuery, useChange } from '#web/kernel/api/queries.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'

/** Among the automation's own: whoever changes either tells so by the same event. */
const targetsKey = [...queryKeys.automation, 'targets'] as const

export const targetsQuery = endpointQuery(targetsKey, getResponseTargets, {})

export type TargetsInput = InputOf<typeof changeResponseTargets>

/** What is late is counted anew. */
export const useSaveTargets = () =>
  useChange((targets: TargetsInput) => call(changeResponseTargets, targets), {
    renews: [targetsKey, queryKeys.dashboard, queryKeys.reviewList],
  })
