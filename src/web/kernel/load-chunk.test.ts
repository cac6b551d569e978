import { expect, it } from 'vitest'
import { ChunkLoadFailure, loadChunk } from './load-chunk.ts'

it('says in its own words what could not be loaded, for at the browser’s the router reloads the document', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module: https://goodword.example/assets/x.js')

  const failure: unknown = await loadChunk(() => Promise.reject(cause)).catch((error: unknown) => error)

  expect(failure).toBeInstanceOf(ChunkLoadFailure)
  expect(failure).toMatchObject({ cause, message: 'A part of the app could not be loaded.' })
})
