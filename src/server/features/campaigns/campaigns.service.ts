export { requestMatching } from './responses/match-reviews.ts'
export { followReports } from './sending/follow-reports.ts'
export { noteResponse } from './sending/note-response.ts'
