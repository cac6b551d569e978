export { settlePlanLater } from './plan-limits.ts'
