import * as mails from '#shared/contracts/report-mails.ts'
import * as contracts from '#shared/contracts/reputation.ts'
import * as ofThemes from '#shared/contracts/reputation-themes.ts'
import { getTargetFigures } from '#shared/contracts/response-targets.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { implementIn } from '#server/kernel/http/implement.ts'
import { handleJob } from '#server/kernel/jobs/job.ts'
import { reputationExport } from './export-reputation.routes.ts'
import { reputationReport } from './report/download-report.routes.ts'
import { listReportReadersOf, saveReportReadersOf } from './report/report-mails.ts'
import { sendReport, sendReportJob, sweepReports, sweepReportsJob } from './report/send-report.ts'
import { getBasicReputation, getReputation, getReputationWeek, listLocationReputations } from './reputation.service.ts'
import { changeTheme, listReputationLanguages, listThemeQuotes, listThemes } from './themes.ts'
import { getTargetFigures as findTargetFigures } from './targets.ts'
import { watchThemes, watchThemesJob } from './watch-themes.ts'

/** How the business is seen, over time, by platform and by location. */
export function makeReputation(base: Foundations) {
  const { transactions } = base
  const route = implementIn(transactions)
  return {
    routes: [
      route(contracts.getBasicReputation, getBasicReputation),
      route(contracts.getReputation, getReputation),
      route(contracts.listLocationReputations, listLocationReputations),
      route(getTargetFigures, findTargetFigures),
      route(ofThemes.listThemes, listThemes),
      route(ofThemes.getReputationWeek, getReputationWeek),
      route(ofThemes.listThemeQuotes, listThemeQuotes),
      route(ofThemes.changeTheme, changeTheme),
      route(ofThemes.listReputationLanguages, listReputationLanguages),
      route(mails.listReportReaders, listReportReadersOf),
      route(mails.saveReportReaders, saveReportReadersOf),
    ],
    mounts: [reputationExport(transactions, getReputation), reputationReport(transactions)],
    jobs: [
      handleJob(watchThemesJob, ({ customerId }) => transactions.step(customerId, watchThemes)),
      handleJob(sweepReportsJob, () => sweepReports(base)),
      handleJob(sendReportJob, (addressee) => sendReport(base, addressee)),
    ],
  }
}
