import { expect, it } from 'vitest'
import { toCsvUrl } from './past-imports.tsx'

it('writes cells that a spreadsheet reads as they are, and none as a formula', () => {
  const url = toCsvUrl([
    ['Line', 'Value'],
    ['2', '=1+1'],
    ['3', 'say "hi", Jörg'],
    ['4', 'nice;=1+1'],
    ['5', 'nice|@sum'],
  ])

  expect(decodeURIComponent(url)).toBe(
    `data:text/csv;charset=utf-8,\uFEFFLine,Value\r\n2,'=1+1\r\n3,"say ""hi"", Jörg"\r\n4,"nice;'=1+1"\r\n5,"nice|'@sum"\r\n`,
  )
})
