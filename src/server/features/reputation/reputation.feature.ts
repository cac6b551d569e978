import * as mails from '#shared/contracts/report-mails.ts'
import * as contracts from '#shared/contracts/reputation.ts'
import * as ofThemes from '#shared/contracts/reputation-themes.ts'
import { getTargetFigures } from '#shared/contracts/response-targets.ts'
import type { AssistantAccess } from '#server/features/assistant/assistant.service.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { implementIn } from '#server/kernel/http/implement.ts'
import { handleJob } from '#server/kernel/jobs/job.ts'
import { reputationExport } from './export-reputation.routes.ts'
import { reputationReport } from './report/download-report.routes.ts'
import { listReportReadersOf, saveReportReadersOf } from './report/report-mails.ts'
import { sendReport, sendReportJob, sweepReports, sweepReportsJob } from './report/send-report.ts'
import { getWeek } from './get-week.ts'
import { getBasicReputation, getReputation, listLocationReputations } from './reputation.service.ts'
import { changeTheme, listReputationLanguages, listThemeQuotes, listThemes } from './themes.ts'
import { getTargetFigures as findTargetFigures } from './targets.ts'
import { watchThemes, watchThemesJob } from './watch-themes.ts'
import { requestWeekWords, wordWeek, wordWeekJob } from './word-week.ts'

/** How the business is seen, over time, by platform and by location. */
export function makeReputation(base: Foundations, { access }: { access: AssistantAccess }) {
  const { transactions } = base
  const hasModel = access.assistant.model !== null && access.assistant.wordWeek !== undefined
  const route = implementIn(transactions)
  return {
    routes: [
      route(contracts.getBasicReputation, getBasicReputation),
      route(contracts.getReputation, getReputation),
      route(contracts.listLocationReputations, listLocationReputations),
      route(getTargetFigures, findTargetFigures),
      route(ofThemes.listThemes, listThemes),
      route(ofThemes.getReputationWeek, getWeek({ hasModel })),
      route(ofThemes.requestWeekWords, async (tx, _actor, input) => {
        if (hasModel) await requestWeekWords(tx, input)
        return {}
      }),
      route(ofThemes.listThemeQuotes, listThemeQuotes),
      route(ofThemes.changeTheme, changeTheme),
      route(ofThemes.listReputationLanguages, listReputationLanguages),
      route(mails.listReportReaders, listReportReadersOf),
      route(mails.saveReportReaders, saveReportReadersOf),
    ],
    mounts: [reputationExport(transactions, getReputation), reputationReport(transactions)],
    jobs: [
      handleJob(watchThemesJob, ({ customerId }) => transactions.step(customerId, watchThemes)),
      handleJob(wordWeekJob, (wish) => wordWeek({ transactions, ...access }, wish)),
      handleJob(sweepReportsJob, () => sweepReports(base)),
      handleJob(sendReportJob, (addressee) => sendReport(base, addressee)),
    ],
  }
}
