/** Words between two of a pattern. Strangers write these texts: every repetition has an end. */
export const UP_TO = (most: number) => `(?:[^ .!?\\n]{1,18} ){0,${most}}`

/** What businesses are blamed for in sentences that need no word of judgement. */
export const BLAMED = [
  'waited',
  'missing',
  'damaged',
  'wrongItem',
  'result',
  'returns',
  'overdue',
  'unreachable',
  'unheard',
  'cancelled',
  'closed',
  'outdated',
  'brokenWord',
  'unsolved',
  'pressed',
  'rushed',
  'unwelcome',
  'rude',
  'inattentive',
  'inFood',
  'pests',
  'stale',
  'hotWater',
  'card',
  'crowded',
  'pictures',
  'contract',
  'worth',
  'suspected',
  'unfinished',
  'mess',
  'notLasting',
  'cold',
  'hot',
  'paidMore',
  'billed',
  'noise',
  'late',
  'noShow',
  'wrongRoom',
  'decline',
  'soldOut',
  'lost',
  'spoiled',
  'noHelp',
  'unclean',
  'brokenThings',
  'brokenShower',
  'brokenCooling',
  'brokenHeating',
  'brokenLift',
  'billedOn',
  'menu',
  'worn',
  'lostThing',
  'repeated',
  'uninformed',
] as const
export type Blamed = (typeof BLAMED)[number]

/** And what they are thanked for. */
export const PRAISED = [
  'honest',
  'fair',
  'fast',
  'onTime',
  'noWait',
  'explained',
  'painless',
  'atEase',
  'friendly',
  'helped',
  'expert',
  'choice',
  'children',
  'child',
  'childLiked',
  'occasion',
  'loyal',
  'again',
  'recommend',
  'delicious',
  'clean',
  'noFault',
  'pet',
  'result',
] as const
export type Praised = (typeof PRAISED)[number]

/** How it is spoken of in one language, and the clause that a reply says of it behind "we are sorry that" or "we are glad that". */
export interface RemarkWords {
  blame: Record<Blamed, readonly [pattern: string, clause: string]>
  praise: Record<Praised, readonly [pattern: string, clause: string]>
}

/** A remark, from where to where in the text. */
export interface Remark<Key> {
  key: Key
  start: number
  end: number
}

export interface Remarks {
  blame: readonly Remark<Blamed>[]
  praise: readonly Remark<Praised>[]
}

/** Said of nearly every business; goes behind what is closer. */
const GENERAL: ReadonlySet<string> = new Set([
  'decline',
  'worth',
  'noHelp',
  'brokenWord',
  'again',
  'loyal',
  'recommend',
])
/** Say the same more closely. */
const COVERS: Partial<Record<Blamed, readonly Blamed[]>> = {
  wrongRoom: ['wrongItem'],
  overdue: ['brokenWord', 'late'],
  rude: ['unwelcome', 'inattentive'],
  unwelcome: ['inattentive'],
  cancelled: ['unheard', 'uninformed'],
  unsolved: ['noHelp'],
  inFood: ['pests'],
  noShow: ['unheard', 'unreachable', 'uninformed', 'late'],
  brokenShower: ['brokenThings', 'unsolved', 'hotWater'],
  brokenCooling: ['brokenThings', 'unsolved', 'hot', 'noise'],
  brokenHeating: ['brokenThings', 'unsolved', 'cold'],
  brokenLift: ['brokenThings', 'unsolved'],
  billedOn: ['billed', 'contract', 'paidMore', 'unsolved'],
  paidMore: ['uninformed'],
  closed: ['outdated', 'uninformed'],
  damaged: ['wrongItem'],
  billed: ['paidMore', 'wrongItem'],
}
/** Mean nothing good, whatever is around them. */
const PLAIN: readonly Blamed[] = ['damaged', 'missing', 'unclean', 'noise', 'card', 'crowded', 'brokenThings', 'worn']
/** Mean one thing only, and are named out of more words than others. */
export const UNMISTAKABLE: readonly Blamed[] = [
  'noShow',
  'billedOn',
  'brokenShower',
  'brokenCooling',
  'brokenHeating',
  'brokenLift',
]
const LONGEST_READ = 4000

