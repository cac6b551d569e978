import { expect, it } from 'vitest'
import { ChunkLoadFailure, createChunk, loadChunk } from './load-chunk.ts'

it('says in its own words what could not be loaded, for at the browser’s the router reloads the document', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module: https://goodword.example/assets/x.js')

  const failure: unknown = await loadChunk(() => Promise.reject(cause)).catch((error: unknown) => error)

  expect(failure).toBeInstanceOf(ChunkLoadFailure)
  expect(failure).toMatchObject({ cause, message: 'A part of the app could not be loaded.' })
})

it('fetches a part of the code once, and again only where that failed', async () => {
  const answers = [Promise.reject(new TypeError('offline')), Promise.resolve('code')]
  let asked = 0
  const chunk = createChunk(() => answers[asked++] ?? Promise.reject(new Error('asked too often')))

  await expect(chunk.load()).rejects.toBeInstanceOf(ChunkLoadFailure)
  expect(chunk.get()).toBeNull()

  expect(await Promise.all([chunk.load(), chunk.load()])).toEqual(['code', 'code'])
  expect([chunk.get(), asked]).toEqual(['code', 2])
})
