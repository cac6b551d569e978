import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  closeIncident,
  getIncident,
  getIncidentRule,
  type IncidentRule,
  listIncidents,
  saveIncidentRule,
} from '#shared/contracts/incidents.ts'
import { call } from '#web/kernel/api/call.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'

/** Open ones first, then the last that are over. */
export const incidentsQuery = queryOptions({
  queryKey: [...queryKeys.incidents, 'list'],
  queryFn: ({ signal }) => call(listIncidents, {}, { signal }),
})

export const incidentQuery = (incidentId: string) =>
  queryOptions({
    queryKey: [...queryKeys.incidents, 'one', incidentId],
    queryFn: ({ signal }) => call(getIncident, { incidentId }, { signal }),
  })

export const incidentRuleQuery = queryOptions({
  queryKey: [...queryKeys.incidents, 'rule'],
  queryFn: ({ signal }) => call(getIncidentRule, {}, { signal }),
})

export function useCloseIncident(incidentId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(closeIncident, { incidentId }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.incidents }),
  })
}

export function useSaveRule() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (rule: IncidentRule) => call(saveIncidentRule, rule),
    onSuccess: (rule) => queryClient.setQueryData(incidentRuleQuery.queryKey, rule),
  })
}
