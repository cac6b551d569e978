import { expect, it } from 'vitest'
import { toCsvUrl } from './past-imports.tsx'

it('writes cells that a spreadsheet reads as they are, and none as a formula', () => {
  const url = toCsvUrl([
    ['Line', 'Value'],
    ['2', '=1+1'],
    ['3', 'say "hi", Jörg'],
  ])

  expect(decodeURIComponent(url)).toBe(
    'data:text/csv;charset=utf-8,\uFEFF"Line","Value"\r\n"2","\'=1+1"\r\n"3","say ""hi"", Jörg"\r\n',
  )
})
