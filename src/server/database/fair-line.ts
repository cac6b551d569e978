interface Bounds {
  /** So many are inside at a time. */
  atOnce: number
  /** So many of them of one customer. */
  each: number
  /** So many of one customer wait; whoever comes then is turned away. */
  waiting?: number
  longestWaitMs?: number
  /** A customer's place stays empty for so long, by how long it was taken: others have the machine to themselves meanwhile. */
  restMs?: (customerId: string, takenMs: number) => number
}

/** The customer has as much under way as one may. */
export class LineFull extends Error {}

interface Waiting {
  begin(): void
  expiry: NodeJS.Timeout | undefined
}

interface Line {
  inside: number
  waiting: Waiting[]
}

interface Arrival {
  customerId: string
  at: number
}

/** Customers go in by turns, however many each sends: first whoever has the fewest inside, then whose turn is longest ago. */
export class FairLine {
  readonly #bounds: Required<Bounds>
  /** In the order of their last turns. */
  readonly #lines = new Map<string, Line>()
  #inside = 0
  #latest: Arrival | null = null
  /** The latest of any other customer than that. */
  #before: Arrival | null = null

  constructor({ waiting = Infinity, longestWaitMs = Infinity, restMs = () => 0, ...bounds }: Bounds) {
    this.#bounds = { waiting, longestWaitMs, restMs, ...bounds }
  }

  /** Whether another customer has come within so long. */
  hasOthers(customerId: string, withinMs: number): boolean {
    const other = this.#latest?.customerId === customerId ? this.#before : this.#latest
    return other !== null && performance.now() - other.at <= withinMs
  }

  async run<T>(customerId: string, work: () => Promise<T>): Promise<T> {
    if (this.#latest?.customerId !== customerId) this.#before = this.#latest
    this.#latest = { customerId, at: performance.now() }
    const line = this.#lines.get(customerId) ?? { inside: 0, waiting: [] }
    this.#lines.set(customerId, line)
    if (this.#hasRoom(line) && line.waiting.length === 0) this.#enter(customerId, line)
    else await this.#wait(customerId, line)
    const since = performance.now()
    try {
      return await work()
    } finally {
      this.#inside -= 1
      const restMs = this.#bounds.restMs(customerId, performance.now() - since)
      if (restMs > 0) setTimeout(() => this.#leave(customerId, line), restMs).unref()
      else this.#leave(customerId, line)
      this.#letNextIn()
    }
  }

  /** The customer's own place is free again. */
  #leave(customerId: string, line: Line): void {
    line.inside -= 1
    this.#forgetIfEmpty(customerId, line)
    this.#letNextIn()
  }

  #hasRoom({ inside }: Line): boolean {
    return this.#inside < this.#bounds.atOnce && inside < this.#bounds.each
  }

  #enter(customerId: string, line: Line): void {
    line.inside += 1
    this.#inside += 1
    this.#lines.delete(customerId)
    this.#lines.set(customerId, line)
  }

  #forgetIfEmpty(customerId: string, { inside, waiting }: Line): void {
    if (inside === 0 && waiting.length === 0) this.#lines.delete(customerId)
  }

  #wait(customerId: string, line: Line): Promise<void> {
    const { longestWaitMs, waiting: most } = this.#bounds
    const { waiting } = line
    if (waiting.length >= most) throw new LineFull()
    return new Promise((resolve, reject) => {
      const waiter: Waiting = { begin: resolve, expiry: undefined }
      waiting.push(waiter)
      if (longestWaitMs === Infinity) return
      waiter.expiry = setTimeout(() => {
        waiting.splice(waiting.indexOf(waiter), 1)
        this.#forgetIfEmpty(customerId, line)
        reject(new LineFull())
      }, longestWaitMs)
    })
  }

  #letNextIn(): void {
    let next: [string, Line] | undefined
    for (const [customerId, line] of this.#lines) {
      if (line.waiting.length === 0 || !this.#hasRoom(line)) continue
      if (!next || line.inside < next[1].inside) next = [customerId, line]
    }
    if (!next) return
    const [customerId, line] = next
    const waiter = line.waiting.shift()
    clearTimeout(waiter?.expiry)
    this.#enter(customerId, line)
    waiter?.begin()
  }
}
