import type { Doubt, DoubtReason } from '#shared/domain/assistant.ts'
import type { Locale } from '#shared/domain/locales.ts'
import { createEcho } from '../find-echo.ts'
import { foldText, placeSentences, areAlike, collectStems, listWords, stemOf } from '../text.ts'
import { BLAME_WORDS, guessLocale, PRAISE_WORDS, TOPIC_WORDS, USUAL_STEMS } from './known-words.ts'
import { REPLY_ACTS, REPLY_WORDS, type ReplyAct, type ReplyWords } from './reply-words.ts'

/** Whose words a reply may take up. */
export interface Sources {
  /** Of the business and of the reviewer. */
  names: string
  /** What the team has written itself, instructions among it. */
  team: string
  review: string
  /** What the review says to whoever answers it. */
  address: string
  /** Whether the review complains: joy is then at the reader's cost. */
  isComplaint: boolean
}

/**
 * The sentences that are not plainly thanks, hope, invitation, heed, joy or regret, each in the few words that go with it
 * or in those of the review or the team. Most are harmless: whoever sends the reply decides.
 */
export function findDoubts(text: string, sources: Sources): Doubt[] {
  const { names, team, review, address } = sources
  const known = collectKnown(guessLocale(text), sources)
  const isEcho = createEcho(text, `${review} ${address}`, `${names} ${team}`)
  return placeSentences(text).flatMap(({ start, end }) => {
    const sentence = text.slice(start, end)
    const reason = isEcho(sentence) ? 'repeats-review' : findReason(sentence, known)
    return reason === null ? [] : [{ start, end, reason }]
  })
}

interface Known {
  replies: ReplyWords
  praise: ReadonlySet<string>
  blame: ReadonlySet<string>
  topics: ReadonlySet<string>
  usual: ReadonlySet<string>
  names: ReadonlySet<string>
  team: ReadonlySet<string>
  teamText: string
  review: readonly string[]
  isComplaint: boolean
}

function collectKnown(locale: Locale, { names, team, review, isComplaint }: Sources): Known {
  return {
    replies: REPLY_WORDS[locale],
    praise: PRAISE_WORDS[locale],
    blame: BLAME_WORDS[locale],
    topics: TOPIC_WORDS[locale],
    usual: USUAL_STEMS[locale],
    names: collectStems(names),
    team: collectStems(spellOut(team)),
    teamText: ` ${listWords(spellOut(team)).join(' ')} `,
    review: [...collectStems(spellOut(review))],
    isComplaint,
  }
}

function findReason(sentence: string, known: Known): DoubtReason | null {
  const words = spaceOut(sentence)
  const parts = partByActs(words, known.replies)
  const strange = parts.length === 0 ? findUnowned(words, known) : parts.flatMap((part) => findStrange(part, known))
  if (strange.length > 0) return strange.every((word) => isKnown(word, known)) ? 'tone' : 'not-from-review'
  if (countBorrowed(words, known) > MOST_BORROWED) return 'repeats-review'
  return known.isComplaint && isJoyous(words, known.replies) ? 'tone' : null
}

/** More of the review's own words are no longer what a sentence is about but what it says. */
const MOST_BORROWED = 5

const countBorrowed = (words: string, known: Known) =>
  words.split(' ').filter((word) => !known.usual.has(stemOf(word)) && isSaid(word, known)).length

const isSaid = (word: string, { review }: Pick<Known, 'review'>) => review.some((said) => areAlike(stemOf(word), said))

const isJoyous = (words: string, { openings }: ReplyWords) =>
  Array.from(words.matchAll(openings)).some(({ groups }) => groups?.['joy'] !== undefined)

const BREAK = ','

/** Its words and breaks, with one space before and behind each. */
function spaceOut(sentence: string): string {
  const signs = spellOut(sentence).match(/[\p{L}\p{N}]+|[,;:–—()?]/gu) ?? []
  return ` ${signs.map((sign) => (/[\p{L}\p{N}]/u.test(sign) ? sign : BREAK)).join(' ')} `
}

