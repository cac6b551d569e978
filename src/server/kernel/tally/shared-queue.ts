/** Some 20,000 items: seconds of the greatest rush. */
const CAPACITY = 2 ** 22
const LENGTH_BYTES = 4
/** In place of a length: the next one stands at the beginning. */
const TURN_BACK = -1
const MOST_BYTES_OF_A_UNIT = 3

const PUT_TO = 0
const TAKEN_TO = 1
const IS_ASLEEP = 2
const HEAD_BYTES = 12

/**
 * Texts that one thread puts and another takes, in memory of both: neither waits for the other, and putting costs no message. It is
 * never filled up to what is taken next, so that full cannot be mistaken for empty.
 */
export class SharedQueue {
  readonly memory: SharedArrayBuffer
  readonly #head: Int32Array
  readonly #body: Buffer

  constructor(memory = new SharedArrayBuffer(HEAD_BYTES + CAPACITY)) {
    this.memory = memory
    this.#head = new Int32Array(memory, 0, HEAD_BYTES / Int32Array.BYTES_PER_ELEMENT)
    this.#body = Buffer.from(memory, HEAD_BYTES)
  }

  /** Whether there was room. */
  put(text: string): boolean {
    const needed = LENGTH_BYTES + text.length * MOST_BYTES_OF_A_UNIT
    let at = Atomics.load(this.#head, PUT_TO)
    const takenTo = Atomics.load(this.#head, TAKEN_TO)
    if (at >= takenTo && at + needed + LENGTH_BYTES > this.#body.length) {
      if (takenTo === 0) return false
      this.#body.writeInt32LE(TURN_BACK, at)
      at = 0
    }
    if (at < takenTo && at + needed >= takenTo) return false
    const length = this.#body.write(text, at + LENGTH_BYTES)
    this.#body.writeInt32LE(length, at)
    Atomics.store(this.#head, PUT_TO, at + LENGTH_BYTES + length)
    return true
  }

  *take(): Generator<string> {
    const putTo = Atomics.load(this.#head, PUT_TO)
    for (let at = Atomics.load(this.#head, TAKEN_TO); at !== putTo;) {
      const length = this.#body.readInt32LE(at)
      const from = at + LENGTH_BYTES
      at = length === TURN_BACK ? 0 : from + length
      if (length !== TURN_BACK) yield this.#body.toString('utf8', from, at)
      Atomics.store(this.#head, TAKEN_TO, at)
    }
  }

  /** Whoever takes says that they look no more, unless something has just come. */
  sleep(): boolean {
    Atomics.store(this.#head, IS_ASLEEP, 1)
    return Atomics.load(this.#head, PUT_TO) === Atomics.load(this.#head, TAKEN_TO) || !this.wake()
  }

  /** Whether they were asleep: the one who is told so wakes them. */
  wake(): boolean {
    return Atomics.load(this.#head, IS_ASLEEP) === 1 && Atomics.exchange(this.#head, IS_ASLEEP, 0) === 1
  }
}
