import { parseSearch } from '#shared/domain/search-words.ts'

/** For a column of folded words that has these somewhere. What a person types stands for itself. */
export const writeLikePattern = (search: string): string =>
  `%${parseSearch(search).phrase.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
