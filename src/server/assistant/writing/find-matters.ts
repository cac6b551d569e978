import type { SentimentAnalysis } from '#shared/domain/sentiment.ts'

export const TOPIC_GROUPS = {
  pizza: 'dish',
  burger: 'dish',
  pasta: 'dish',
  steak: 'dish',
  schnitzel: 'dish',
  meat: 'dish',
  chicken: 'dish',
  fish: 'dish',
  sushi: 'dish',
  paella: 'dish',
  soup: 'dish',
  salad: 'dish',
  fries: 'dish',
  rice: 'dish',
  cake: 'dish',
  dessert: 'dish',
  bread: 'dish',
  breakfast: 'dish',
  buffet: 'dish',
  portions: 'dish',
  food: 'dish',
  coffee: 'drink',
  tea: 'drink',
  wine: 'drink',
  beer: 'drink',
  drinks: 'drink',
  waiter: 'people',
  waitress: 'people',
  driver: 'people',
  hairdresser: 'people',
  reception: 'people',
  manager: 'people',
  welcome: 'people',
  staff: 'people',
  service: 'people',
  bill: 'money',
  charge: 'money',
  refund: 'money',
  fee: 'money',
  estimate: 'money',
  unpaidDeposit: 'deposit',
  deposit: 'deposit',
  booking: 'money',
  prices: 'money',
  wait: 'wait',
  reply: 'wait',
  cancellation: 'wait',
  toilets: 'room',
  smell: 'place',
  cleanliness: 'room',
  parking: 'parking',
  view: 'place',
  terrace: 'place',
  location: 'place',
  pool: 'place',
  lift: 'place',
  equipment: 'place',
  room: 'room',
  bed: 'room',
  bathroom: 'room',
  shower: 'room',
  heating: 'room',
  aircon: 'room',
  wifi: 'room',
  delivery: 'order',
  order: 'order',
  packaging: 'order',
  music: 'mood',
  noise: 'mood',
  atmosphere: 'mood',
  haircut: 'craft',
  nails: 'craft',
  massage: 'craft',
  treatment: 'craft',
  repair: 'craft',
  advice: 'craft',
  quality: 'craft',
} as const
export type Topic = keyof typeof TOPIC_GROUPS
type Group = (typeof TOPIC_GROUPS)[Topic]

/** Named only where nothing closer of their group is. */
const GENERAL: readonly Topic[] = [
  'food',
  'drinks',
  'staff',
  'service',
  'quality',
  'cleanliness',
  'order',
  'noise',
  'deposit',
]
/** Whoever gives one or two stars and speaks of it complains of it, without any word of judgement. */
const TELLING: readonly Topic[] = ['deposit', 'smell', 'parking']
/** Are spoken of by complaining of them, with whatever stars. */
const ALWAYS_BLAMED: readonly Topic[] = [
  'wait',
  'reply',
  'cancellation',
  'estimate',
  'charge',
  'refund',
  'fee',
  'unpaidDeposit',
]
/** Of these, and of those before, there is no other way to speak. */
const OUTRIGHT: readonly Topic[] = [...ALWAYS_BLAMED, 'deposit', 'smell']
/** Nobody likes these: praise near them is of something else. */
const NEVER_PRAISED: readonly Topic[] = [...TELLING, ...ALWAYS_BLAMED, 'bill', 'noise', 'booking', 'prices']
/** Whoever gives five stars and names them praises them. */
const PRAISED_GROUPS: readonly Group[] = ['people', 'dish', 'craft']
export const PEOPLE: readonly Topic[] = ['waiter', 'waitress', 'driver', 'hairdresser', 'reception', 'manager', 'staff']

const FAULT_GROUPS = {
  burnt: ['dish', 'drink'],
  cold: ['dish', 'drink', 'room'],
  raw: ['dish'],
  dry: ['dish'],
  salty: ['dish'],
  tasteless: ['dish', 'drink'],
  soggy: ['dish'],
  overcooked: ['dish'],
  rude: ['people'],
  unfriendly: ['people'],
  slow: ['people', 'room'],
  late: ['order'],
  wrong: ['money', 'deposit', 'order'],
  dirty: ['place', 'room'],
  broken: ['place', 'room'],
  loud: ['mood', 'room'],
  small: ['dish'],
  cramped: ['room'],
  hard: ['parking'],
} as const satisfies Record<string, readonly Group[]>
export type Fault = keyof typeof FAULT_GROUPS

/** Masculine, feminine, neuter, and the plurals of the first two. */
export type Form = 'm' | 'f' | 'n' | 'mp' | 'fp'

