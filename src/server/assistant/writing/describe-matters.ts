import { type Form, type Matter, type MatterWords, PEOPLE, type Topic, TOPIC_GROUPS } from './find-matters.ts'
import { listStems } from './word-stems.ts'

const MOST_TOPICS = 3
const MOST_CLAUSES = 3
const MOST_PRAISES = 2

interface Blamed {
  matters: readonly Matter[]
  /** Clauses on what is said without naming a thing, with their places in the text. */
  remarks: readonly { clause: string; at: number }[]
  language: string
}

/** `the pizza was burnt and that our waiter was not respectful`; nothing where nothing is to be said. */
export function describeBlame(words: MatterWords, { matters, remarks, language }: Blamed): string {
  const sure = matters.filter(({ certainty }) => certainty !== 'unsure')
  const taken = sure.length + remarks.length > 0 ? sure : matters
  const told = [...describeEach(words, taken, language), ...remarks].toSorted((one, other) => one.at - other.at)
  return join(words.clauses, leaveOutEchoes(told.map(({ clause }) => clause)).slice(0, MOST_CLAUSES))
}

function describeEach(words: MatterWords, matters: readonly Matter[], language: string) {
  const { clauses, faults } = words
  const own = Map.groupBy(matters, ({ topic }) => topic)
  const predicateOf = (topic: Topic) =>
    joinPredicates(own.get(topic)?.flatMap(({ fault }) => (fault ? [faults[fault][1]] : [])) ?? [], language)
  const kinds = Map.groupBy(
    [...own.values()].flatMap((alike) => alike.slice(0, 1)),
    ({ topic }) => clauses.complaints[topic] ?? (predicateOf(topic) || isPerson(topic)),
  )
  return [...kinds.values()].flatMap((alike): { clause: string; at: number }[] => {
    const [first] = alike
    if (!first) return []
    const { topic, at } = first
    const predicate = predicateOf(topic)
    const complaint = clauses.complaints[topic]
    if (complaint !== undefined) return [{ clause: complaint, at }]
    if (!predicate && isPerson(topic)) return [{ clause: ofPerson(words, clauses.neglected, topic), at }]
    const clause = predicate ? `{topics} ${predicate}` : clauses.disliked
    return [{ clause: ofThings(words, clause, { topics: alike.map((one) => one.topic), language }), at }]
  })
}

/** What says no: with another fault beside it, the other would be denied as well. */
const DENYING = /^(?:not|no|pas|nicht)(?= )/
/** `was burnt` and `was cold` are `was burnt and cold`, `verbrannt war` and `kalt war` are `verbrannt und kalt war`; else the first. */
function joinPredicates([one = '', other]: readonly string[], language: string): string {
  if (other === undefined) return one
  const [first, second] = [one.split(' '), other.split(' ')]
  const list = (words: readonly string[], more: readonly string[]) =>
    new Intl.ListFormat(language, { type: 'conjunction' }).format([words.join(' '), more.join(' ')])
  const shared = first.findIndex((word, index) => word !== second[index])
  if (shared > 0 && first[0]?.startsWith('{')) {
    const rest = [first.slice(shared), second.slice(shared)] as const
    return rest.some((words) => DENYING.test(words.join(' ')))
      ? one
      : [...first.slice(0, shared), list(...rest)].join(' ')
  }
  const isOneVerb = first.at(-1) === second.at(-1) && ![one, other].some((words) => DENYING.test(words))
  return isOneVerb ? `${list(first.slice(0, -1), second.slice(0, -1))} ${first.at(-1)}` : one
}

const isPerson = (topic: Topic) => PEOPLE.includes(topic)

interface Praised {
  matters: readonly Matter[]
  /** Clauses on what somebody did for the writer. */
  kindness: readonly string[]
  /** And on what was liked without naming a thing. */
  remarks: readonly string[]
  language: string
}

/** `you enjoyed the cake and that our waiter looked after you well`. */
export function describePraise(words: MatterWords, { matters, kindness, remarks, language }: Praised): string {
  const { clauses } = words
  const people = matters.filter(({ topic }) => isPerson(topic))
  const things = matters.filter(({ topic }) => !isPerson(topic)).map(({ topic }) => topic)
  const isEaten = things.every((topic) => TOPIC_GROUPS[topic] === 'dish' || TOPIC_GROUPS[topic] === 'drink')
  const told = [
    ...kindness,
    ...(things.length > 0
      ? [ofThings(words, isEaten ? clauses.tasted : clauses.liked, { topics: things, language })]
      : []),
    ...people.slice(0, kindness.length > 1 ? 0 : 1).map(({ topic }) => ofPerson(words, clauses.caredFor, topic)),
    ...remarks,
  ]
  return join(clauses, leaveOutEchoes(told).slice(0, MOST_PRAISES))
}

/** What would say a word again that was said before it, or two small ones that belong together. */
function leaveOutEchoes(clauses: readonly string[]): string[] {
  const listTraits = (clause: string) => [...listStems(clause), ...listPairs(clause)]
  return clauses.reduce<string[]>((kept, clause) => {
    const before = new Set(kept.flatMap(listTraits))
    return listTraits(clause).some((trait) => before.has(trait)) ? kept : [...kept, clause]
  }, [])
}

/** Of words, but for the first two: they only tell of whom it is said. */
function listPairs(clause: string): string[] {
  const words = clause.toLowerCase().match(/\p{L}+/gu) ?? []
  return words.slice(3).map((word, index) => `${words[index + 2]} ${word}`)
}

function join({ joins: [comma, and] }: MatterWords['clauses'], told: readonly string[]): string {
  const [last = '', ...others] = told.toReversed()
  return others.length > 0 ? `${others.toReversed().join(comma)}${and}${last}` : last
}

function ofThings({ topics }: MatterWords, clause: string, of: { topics: readonly Topic[]; language: string }): string {
  const named = [...new Map(of.topics.slice(0, MOST_TOPICS).map((topic) => [topics[topic][1], topics[topic][2]]))]
  const [form = 'm', ...others] = named.map((entry) => entry[1])
  const plural = [form, ...others].every((each) => each.startsWith('f')) ? 'fp' : 'mp'
  const list = new Intl.ListFormat(of.language, { type: 'conjunction' }).format(named.map(([name]) => name))
  return inflect(
    clause.replace('{topics}', () => list),
    others.length > 0 ? plural : form,
  )
}

function ofPerson({ topics }: MatterWords, clause: string, topic: Topic): string {
  const [, name, form] = topics[topic]
  return inflect(clause.replace('{person}', name), form)
}

function inflect(clause: string, form: Form): string {
  return clause.replaceAll(/\{([^}]*)\}/g, (_all, forms: string) => chooseForm(forms.split(','), form))
}

function chooseForm(forms: readonly string[], form: Form): string {
  const isPlural = form.endsWith('p')
  const place = forms.length === 2 ? Number(isPlural) : Number(form.startsWith('f')) + 2 * Number(isPlural)
  return forms[place] ?? ''
}
