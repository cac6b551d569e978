import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'

export interface PasswordCost {
  memoryKib: number
  iterations: number
}

/** RFC 9106's choice for argon2id where memory is not plenty; argon2id is the library's default kind. */
export const DEFAULT_PASSWORD_COST: PasswordCost = { memoryKib: 65_536, iterations: 3 }

export interface Passwords {
  hash(password: string): Promise<string>
  /** With no hash to compare, it works just as long and answers no: an unknown address takes as long as a known one. */
  verify(passwordHash: string | null, password: string): Promise<boolean>
  /** Made at another cost than today's: time for a new one, while the password is at hand. */
  isOutdated(passwordHash: string): boolean
}

/**
 * Hashing runs on the thread pool, one for each core at a time: more would only wait inside, and hold up the pool's other
 * work. The main thread shares the cores with them and goes on answering.
 */
export function createPasswords(cost: PasswordCost = DEFAULT_PASSWORD_COST): Passwords {
  const inTurn = limitConcurrency(availableParallelism())
  const options = { memoryCost: cost.memoryKib, timeCost: cost.iterations, parallelism: 1 }
  const decoy = hash('no account has this password', options)
  return {
    hash: (password) => inTurn(() => hash(password, options)),
    verify: (passwordHash, password) =>
      inTurn(async () => {
        const isMatch = await verify(passwordHash ?? (await decoy), password)
        return isMatch && passwordHash !== null
      }),
    isOutdated: (passwordHash) => !passwordHash.includes(`$m=${cost.memoryKib},t=${cost.iterations},`),
  }
}

function limitConcurrency(limit: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve))
    running += 1
    try {
      return await work()
    } finally {
      running -= 1
      waiting.shift()?.()
    }
  }
}