/** What reviews speak of in one language, and how a reply names it: none of their own words is repeated. */
export interface MatterWords {
  /** How it is spoken of, how it is named as a subject, and its form. */
  topics: Record<Topic, readonly [pattern: string, name: string, form: Form]>
  /** How it is spoken of, and what is said of the subject: `{singular,plural}` or `{m,f,mp,fp}` in it. */
  faults: Record<Fault, readonly [pattern: string, predicate: string]>
  negation: RegExp
  clauses: Clauses
}

/**
 * What stands behind "we are glad that" and "we are sorry that", in the mood that takes; the forms as in `faults`, by
 * `{topics}` or `{person}`.
 */
interface Clauses {
  liked: string
  /** The same of what one eats and drinks. */
  tasted: string
  disliked: string
  caredFor: string
  neglected: string
  /** In place of the others, where something can only be complained of in one way. */
  complaints: Partial<Record<Topic, string>>
  /** Between clauses, and before the last. */
  joins: readonly [string, string]
}

/** A thing a reply takes up. */
export interface Matter {
  topic: Topic
  polarity: 'positive' | 'negative'
  fault: Fault | null
  /** Where it stands in the text. */
  at: number
  /** Blamed for certain, not only by the tone of the words around it; `outright` where the words themselves say what is wrong. */
  certainty: 'outright' | 'sure' | 'unsure'
}

interface Mention {
  topic: Topic
  at: number
  fault: Fault | null
  /** Only thought of, `if the wifi worked`, or neither good nor bad. */
  isSupposed: boolean
  /** Wanted otherwise, `the music could be quieter`, or bad in so many words. */
  isWished: boolean
}

/** Between what is said of one thing and what is said of the next; 148.60 is one. */
const PIECE_END =
  /[!?;:\n]|[.,](?!\d)|\s(?:and|but|while|though|although|y|e|pero|aunque|et|mais|und|aber|obwohl)(?=\s)|(?<=\s)(?:seul|seule|only|solo|nur)(?=\s)/giu

/**
 * What is praised and what is blamed, in the order of the text, what is said to be wrong with something first. Only what
 * the review names: what its analysis makes of it alone is not taken up.
 */
export function findMatters(
  content: string,
  { aspects, sentiment }: Pick<SentimentAnalysis, 'aspects' | 'sentiment'>,
  { words, stars }: { words: MatterWords; stars: number },
): Matter[] {
  const isAllPraise =
    stars === 5 && sentiment === 'positive' && aspects.every(({ polarity }) => polarity !== 'negative')
  const mentions = findMentions(content, words).filter((mention) => isComplaint(content, mention))
  const matters = mentions.flatMap(({ topic, at, fault, isSupposed, isWished }): Matter[] => {
    const said = aspects.filter(({ start, end }) => start <= at && at < end).map(({ polarity }) => polarity)
    const polarity =
      fault || (isWished && stars < 5) ? 'negative' : judge(topic, { said: new Set(said), stars, isAllPraise })
    const isSure = isWished || (NEVER_PRAISED.includes(topic) && said.includes('negative'))
    const certainty = fault !== null || OUTRIGHT.includes(topic) ? 'outright' : isSure ? 'sure' : 'unsure'
    return polarity && !(isSupposed && polarity === 'positive') ? [{ topic, polarity, fault, at, certainty }] : []
  })
  return chooseClosest(matters)
}

const NO_WAIT =
  /(?<!\p{L})(?:no|hardly any|short|without|little|never a|kaum|keine?|ohne|kurze?|wenig|null|sin|poca|apenas|nada de|peu d'|sans|pas d'|aucune|zéro)(?: \p{L}{1,9})? ?$/iu
const LONGEST_DENIAL = 24
/** Whoever booked something is not blaming the booking, nor does who hardly waited blame the wait. */
function isComplaint(content: string, { topic, fault, at }: Mention): boolean {
  if (topic === 'wait') return !NO_WAIT.test(content.slice(Math.max(0, at - LONGEST_DENIAL), at).replaceAll('’', "'"))
  return topic !== 'booking' || fault !== null
}

interface Said {
  /** How the analysis takes the words around it. */
  said: ReadonlySet<string>
  stars: number
  isAllPraise: boolean
}

function judge(topic: Topic, { said, stars, isAllPraise }: Said): Matter['polarity'] | null {
  if (ALWAYS_BLAMED.includes(topic) && stars < 5) return 'negative'
  const isPraised = said.has('positive')
  if (said.has('negative')) return isPraised ? null : 'negative'
  if (isPraised) return NEVER_PRAISED.includes(topic) ? null : 'positive'
  if (stars <= 2) return TELLING.includes(topic) ? 'negative' : null
  return isAllPraise && PRAISED_GROUPS.includes(TOPIC_GROUPS[topic]) ? 'positive' : null
}

