export const DEMO_CUSTOMER_ID = 'de300000-0000-4000-8000-000000000001'

/** Where its first restaurant is, and its office. */
export const DEMO_TIMEZONE = 'America/Halifax'

const DAY_MS = 86_400_000
const SET_UP_DAYS = 17

/** When the business came to the product, as it tells: before the fortnight that its story is of. */
export const setUpBefore = (now: Date) => new Date(now.getTime() - SET_UP_DAYS * DAY_MS)
