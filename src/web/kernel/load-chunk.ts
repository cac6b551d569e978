/** A part of the app's code could not be fetched: no network, or a newer version has replaced it. */
export class ChunkLoadFailure extends Error {
  override readonly name = 'ChunkLoadFailure'

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    throw new ChunkLoadFailure(error)
  }
}
