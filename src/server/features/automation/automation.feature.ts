import * as contract from '#shared/contracts/automation.ts'
import type { AssistantAccess } from '#server/features/assistant/assistant.service.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { implementIn } from '#server/kernel/http/implement.ts'
import { handleJob } from '#server/kernel/jobs/job.ts'
import { changeAutomation, changeStop, describeAutomation } from './automation-settings.ts'
import { runAutomationJob, sweepRunsJob } from './automation.service.ts'
import { describeRuns, tryRule } from './dry-run.ts'
import { changeRule, createRule, deleteRule, describeRules, orderRules } from './rules.ts'
import { runAutomation, sweepRuns } from './run-automation.ts'

/** What happens to reviews by itself: templates, rules, and what came of them. */
export function makeAutomation({ transactions }: Foundations, { access }: { access: AssistantAccess }) {
  const route = implementIn(transactions)
  const deps = { transactions, drafting: { transactions, ...access } }
  return {
    routes: [
      route(contract.getAutomationSettings, describeAutomation),
      route(contract.changeAutomationSettings, changeAutomation),
      route(contract.stopAutomation, changeStop),
      route(contract.listRules, describeRules),
      route(contract.createRule, createRule),
      route(contract.changeRule, changeRule),
      route(contract.deleteRule, deleteRule),
      route(contract.orderRules, orderRules),
      route(contract.tryRule, tryRule),
      route(contract.listRuns, describeRuns),
    ],
    jobs: [
      handleJob(runAutomationJob, ({ customerId }, context) => runAutomation(deps, customerId, context)),
      handleJob(sweepRunsJob, () => sweepRuns(transactions)),
    ],
  }
}
