import type { InputOf } from '#shared/contracts/endpoint.ts'
import {
  type AutomationSettings,
  changeAutomationSettings,
  changeRule,
  createRule,
  deleteRule,
  getAutomationSettings,
  listRules,
  listRuns,
  orderRules,
  stopAutomation,
  tryRule,
} from '#shared/contracts/automation.ts'
import { call } from '#web/kernel/api/call.ts'
import { endpointQuery, pagedQuery, useChange } from '#web/kernel/api/queries.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'

export type AutomationInput = InputOf<typeof changeAutomationSettings>

const [ofAutomation] = queryKeys.automation

export const automationQuery = endpointQuery([ofAutomation, 'settings'], getAutomationSettings, {})
export const rulesQuery = endpointQuery([ofAutomation, 'rules'], listRules, {})
export const runsQuery = pagedQuery([ofAutomation, 'runs'], listRuns, {})

export const useSaveAutomation = ({ onSaved }: { onSaved: () => void }) =>
  useChange<AutomationSettings, AutomationInput>((settings) => call(changeAutomationSettings, settings), {
    answers: automationQuery,
    // What somebody else has changed meanwhile is to be seen.
    renews: [queryKeys.automation],
    onSuccess: onSaved,
  })

export const useStopAutomation = () =>
  useChange<AutomationSettings, boolean>((isStopped) => call(stopAutomation, { isStopped }), {
    answers: automationQuery,
    renews: [runsQuery.queryKey],
  })

const RENEWED = { renews: [rulesQuery.queryKey] }

export const useCreateRule = () => useChange((rule: InputOf<typeof createRule>) => call(createRule, rule), RENEWED)
export const useChangeRule = () => useChange((change: InputOf<typeof changeRule>) => call(changeRule, change), RENEWED)
export const useDeleteRule = () => useChange((ruleId: string) => call(deleteRule, { ruleId }), { answers: rulesQuery })
export const useOrderRules = () =>
  useChange((ruleIds: string[]) => call(orderRules, { ruleIds }), { ...RENEWED, answers: rulesQuery })
export const useTry = () => useChange((tried: InputOf<typeof tryRule>) => call(tryRule, tried), {})
