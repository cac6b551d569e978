import { expect, it } from 'vitest'
import { readBase64 } from './file-upload.tsx'

it.each([0, 1, 2, 3, 24_575, 24_576, 24_577, 100_000])('carries %i bytes unchanged', async (length) => {
  const bytes = Uint8Array.from({ length }, (_, index) => (index * 7) % 256)

  const read = await readBase64(new Blob([bytes]))

  expect(Buffer.from(read, 'base64').equals(bytes)).toBe(true)
})
