import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findPasswordFaults, isTooLong } from './password-rules.ts'

const TOO_EASY = {
  reasons: ['pwned'],
  message: 'Password is known to be weak and easy to guess, please choose a different one.',
}
const WORDS =
  'lantern quilt harbour mustard velvet pebble anchor thistle copper ladder müsli besen fenêtre zapato cloud dragon monkey summer table river fern walnut'.split(
    ' ',
  )
const judge = (password: string) => findPasswordFaults(password, { minLength: 8 })

describe('the length of a password', () => {
  it.each([
    ['', 8],
    ['seven77', 8],
    ['äöü€ßñé', 8],
    ['plum-tree', 10],
  ])('is too short: %j for %i', (password, minLength) => {
    expect(findPasswordFaults(password, { minLength })).toEqual({
      reasons: ['length'],
      message: `Password should be at least ${minLength} characters.`,
    })
  })

  it('counts characters, so that eight foreign ones are enough', () => {
    expect(judge('äöü€ßñéç')).toBeNull()
  })

  it('ends at 72 bytes', () => {
    expect(isTooLong('x'.repeat(72))).toBe(false)
    expect(isTooLong('x'.repeat(73))).toBe(true)
    expect(isTooLong('ä'.repeat(37))).toBe(true)
  })
})

describe('a password that is easy to guess', () => {
  it.each([
    ['on every list', ['password', 'iloveyou', 'sunshine', 'football', 'trustno1', 'letmein1', 'changeme']],
    ['in other languages', ['contraseña', 'motdepasse', 'passwort', 'schatz123', 'tequiero', 'jetaime1']],
    ['in any case', ['PASSWORD', 'PassWord', 'SunShine']],
    ['in disguise', ['p@ssw0rd', 'P4$$w0rd', 'pa$$word$1', '1l0v3y0u', 'f00tb@11', 'g00dw0rd', 'w3lc0me!']],
    ['with trimmings', ['password1', 'Dragon123', 'Summer2026!', '123monkey', '!!welcome!!', 'Charlotte99']],
    ['with a long tail', ['password1234567890', 'goodword-2026-08-31', 'qwerty!!!!!!!!!!', 'Welcome000000001']],
    ['one key held', ['aaaaaaaa', '11111111', '!!!!!!!!!!', '        ']],
    ['a short refrain', ['abababab', '12121212', 'lolalola', 'ha!ha!ha!']],
    ['a word twice', ['dragondragon', 'Monkey1Monkey1']],
    [
      'counting',
      [
        '12345678',
        '87654321',
        '0123456789',
        'abcdefgh',
        'zyxwvuts',
        '1234abcd',
        '11223344',
        '111222333',
        '12345678910',
      ],
    ],
    ['a walk', ['qwertyuiop', 'asdfghjkl', 'qwertzui', 'azertyui', '1qaz2wsx', 'qazwsxedc', 'qweasdzxc', '!@#$%^&*']],
    ['two walks in turns', ['q1w2e3r4', '1a2b3c4d', 'qawsedrf']],
  ])('is %s', (_, passwords) => {
    expect(passwords.filter((password) => judge(password) === null)).toEqual([])
    expect(judge(passwords[0] ?? '')).toEqual(TOO_EASY)
  })

  it.each([
    'olga.berger@harbourbistro.example',
    'Olga.Berger',
    'olgaberger',
    'OlgaBerger1987',
    '0lgaBerg3r!',
    'harbourbistro',
    'olgaolga',
    'BERGER-2026',
  ])("is the person's own address or name: %s", (password) => {
    const person = { email: 'olga.berger@harbourbistro.example', name: 'Olga Berger' }
    expect(findPasswordFaults(password, { minLength: 8, ...person })).toEqual(TOO_EASY)
  })

  it('is judged at once however long it is', () => {
    expect(judge('1'.repeat(1_000_000))).toEqual(TOO_EASY)
    expect(judge('x1'.repeat(500_000))).toEqual(TOO_EASY)
  })
})

describe('an ordinary password', () => {
  it.each([
    'correct horse battery staple',
    'Tr0ub4dor&3',
    'kitchen-window-pelican',
    'MyDogAteTheInvoice',
    'wir essen um acht',
    'x7#Lq9!vTz',
    '93027451',
    'password manager please',
    'Olga likes plums',
  ])('passes: %s', (password) => {
    const person = { email: 'olga.berger@example.com', name: 'Olga Berger' }
    expect(findPasswordFaults(password, { minLength: 8, ...person })).toBeNull()
  })

  it('passes when it is a phrase of three words or more', () => {
    const word = fc.constantFrom(...WORDS)
    const phrase = fc.tuple(
      fc.uniqueArray(word, { minLength: 3, maxLength: 6 }),
      fc.constantFrom(' ', '-', '.', '_', ''),
      fc.constantFrom('', '1', '!', '2026'),
    )
    fc.assert(
      fc.property(phrase, ([words, separator, tail]) => {
        expect(judge(words.join(separator) + tail)).toBeNull()
      }),
    )
  })

  it('passes when it is random', () => {
    const random = fc.array(fc.constantFrom(...'bdfhjkmnpqrtvwxyz24679'.split('')), { minLength: 14, maxLength: 40 })
    fc.assert(
      fc.property(random, (characters) => {
        fc.pre(new Set(characters).size > 6)
        expect(judge(characters.join(''))).toBeNull()
      }),
    )
  })
})
