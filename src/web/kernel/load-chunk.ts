/** A part of the app's code could not be fetched: no network, or a newer version has replaced it. */
export class ChunkLoadFailure extends Error {
  override readonly name = 'ChunkLoadFailure'

  constructor(cause: unknown) {
    // Not the browser's own words: the router takes them as a sign to reload the document, which offline ends in the
    // browser's error page.
    super('A part of the app could not be loaded.', { cause })
  }
}

export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    throw new ChunkLoadFailure(error)
  }
}
