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
import { endpointQuery, useChange } from '#web/kernel/api/queries.ts'

/** Open ones first, then the last that are over. */
export const incidentsQuery = endpointQuery([...queryKeys.incidents, 'list'], listIncidents, {})

export const incidentQuery = (incidentId: string) =>
  endpointQuery([...queryKeys.incidents, 'one', incidentId], getIncident, { incidentId })

export const incidentRuleQuery = endpointQuery([...queryKeys.incidents, 'rule'], getIncidentRule, {})

export const useCloseIncident = (incidentId: string) =>
  useChange(() => call(closeIncident, { incidentId }), { renews: [queryKeys.incidents] })

export const useSaveRule = () =>
  useChange((rule: IncidentRule) => call(saveIncidentRule, rule), { answers: incidentRuleQuery })
