/** Ahead on every day of this year, and near enough to plan a reply for. */
export const NEXT_YEAR = new Date().getUTCFullYear() + 1
