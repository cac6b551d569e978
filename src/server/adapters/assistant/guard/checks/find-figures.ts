import { foldText } from '../text/fold-text.ts'

const FIGURE = /\d+(?:[.,:]\d+)*/g
/** "Five stars" and "5/5" are the review's own. */
const STARS = /\b[1-5](?:[.,]\d)?(?:\s?\/\s?5)?[\s-](?:stars?|estrellas?|etoiles?|sterne?n?)\b|\b[1-5]\s?\/\s?5\b/g

/** A number, price, date or time that the team has not given. */
export function hasForeignFigure(text: string, team: string): boolean {
  const allowed = new Set(foldText(team).match(FIGURE) ?? [])
  const figures = foldText(text).replace(STARS, ' ').match(FIGURE) ?? []
  return figures.some((figure) => !allowed.has(figure))
}