const TURN =
  /(?<!\p{L})(?:but|though|although|except|however|only|just|shame|pity|unfortunately|sadly|bit|little|could|otherwise|apart|wish|if|downside|pero|aunque|lástima|salvo|solo|sólo|único|única|poco|mejorable|excepto|mais|cependant|dommage|seule?|sauf|bémol|peu|malgré|hormis|aber|nur|leider|allerdings|jedoch|schade|einzig\p{L}{0,4}|außer|trotzdem|etwas|bisschen|obwohl|too|demasiado|trop|zu)(?!\p{L})/iu

/** Whoever gives four stars blames nothing without a word that turns, and who gives few praises nothing in earnest. */
export function findRemarks(content: string, words: RemarkWords, stars: number): Remarks {
  const text = content.slice(0, LONGEST_READ).replaceAll(/[’‘]/g, "'")
  const isBlaming = ({ key }: Remark<Blamed>) => stars < 4 || (stars === 4 && (TURN.test(text) || PLAIN.includes(key)))
  const blame = find(text, words.blame, BLAMED).filter((one) => isBlaming(one) && !isDenied(text, one.start))
  const praise = stars < 3 ? [] : find(text, words.praise, PRAISED).filter(({ start }) => !isNegated(text, start))
  const covered = blame.flatMap(({ key }) => COVERS[key] ?? [])
  const isFree = (one: Remark<Praised>) => blame.every(({ start, end }) => one.end <= start || end <= one.start)
  const isKind = ({ key }: Remark<Praised>) => stars > 3 || !GENERAL.has(key)
  return {
    blame: order(blame.filter(({ key }) => !covered.includes(key))),
    praise: order(praise.filter((one) => isFree(one) && isKind(one))),
  }
}

function find<Key extends string>(
  text: string,
  words: Record<Key, readonly [pattern: string, clause: string]>,
  keys: readonly Key[],
): Remark<Key>[] {
  return keys.flatMap((key) => {
    const found = compile(words[key][0]).exec(text)
    return found ? [{ key, start: found.index, end: found.index + found[0].length }] : []
  })
}

/** As the text tells them; what is general goes last. */
const order = <Key extends string>(found: readonly Remark<Key>[]) =>
  found.toSorted(
    (one, other) => Number(GENERAL.has(one.key)) - Number(GENERAL.has(other.key)) || one.start - other.start,
  )

const DENIAL =
  /(?<!\p{L})(?:never|no|without|not once|nunca|sin|ningún|ninguna|jamais|sans|aucune?|nie|kein\p{L}{0,2}|ohne)(?: \p{L}{1,9})? $/iu
/** `Never had to wait` is no complaint. */
const isDenied = (text: string, start: number) => DENIAL.test(text.slice(Math.max(0, start - 24), start))

const NEGATION =
  /(?<!\p{L})(?:not|never|no|\p{L}{2,6}n't|cannot|hardly|less|if|wish|needs?|could|should|nunca|nada|ni|tampoco|sin|si|pas|jamais|aucune?|sans|nicht|nie|kein\p{L}{0,2}|kaum|wenig|wenn|ohne|necesitan?|falta|sería|estaría|serait|faudrait|wäre|bräuchte\p{L}?|müsste\p{L}?)(?: [^ .,!?;:]{1,14}){0,3} $/iu
/** `Not friendly`, `if it were clean`: within the same breath. */
const isNegated = (text: string, start: number) => NEGATION.test(text.slice(Math.max(0, start - 50), start))

const compiled = new Map<string, RegExp>()
function compile(pattern: string): RegExp {
  const kept = compiled.get(pattern) ?? new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'iu')
  compiled.set(pattern, kept)
  return kept
}
