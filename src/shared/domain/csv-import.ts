/** 03/04/2025 is the third of April or the fourth of March; only the person knows. */
export const DATE_ORDERS = ['day-first', 'month-first'] as const
export type DateOrder = (typeof DATE_ORDERS)[number]

export const MAX_IMPORT_COLUMNS = 200
/** Of the lines that cannot be read, the first are named; the others are counted. */
export const MAX_NAMED_FAULTS = 100
