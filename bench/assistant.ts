import { splitWords } from '#server/assistant/analysis/split-words.ts'
import { readReview } from '#server/assistant/analysis/read-review.ts'
import { median, type BenchRow } from './table.ts'

const ROUNDS = 7
const ROUND_MS = 700

/** Such as platforms send, from a word to a page; each turn says something else. */
const REVIEWS = [
  'Great!',
  'Food was cold and the waiter never came back. Will not return.',
  'We stayed three nights in July. The room was spotless, the bed was comfortable and the staff could not have been more helpful. Breakfast was a little plain, but the view makes up for it. Parking costs extra.',
  'I ordered a charger two weeks ago. It arrived late, the box was open and it stopped working after a day!! Customer service told me to wait, then they ignored my messages. I want my money back, avoid this shop.',
  'Nice place with a good selection of wines and friendly service. Prices are fair for the area. It can get loud in the evening, so ask for a table at the back. We loved the lamb and the chocolate cake, and the owner stopped by to say hello. Would recommend for a date night, and we will be back with our friends next month.',
  'Das Essen war lecker, aber wir haben eine Stunde gewartet und die Bedienung war unfreundlich.',
] as const

/** A whole analysis beside only splitting the text into words. Wants 10,000 reviews a second. */
export function benchAssistant(): Promise<BenchRow[]> {
  const read = (content: string, turn: number) =>
    readReview({ content, rating: (turn % 5) + 1, isRecommended: null, language: null, locale: 'en' })
  const speeds = { ours: [] as number[], floor: [] as number[] }
  for (let round = 0; round < ROUNDS; round += 1) {
    speeds.floor.push(countPerSecond((content) => splitWords(content)))
    speeds.ours.push(countPerSecond(read))
  }
  const goal = 'at least 0.05, and 10,000 reviews/s'
  const [ours, floor] = [median(speeds.ours), median(speeds.floor)]
  return Promise.resolve([{ work: 'analyzing reviews beside splitting them', ours, floor, unit: 'reviews/s', goal }])
}

/** By the second of work, not of the clock: others may be busy on the same machine. */
function countPerSecond(work: (content: string, turn: number) => unknown): number {
  const until = performance.now() + ROUND_MS
  const from = process.cpuUsage()
  let count = 0
  while (performance.now() < until) {
    for (const content of REVIEWS) {
      work(`${content} ${count}`, count)
      count += 1
    }
  }
  return count / (process.cpuUsage(from).user / 1e6)
}
