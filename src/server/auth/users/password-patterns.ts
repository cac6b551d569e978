// Rows and slanting columns of the keyboards our languages use, the digits and the alphabet.
const FORWARD = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiopü',
  'asdfghjklöä',
  'yxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1qay2wsx3edc4rfv5tgb6zhn',
  '741852963',
  '147258369',
  '159',
  '357',
]
const SEQUENCES = [...FORWARD, ...FORWARD.map(reverse)]

/** What the digit keys give with Shift held down, on an English keyboard. */
const SHIFTED = ')!@#$%^&*('

/** As far as anybody counts for a password. */
const COUNTING = '123456789101112131415161718192021222324252627282930'

const SHORTEST_RUN = 3
const LONGEST_REFRAIN = 4

/** Whether the fingers made it rather than the head: one key held, a walk over the keyboard, counting, a short refrain. */
export function isPattern(password: string): boolean {
  const keys = toKeys(password)
  if (COUNTING.startsWith(keys)) return true
  const { even, odd } = unravel(keys)
  return findRefrain(keys).length <= LONGEST_REFRAIN || isMadeOfRuns(keys) || (isMadeOfRuns(even) && isMadeOfRuns(odd))
}

/** The shortest piece that, said over and over, gives the whole; the whole itself when there is none. */
export function findRefrain(text: string): string {
  return text.slice(0, (text + text).indexOf(text, 1))
}

function toKeys(password: string): string {
  return Array.from(password.toLowerCase(), (character) => {
    const digit = SHIFTED.indexOf(character)
    return digit === -1 ? character : String(digit)
  }).join('')
}

/** Two walks may take turns, as in q1w2e3r4, or one go in pairs, as in aabbccdd. */
function unravel(keys: string): { even: string; odd: string } {
  const characters = Array.from(keys)
  return {
    even: characters.filter((_, index) => index % 2 === 0).join(''),
    odd: characters.filter((_, index) => index % 2 === 1).join(''),
  }
}

function isMadeOfRuns(keys: string): boolean {
  let at = 0
  while (at < keys.length) {
    const length = measureRun(keys, at)
    if (length < SHORTEST_RUN) return false
    at += length
  }
  return keys.length > 0
}

function measureRun(keys: string, from: number): number {
  let length = SHORTEST_RUN - 1
  while (from + length < keys.length && isRun(keys.slice(from, from + length + 1))) length += 1
  return length
}

function isRun(piece: string): boolean {
  return findRefrain(piece).length === 1 || SEQUENCES.some((sequence) => sequence.includes(piece))
}

function reverse(text: string): string {
  return Array.from(text).toReversed().join('')
}
