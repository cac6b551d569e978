import type { SentimentAnalysis } from '#shared/domain/sentiment.ts'

const TOPIC_GROUPS = {
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
  deposit: 'money',
  booking: 'money',
  prices: 'money',
  wait: 'wait',
  toilets: 'room',
  smell: 'place',
  cleanliness: 'room',
  parking: 'place',
  view: 'place',
  terrace: 'place',
  location: 'place',
  pool: 'place',
  lift: 'place',
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
  quality: 'craft',
} as const
export type Topic = keyof typeof TOPIC_GROUPS
type Group = (typeof TOPIC_GROUPS)[Topic]

/** Named only where nothing closer of their group is. */
const GENERAL: readonly Topic[] = ['food', 'drinks', 'staff', 'service', 'quality', 'cleanliness', 'order']
/** Whoever gives one or two stars and speaks of it complains of it, without any word of judgement. */
const TELLING: readonly Topic[] = ['bill', 'deposit', 'wait', 'smell', 'parking', 'noise']

const FAULT_GROUPS = {
  burnt: ['dish', 'drink'],
  cold: ['dish', 'drink', 'room'],
  raw: ['dish'],
  dry: ['dish'],
  salty: ['dish'],
  tasteless: ['dish', 'drink'],
  soggy: ['dish'],
  rude: ['people'],
  unfriendly: ['people'],
  slow: ['people', 'room'],
  late: ['order'],
  wrong: ['money', 'order'],
  dirty: ['place', 'room'],
  broken: ['place', 'room'],
  loud: ['mood', 'room'],
  small: ['dish', 'room'],
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
  /** The name as an object, where that is another. */
  asObject: (name: string, form: Form) => string
}

/** A thing a reply takes up. */
export interface Matter {
  topic: Topic
  polarity: 'positive' | 'negative'
  fault: Fault | null
}

interface Mention {
  topic: Topic
  at: number
  fault: Fault | null
}

/** Between what is said of one thing and what is said of the next. */
const PIECE_END =
  /[.!?;:,\n]|\s(?:and|but|while|though|although|y|e|pero|aunque|et|mais|und|aber|obwohl)(?=\s)|(?<=\s)(?:seul|seule|only|solo|nur)(?=\s)/giu

/**
 * What is praised and what is blamed, in the order of the text, what is said to be wrong with something first. Only what
 * the review names: what its reading makes of it alone is not taken up.
 */
export function findMatters(
  content: string,
  { aspects }: Pick<SentimentAnalysis, 'aspects'>,
  { words, stars }: { words: MatterWords; stars: number },
): Matter[] {
  const matters = findMentions(content, words).flatMap(({ topic, at, fault }): Matter[] => {
    if (fault) return [{ topic, polarity: 'negative', fault }]
    const said = aspects.filter(({ start, end, polarity }) => start <= at && at < end && polarity !== 'neutral')
    const isMixed = new Set(said.map(({ polarity }) => polarity)).size > 1
    const polarity = isMixed ? undefined : said[0]?.polarity
    if (polarity === 'positive' || polarity === 'negative') return [{ topic, polarity, fault }]
    return stars <= 2 && !isMixed && TELLING.includes(topic) ? [{ topic, polarity: 'negative', fault }] : []
  })
  return chooseClosest(matters)
}

function findMentions(content: string, words: MatterWords): Mention[] {
  const { topics, faults } = compile(words)
  return splitPieces(content).flatMap(({ text, start }) =>
    topics.flatMap(([topic, pattern]) => {
      const found = pattern.exec(text)
      if (!found) return []
      const fault = faults.find(([kind, sign]) => fits(kind, topic) && isSaid(text, sign, words.negation))?.[0] ?? null
      return [{ topic, at: start + found.index, fault }]
    }),
  )
}

/** Whether it speaks of anything that businesses have. */
export const namesTopic = (content: string, words: MatterWords) =>
  compile(words).topics.some(([, pattern]) => pattern.test(content))

const fits = (fault: Fault, topic: Topic) =>
  (FAULT_GROUPS[fault] as readonly Group[]).includes(TOPIC_GROUPS[topic]) && topic !== 'food'

function isSaid(text: string, sign: RegExp, negation: RegExp): boolean {
  const found = sign.exec(text)
  return found !== null && !negation.test(text.slice(0, found.index))
}

function splitPieces(content: string): { text: string; start: number }[] {
  const ends = [...content.matchAll(PIECE_END)].map(({ index }) => index)
  return [0, ...ends].map((start, place) => ({ start, text: content.slice(start, ends[place] ?? content.length) }))
}

/** Each topic once; one that is both blamed and praised is blamed. A general one gives way to a closer one of its group. */
function chooseClosest(matters: readonly Matter[]): Matter[] {
  const weighed = matters.toSorted((one, other) => weigh(other) - weigh(one))
  const first = weighed.filter(({ topic }, index) => weighed.findIndex((other) => other.topic === topic) === index)
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

const weigh = ({ fault, polarity }: Matter) => Number(fault !== null) * 2 + Number(polarity === 'negative')

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

/** `the pizza was burnt`. */
export function describeFault({ topics, faults }: MatterWords, topic: Topic, fault: Fault): string {
  const [, name, form] = topics[topic]
  const predicate = faults[fault][1].replace(/\{([^}]*)\}/g, (_all, forms: string) => inflect(forms.split(','), form))
  return `${name} ${predicate}`
}

function inflect(forms: readonly string[], form: Form): string {
  const isPlural = form.endsWith('p')
  const place = forms.length === 2 ? Number(isPlural) : Number(form.startsWith('f')) + 2 * Number(isPlural)
  return forms[place] ?? ''
}
