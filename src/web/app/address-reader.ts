/** On its own, because it brings the schema library along. */
export { readSearch } from '#shared/contracts/addresses.ts'