function findMentions(content: string, words: MatterWords): Mention[] {
  const mentions: Mention[] = []
  for (const piece of splitPieces(content)) {
    const own = findInPiece(piece, words)
    const last = mentions.at(-1)
    const isSameSentence = last && !/[.!?\n]/.test(content.slice(last.at, piece.start + 1))
    mentions.push(...(own.length === 0 && isSameSentence ? carryFault(piece, last, words) : own))
  }
  return mentions
}

function findInPiece({ text, start }: Piece, words: MatterWords): Mention[] {
  const { topics, faults } = compile(words)
  return assignFaults(
    topics.flatMap(([topic, pattern]) => {
      const found = pattern.exec(text)
      return found ? [{ topic, at: found.index, word: found[0] }] : []
    }),
    (word) =>
      findFault(
        text.replace(word, (named) => ' '.repeat(named.length)),
        faults,
        words.negation,
      ),
  ).map((mention) => ({
    ...mention,
    at: start + mention.at,
    isSupposed: SUPPOSING.test(text.slice(0, mention.at)) || SO_SO.test(text),
    isWished: WISHING.test(text.slice(mention.at)) || (BLUNT.test(text) && !words.negation.test(text)),
  }))
}

const LONGEST_CARRIED = 5
const JOINED = /^[\s,]{0,2}(?:(?:and|but|though|y|pero|aunque|et|mais|und|aber)(?!\p{L})|\p{L}+$)/iu
const SUBJECT =
  /(?<!\p{L})(?:the|an?|my|our|their|it|el|la|los|las|una?|mi|nuestr\p{L}+|le|les|une|mon|ma|notre|der|die|das|eine?|mein|unser)(?!\p{L})/iu
/** `The service was friendly but slow`: a fault without a thing is said of the thing before it. */
function carryFault({ text, start }: Piece, { topic }: Mention, words: MatterWords): Mention[] {
  if (text.trim().split(/\s+/).length > LONGEST_CARRIED || SUBJECT.test(text) || !JOINED.test(text)) return []
  const fault = findFault(text, compile(words).faults, words.negation).find(({ kind }) => fits(kind, topic))
  return fault ? [{ topic, at: start + fault.at, fault: fault.kind, isSupposed: false, isWished: false }] : []
}

/** Says outright that something is bad, of whatever it is said. */
const BLUNT =
  /(?<!\p{L})(?:awful|terrible|horrible|useless|dreadful|appalling|annoying|sucks?|rubbish|worst|disgusting|poor|pésim[oa]s?|horribles?|fatal(?:es)?|molesta|nefast[oa]s?|asqueros[oa]s?|nulles?|nuls?|affreu(?:x|se)s?|infectes?|agaçante?s?|catastrophiques?|nervt|nervig\p{L}{0,2}|stört|furchtbar\p{L}{0,2}|schrecklich\p{L}{0,2}|mies\p{L}{0,2}|grottig\p{L}{0,2}|grauenhaft\p{L}{0,2}|schlecht\p{L}{0,2})(?!\p{L})/iu
const WISHING =
  /(?<!\p{L})(?:could (?:be|have been|do with|use)|should be|needs? (?:an?|some|to be|work|improvement|updating|attention|cleaning)|podrían? (?:ser|estar|mejorar)|mejorables?|floj[oa]s?|flojit[oa]s?|pourrai(?:t|ent) être|mériterai(?:t|ent)|à (?:améliorer|revoir)|laisse(?:nt)? à désirer|könnten? (?:\p{L}{1,12} ){0,3}sein|ausbaufähig\p{L}?|verbesserungswürdig\p{L}?|lässt (?:\p{L}{1,10} ){0,3}wünschen)(?!\p{L})/iu
/** Neither praise nor blame. */
const SO_SO =
  /(?<!\p{L})(?:average|so-so|mediocre|meh|nothing special|the same|normalit[oa]s?|ni fu ni fa|moyen(?:ne)?s?|passables?|durchschnitt\p{L}*|mäßig\p{L}*|mittelmäßig\p{L}*)(?!\p{L})/iu
const SUPPOSING =
  /(?<!\p{L})(?:if|wish|unless|hoped|expected|si|ojalá|esperaba|espérais|wenn|falls|hätte\p{L}?|erwartet\p{L}*)(?!\p{L})/iu

