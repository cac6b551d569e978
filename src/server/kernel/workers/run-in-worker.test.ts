import { describe, expect, it } from 'vitest'
import { workInSlices } from './event-loop.ts'
import { runInWorker, WorkerGaveUp } from './run-in-worker.ts'

const script = (work: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort, workerData } from 'node:worker_threads'\n${work}`)}`,
  )
const LIMITS = { timeoutMs: 20_000, maxMemoryMb: 64 }
const run = (
  work: URL,
  data: unknown,
  { customerId = 'a', ...limits }: Partial<typeof LIMITS> & { customerId?: string } = {},
) => runInWorker(work, { customerId, data, limits: { ...LIMITS, ...limits } })

describe('work in a worker', () => {
  it('answers what the script posts of what it was given', async () => {
    const double = script('parentPort.postMessage(workerData.map((number) => number * 2))')
    expect(await run(double, [1, 2, 3])).toEqual([2, 4, 6])
  })

  it.each([
    ['takes too long', 'for (;;);', { timeoutMs: 200 }],
    ['takes too many objects', 'const all = []; for (;;) all.push({ at: all.length })', {}],
    ['takes too many bytes', 'const all = []; for (;;) all.push(new Uint8Array(1_000_000).fill(1))', {}],
    ['throws', 'throw new Error("no")', {}],
    ['ends without a result', 'process.exit(0)', {}],
  ])('is given up when it %s', async (_what, work, limits) => {
    await expect(run(script(work), null, limits)).rejects.toThrow(WorkerGaveUp)
  })

  it('is done for two at a time, and for everybody in the end', async () => {
    const running = new Int32Array(new SharedArrayBuffer(8))
    const count = script(`
      const now = Atomics.add(workerData, 0, 1) + 1
      if (now > Atomics.load(workerData, 1)) Atomics.store(workerData, 1, now)
      Atomics.wait(workerData, 0, -1, 20)
      Atomics.sub(workerData, 0, 1)
      parentPort.postMessage('done')`)

    const results = await Promise.all(
      Array.from({ length: 6 }, (_, at) => run(count, running, { customerId: `customer ${at % 3}` })),
    )

    expect([results, Atomics.load(running, 1) <= 2]).toEqual([Array.from({ length: 6 }, () => 'done'), true])
  })

  it('of one customer does not keep another’s waiting', async () => {
    const ended: string[] = []
    const wait = script('setTimeout(() => parentPort.postMessage("done"), 150)')
    const begin = (customerId: string) => run(wait, null, { customerId }).then(() => ended.push(customerId))
    await Promise.all(['busy', 'busy', 'busy', 'other'].map(begin))
    expect(ended.indexOf('other')).toBeLessThan(2)
  })

  it('sees nothing of the environment', async () => {
    const look = script('parentPort.postMessage(Object.keys(process.env))')
    expect(await run(look, null)).toEqual([])
  })
})

describe('work in slices on the event loop', () => {
  it('goes on where it is when its time is not up', () => {
    expect(workInSlices()()).toBeUndefined()
  })

  it('hands over when it is, and takes turns with others of its kind: one slice a round', async () => {
    let round = 0
    let timer = setImmediate(function count() {
      round += 1
      timer = setImmediate(count)
    })
    const resumedIn: number[] = []
    const work = async () => {
      const pause = workInSlices()
      for (let slice = 0; slice < 3; slice += 1) {
        const until = performance.now() + 6
        while (performance.now() < until);
        await pause()
        resumedIn.push(round)
      }
    }
    await Promise.all([work(), work(), work()])
    clearImmediate(timer)

    expect(resumedIn).toHaveLength(9)
    expect(new Set(resumedIn).size).toBe(9)
  })
})