interface Part {
  act: ReplyAct
  text: string
  /** Whether it may take up the review's words: not where it is a statement of its own. */
  canBorrow: boolean
}

/**
 * Each act with what follows it; what stands before the first is the first one's. Another one begins only where a
 * statement may: "sorry to see you" is no invitation.
 */
function partByActs(words: string, { openings, joints }: ReplyWords): Part[] {
  const found = Array.from(words.matchAll(openings)).filter(
    ({ index }, at) => at === 0 || joints.test(words.slice(0, index)),
  )
  const parts = found.map(({ index, 0: opening, groups = {} }, at) => {
    const next = found[at + 1]
    const rest = words.slice(index + opening.length, next?.index)
    const act = REPLY_ACTS.find((each) => groups[each] !== undefined) ?? 'courtesy'
    return { act, text: next ? rest.replace(joints, ' ') : rest, canBorrow: true }
  })
  const [first] = parts
  if (!first) return []
  const before = words.slice(0, found[0]?.index)
  return [{ act: first.act, text: before, canBorrow: !joints.test(before) }, ...parts]
}

/** The words that neither go with the act nor have been brought by anybody. */
function findStrange(part: Part, known: Known): string[] {
  const { act, text } = part
  const { pattern } = known.replies.fitting[act]
  const strange: string[] = []
  for (let at = 1; at < text.length;) {
    pattern.lastIndex = at
    const [word = ''] = pattern.exec(text) ?? /\S+/.exec(text.slice(at)) ?? []
    if (pattern.lastIndex === 0 && !isBrought(word, part, known)) strange.push(word)
    at += word.length + 1
  }
  return strange
}

function isBrought(word: string, { act, text, canBorrow }: Part, known: Known): boolean {
  if (isSmall(word, known) || isTeams(word, text, known)) return true
  if (!canBorrow || known.replies.sharp.has(word)) return false
  if (known.replies.fitting[act].hasForm(word)) return true
  if (act === 'regret' ? known.praise.has(word) : known.blame.has(word)) return false
  if (act !== 'regret' && known.praise.has(word)) return true
  return (act !== 'courtesy' && hasWord(known.topics, word)) || isSaid(word, known)
}

const isSmall = (word: string, { replies, names }: Known) =>
  word === BREAK || replies.small.has(word) || names.has(stemOf(word))

/** What can turn a sentence round only beside the word that the team puts it to. */
function isTeams(word: string, text: string, { team, teamText, replies }: Known): boolean {
  if (!team.has(stemOf(word))) return false
  if (!replies.sharp.has(word)) return true
  const words = text.split(' ')
  const at = words.indexOf(word)
  return teamText.includes(` ${words[at - 1]} ${word} `) || teamText.includes(` ${word} ${words[at + 1]} `)
}

const findUnowned = (words: string, known: Known) =>
  words.split(' ').filter((word) => word !== '' && !isSmall(word, known) && !isTeams(word, words, known))

/** In its plural as well. */
const hasWord = (words: ReadonlySet<string>, word: string) =>
  words.has(word) || words.has(word.replace(/(?:en|[sne])$/, ''))

function isKnown(word: string, { usual, topics, praise, review }: Known): boolean {
  return usual.has(stemOf(word)) || praise.has(word) || hasWord(topics, word) || isSaid(word, { review })
}

const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\bcan't\b|\bcannot\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/n't\b/g, ' not'],
  [/'re\b/g, ' are'],
  [/'m\b/g, ' am'],
  [/'ll\b/g, ' will'],
  [/'ve\b/g, ' have'],
  [/'d\b/g, ' would'],
  [/\b(it|that|what|there|here|let)'s\b/g, '$1 is'],
]

const spellOut = (text: string) =>
  CONTRACTIONS.reduce((spelt, [short, long]) => spelt.replace(short, long), foldText(text))
