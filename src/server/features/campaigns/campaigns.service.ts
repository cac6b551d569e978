export { followReports } from './sending/follow-reports.ts'
