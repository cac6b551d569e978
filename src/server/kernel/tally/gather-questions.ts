import { setImmediate as nextTurn } from 'node:timers/promises'

/** Nobody is kept waiting longer for those who come at the same moment. */
const LONGEST_GATHERING_MS = 2
/** So many turns of the event loop without a newcomer, and whoever was about to come has come. */
const QUIET_TURNS = 3

/**
 * Those who come at the same moment are asked for together, and those who come while a question is on its way with the next: a
 * rush takes one connection. Waking the database costs more than what it is asked.
 */
export function gatherQuestions<Found>(
  ask: (words: readonly string[]) => Promise<Found[]>,
  wordOf: (found: Found) => string,
) {
  let waiting = new Map<string, PromiseWithResolvers<Found | undefined>>()
  let isAsking = false
  let arrived = 0
  const gather = async () => {
    const until = performance.now() + LONGEST_GATHERING_MS
    for (let quiet = 0; quiet < QUIET_TURNS && performance.now() < until;) {
      const before = arrived
      await nextTurn()
      quiet = arrived === before ? quiet + 1 : 0
    }
  }
  const askAll = async () => {
    isAsking = true
    while (waiting.size > 0) {
      await gather()
      const asked = waiting
      waiting = new Map()
      try {
        const found = new Map((await ask([...asked.keys()])).map((row) => [wordOf(row), row]))
        for (const [word, { resolve }] of asked) resolve(found.get(word))
      } catch (error) {
        for (const { reject } of asked.values()) reject(error)
      }
    }
    isAsking = false
  }
  return (word: string): Promise<Found | undefined> => {
    arrived += 1
    const question = waiting.get(word) ?? Promise.withResolvers<Found | undefined>()
    waiting.set(word, question)
    if (!isAsking) void askAll()
    return question.promise
  }
}
