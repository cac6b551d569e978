import { describeBlame, describePraise } from './describe-matters.ts'
import { findAsk } from './find-ask.ts'
import { isToTalk } from './fit-offer.ts'
import { UNMISTAKABLE } from './find-remarks.ts'
import type { Ways } from './phrase-book.ts'
import { choose, type Choice } from './reply-choice.ts'
import type { Settled } from './settle-remarks.ts'
import { findHalf, isAmiss, mayBeAmiss, type Half } from './weigh-halves.ts'

// What a reply says of what was praised and blamed.

/**
 * Praise comes before blame; a short reply takes up one alone. Nobody is thanked for praise in a review of one or two stars
 * unless it says nothing else, nor told of blame in one of five; where praise may not be meant, neither is sure.
 */
export function speakOfMatters(choice: Choice): string[] {
  if (choice.band === 'unclear') return []
  if (choice.band === 'at-odds') return choice.isMeant ? tellPraise(choice).slice(0, 1) : []
  const praise = tellPraise(choice)
  const sentences = [...praise, ...tellBlame(choice, praise.length > 0)]
  return choice.manner.isShort ? sentences.slice(0, 1) : sentences
}

function tellPraise(choice: Choice): string[] {
  const { band, book, kindness, language } = choice
  const { matters, praise } = choice.named
  if (band === 'poor') return []
  const clause = describePraise(book.matters, {
    matters: matters.filter(({ polarity }) => polarity === 'positive'),
    // Beside a complaint it may be of somebody else.
    kindness: band === 'good' && !isAmiss(choice) ? kindness : [],
    remarks: praise.map(({ key }) => book.remarks.praise[key][1]),
    language,
  })
  if (clause) return [choose(choice, book.glad, { clause })]
  return likesSome(choice) || isLiked(choice) ? [choose(choice, book.pleased)] : []
}

export function tellBlame(choice: Choice, isBehindPraise = false): string[] {
  const { stars, book, language } = choice
  const { matters, blame } = choice.named
  const clause = describeBlame(book.matters, {
    matters: matters.filter(({ polarity }) => polarity === 'negative'),
    remarks: blame.map(({ key, start }) => ({ clause: book.remarks.blame[key][1], at: start })),
    language,
  })
  const isPlain = matters.some(({ fault }) => fault !== null) || blame.some(({ key }) => UNMISTAKABLE.includes(key))
  const isAllTold = isPlain || !hasMore(choice)
  if (!clause || stars === 5 || !isAllTold) return regretInGeneral(choice)
  const regrets = isBehindPraise ? book.fitting.yet : listRegrets(choice)
  return [choose(choice, regrets, { clause }), ...(hasMore(choice) ? [choose(choice, book.rest)] : [])]
}

const STRESSED =
  /(?:so|very|really|truly) sorry|much(?:o|ísimo)|sinceramente|apena|de verdad|vraiment|sincèrement|beaucoup|navrés|sehr|wirklich|ehrlich|aufrichtig/
/** In proportion: not beside four stars, nor for what is only noted. */
function listRegrets({ book, stars, offer }: Choice): Ways {
  const [first, ...rest] = book.sorry.filter((way) => (stars < 4 && isToTalk(offer)) || !STRESSED.test(way))
  return first === undefined ? book.sorry : [first, ...rest]
}

/** With so many stars something pleased, though no list knows what. */
const isLiked = (choice: Choice) => choice.stars > 3 && isAmiss(choice)

/** A good half beside another, of whatever it speaks. */
const likesSome = (choice: Choice) =>
  choice.band !== 'poor' &&
  isAmiss(choice) &&
  (choice.halves.some(
    ({ tone, isTurned, isStrong, words }) =>
      tone === 'praise' && !isTurned && (isStrong || words >= FEWEST_WORDS_OF_A_POINT),
  ) ||
    choice.pieces.some(({ tone, isTurned, isStrong }) => tone === 'praise' && !isTurned && isStrong))

/** And the other. A suggestion is answered as one. */
function regretInGeneral(choice: Choice): string[] {
  const { band, book, halves, pieces, request, stars } = choice
  const isAsking = findAsk(request.review.content ?? '', stars) !== null
  if (band === 'poor' || (isAsking && halves.every(({ tone }) => tone !== 'blame'))) return []
  if (isAmiss(choice)) return [choose(choice, book.amiss)]
  const isLiked = choice.named.praise.length > 0 || choice.named.matters.some(({ polarity }) => polarity === 'positive')
  const isHalfPraise = stars === 3 && isLiked && pieces.some(({ tone, words }) => tone !== 'praise' && words > 1)
  return mayBeAmiss(choice) || isHalfPraise ? [choose(choice, book.perhaps)] : []
}

const FEWEST_WORDS_OF_A_POINT = 4
const MORE_POINTS = 2
const FEWEST_WORDS_OF_A_STORY = 10
const MOST_WORDS_OF_A_POINT = 16
/** Complaints of which none is named. */
function hasMore(choice: Choice): boolean {
  const { stars, halves, named } = choice
  const taken = listTaken(named).map((at) => findHalf(halves, at))
  const isOpen = (half: Half) =>
    half.tone !== 'praise' && half.words >= FEWEST_WORDS_OF_A_POINT && !taken.includes(half)
  const open = halves.filter(isOpen)
  const isLong = (half: Half) => half.words >= MOST_WORDS_OF_A_POINT && taken.filter((one) => one === half).length === 1
  return (
    stars <= 3 &&
    (open.length >= MORE_POINTS ||
      halves.some(isLong) ||
      open.some(({ words }) => words >= FEWEST_WORDS_OF_A_STORY) ||
      isOneOfSeveral(choice))
  )
}

const listTaken = ({ matters, blame }: Settled) => [...matters.map(({ at }) => at), ...blame.map(({ start }) => start)]

const MOST_WORDS_IN_A_LIST = 4
/** `But color too dark, price high`: in a list as short as that, what stands beside is blamed as well. */
function isOneOfSeveral({ halves, pieces, named }: Choice): boolean {
  const said = named.matters.filter(({ polarity, certainty }) => polarity === 'negative' && certainty !== 'unsure')
  const places = listTaken({ ...named, matters: said })
  const taken = new Set(places.map((at) => findHalf(pieces, at)))
  const turned = new Set(places.map((at) => findHalf(halves, at)).filter((half) => half?.isTurned))
  const listed = pieces.filter(({ start }) => turned.has(findHalf(halves, start)))
  return (
    listed.every(({ words }) => words <= MOST_WORDS_IN_A_LIST) &&
    listed.some((piece) => piece.tone !== 'praise' && piece.words > 1 && !taken.has(piece))
  )
}