interface Named {
  topic: Topic
  at: number
  word: string
}

const FARTHEST_FAULT = 45
/** What is said to be wrong in a piece is said of the topic next to it. */
function assignFaults(
  named: readonly Named[],
  find: (word: string) => FoundFault[],
): Omit<Mention, 'isSupposed' | 'isWished'>[] {
  const near = named.map(({ topic, at, word }) => {
    const [found] = find(word).filter((fault) => fits(fault.kind, topic) && Math.abs(fault.at - at) <= FARTHEST_FAULT)
    return { topic, at, found, distance: found ? Math.abs(found.at - at) : Infinity }
  })
  return near.map(({ topic, at, found, distance }) => {
    const isNext = near.every((other) => other.found?.at !== found?.at || other.distance >= distance)
    return { topic, at, fault: found && isNext ? found.kind : null }
  })
}

interface FoundFault {
  kind: Fault
  at: number
}

function findFault(text: string, faults: Compiled['faults'], negation: RegExp): FoundFault[] {
  return faults.flatMap(([kind, sign]) => {
    const found = sign.exec(text)
    return found && !negation.test(text.slice(0, found.index)) ? [{ kind, at: found.index }] : []
  })
}

/** Whether it speaks of anything that businesses have. */
export const namesTopic = (content: string, words: MatterWords) =>
  compile(words).topics.some(([, pattern]) => pattern.test(content))

/** Whether it uses a word for what is wrong with things, of whatever it says so. */
export const namesFault = (content: string, words: MatterWords) =>
  compile(words).faults.some(([, pattern]) => pattern.test(content))

const ROOMS: readonly Topic[] = ['room', 'bed', 'bathroom', 'shower', 'toilets']
/** Menus are small, food is not; and a small heater is no complaint of the heating. */
const suits = (fault: Fault, topic: Topic) =>
  fault === 'small' ? topic !== 'food' : fault !== 'cramped' || ROOMS.includes(topic)
const fits = (fault: Fault, topic: Topic) =>
  (FAULT_GROUPS[fault] as readonly Group[]).includes(TOPIC_GROUPS[topic]) && suits(fault, topic)

/** Whether two places are said in one breath. */
export const isOnePiece = (content: string, one: number, other: number) =>
  content.slice(Math.min(one, other), Math.max(one, other)).search(PIECE_END) === -1

interface Piece {
  text: string
  start: number
}

function splitPieces(content: string): Piece[] {
  const ends = [...content.matchAll(PIECE_END)].map(({ index }) => index)
  return [0, ...ends].map((start, place) => ({ start, text: content.slice(start, ends[place] ?? content.length) }))
}

/** Cold and burnt, of the same pizza. */
const isApart = (matter: Matter, other: Matter) =>
  matter.topic !== other.topic || (matter.fault !== null && other.fault !== null && matter.fault !== other.fault)

/** Each topic once, but with each of its faults; one that is both blamed and praised is blamed. A general one gives way to a closer one of its group. */
function chooseClosest(matters: readonly Matter[]): Matter[] {
  const weighed = matters.toSorted((one, other) => weigh(other) - weigh(one))
  const first = weighed.filter((matter, index) => weighed.slice(0, index).every((other) => isApart(matter, other)))
  return first.filter(
    (matter) =>
      !GENERAL.includes(matter.topic) ||
      !first.some(
        (other) =>
          other.polarity === matter.polarity &&
          !GENERAL.includes(other.topic) &&
          TOPIC_GROUPS[other.topic] === TOPIC_GROUPS[matter.topic],
      ),
  )
}

const isCertain = ({ fault, topic }: Matter) => fault !== null || NEVER_PRAISED.includes(topic)
const weigh = (matter: Matter) => Number(isCertain(matter)) * 2 + Number(matter.polarity === 'negative')

interface Compiled {
  topics: (readonly [Topic, RegExp])[]
  faults: (readonly [Fault, RegExp])[]
}
const compiled = new WeakMap<MatterWords, Compiled>()

function compile(words: MatterWords): Compiled {
  const kept = compiled.get(words) ?? { topics: patternsOf(words.topics), faults: patternsOf(words.faults) }
  compiled.set(words, kept)
  return kept
}

const patternsOf = <Key extends string>(entries: Record<Key, readonly [pattern: string, ...rest: string[]]>) =>
  (Object.keys(entries) as Key[]).map(
    (key) => [key, new RegExp(`(?<![\\p{L}\\p{N}])(?:${entries[key][0]})(?![\\p{L}\\p{N}])`, 'iu')] as const,
  )
