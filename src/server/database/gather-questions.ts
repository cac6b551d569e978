import { setImmediate as nextTurn } from 'node:timers/promises'
import { DatabaseError } from 'pg'

/** Nobody is kept waiting longer for those who come at the same moment. */
const LONGEST_GATHERING_MS = 2
/** So many turns of the event loop without a newcomer, and whoever was about to come has come. */
const QUIET_TURNS = 3

/** A value that cannot be read is of one of those who ask, whose question the others must not fail with. */
const isOfOne = (error: unknown) => error instanceof DatabaseError && error.code?.startsWith('22') === true

/**
 * Those who come at the same moment are asked for together, and those who come while a question is on its way with the next: a
 * rush takes one connection. Waking the database costs more than what it is asked. Where one question carries `most` words, those
 * who are too many for it take a connection more.
 */
export function gatherQuestions<Found>(
  ask: (words: readonly string[]) => Promise<Found[]>,
  wordOf: (found: Found) => string,
  most = Number.POSITIVE_INFINITY,
) {
  const waiting = new Map<string, PromiseWithResolvers<Found | undefined>>()
  let asking = 0
  let arrived = 0
  const gather = async () => {
    const until = performance.now() + LONGEST_GATHERING_MS
    for (let quiet = 0; quiet < QUIET_TURNS && waiting.size < most && performance.now() < until;) {
      const before = arrived
      await nextTurn()
      quiet = arrived === before ? quiet + 1 : 0
    }
  }
  const answer = async (asked: ReadonlyMap<string, PromiseWithResolvers<Found | undefined>>): Promise<void> => {
    try {
      const found = new Map((await ask([...asked.keys()])).map((row) => [wordOf(row), row]))
      for (const [word, { resolve }] of asked) resolve(found.get(word))
    } catch (error) {
      if (asked.size > 1 && isOfOne(error)) for (const one of asked) await answer(new Map([one]))
      else for (const { reject } of asked.values()) reject(error)
    }
  }
  const askAll = async () => {
    asking += 1
    while (waiting.size > 0) {
      await gather()
      const asked = takeFirst(waiting, most)
      if (asked.size === 0) break
      await answer(asked)
    }
    asking -= 1
  }
  return (word: string): Promise<Found | undefined> => {
    arrived += 1
    const question = waiting.get(word) ?? Promise.withResolvers<Found | undefined>()
    waiting.set(word, question)
    if (asking === 0 || waiting.size > most * asking) void askAll()
    return question.promise
  }
}

/** Those wait no longer. */
function takeFirst<Value>(waiting: Map<string, Value>, most: number): Map<string, Value> {
  const taken = new Map([...waiting].slice(0, most))
  for (const word of taken.keys()) waiting.delete(word)
  return taken
}
