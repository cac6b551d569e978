import { expect, it } from 'vitest'
import { breakLines } from './break-lines.ts'

const measure = (text: string) => text.length

it.each([
  ['one line', 'a bc', ['a bc']],
  ['words where they no longer fit', 'aaaa bbbb cc dd', ['aaaa bbbb', 'cc dd']],
  ['its own lines', 'a\n\nb', ['a', '', 'b']],
  ['a word that is wider than a line', 'see aaaaaaaaaabbbbbbbbbbcc end', ['see', 'aaaaaaaaaa', 'bbbbbbbbbb', 'cc end']],
  ['nothing', '', ['']],
  ['signs of scripts without spaces', '我喜欢这里的咖啡和服务员', ['我喜欢这里的咖啡和服', '务员']],
  ['lines that begin with no closing sign', '我喜欢这里的咖啡和服。谢谢', ['我喜欢这里的咖啡和', '服。谢谢']],
  ['words within them', '我喜欢Hafencafé的', ['我喜欢', 'Hafencafé的']],
  ['emoji that stay whole', '👍🏽👍🏽👍🏽', ['👍🏽👍🏽', '👍🏽']],
])('a text is broken into %s', (_what, text, lines) => {
  expect(breakLines(text, 10, measure)).toEqual(lines)
})
