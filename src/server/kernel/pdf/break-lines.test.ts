import { expect, it } from 'vitest'
import { breakLines } from './break-lines.ts'

const measure = (text: string) => text.length

it.each([
  ['one line', 'a bc', ['a bc']],
  ['words where they no longer fit', 'aaaa bbbb cc dd', ['aaaa bbbb', 'cc dd']],
  ['its own lines', 'a\n\nb', ['a', '', 'b']],
  ['a word that is wider than a line', 'see aaaaaaaaaabbbbbbbbbbcc end', ['see', 'aaaaaaaaaa', 'bbbbbbbbbb', 'cc end']],
  ['nothing', '', ['']],
])('a text is broken into %s', (_what, text, lines) => {
  expect(breakLines(text, 10, measure)).toEqual(lines)
})
