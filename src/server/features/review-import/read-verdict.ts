/** No rating is longer; matching what is would take for ever. */
const MAX_RATING_LENGTH = 40
const NUMBER_WORDS = ['one', 'two', 'three', 'four', 'five']

const YES = [
  'yes, y, true, 1, positive, recommended, recommends',
  'si, recomienda, recomendado, positivo',
  'oui, recommande, positif, vrai',
  'ja, empfohlen, empfiehlt, positiv',
]
const NO = [
  'no, n, false, 0, negative, not recommended, does not recommend, doesn t recommend',
  'no recomienda, no recomendado, negativo',
  'non, ne recommande pas, non recommande, negatif, faux',
  'nein, nicht empfohlen, empfiehlt nicht, negativ',
]

/** `4`, `4.0`, `4,5`, `4/5`, `4 out of 5 stars`, `★★★★☆`, `FOUR`. */
export function findRating(text: string): number | null {
  if (text.length > MAX_RATING_LENGTH) return null
  const stars = /^(★+)☆*$/u.exec(text.replaceAll('⭐', '★').replace(/\s/g, ''))
  if (stars) return within(stars[1]?.length ?? 0)
  const word = NUMBER_WORDS.indexOf(text.toLowerCase().replace(/[_\s]*stars?$/, ''))
  if (word !== -1) return word + 1
  const number = /^(\d(?:[.,]\d+)?)(?:\s*(?:\/|out of|von|de|sur|sobre)\s*5(?:[.,]0+)?)?\s*(?:\p{L}+)?$/iu.exec(text)
  return number ? within(Number(number[1]?.replace(',', '.'))) : null
}

function within(rating: number): number | null {
  return rating >= 1 && rating <= 5 ? rating : null
}

export function findRecommendation(text: string): boolean | null {
  const word = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  if (isListed(YES, word)) return true
  return isListed(NO, word) ? false : null
}

function isListed(lists: readonly string[], word: string): boolean {
  return lists.some((list) => list.split(', ').includes(word))
}
