import type { Endpoint, InputOf } from '#shared/contracts/endpoint.ts'
import { session } from '#web/kernel/session/session.ts'
import { prepareRequest } from './api-client.ts'
import { NetworkFailure, readProblem } from './api-problem.ts'

interface Download<E extends Endpoint> {
  endpoint: E
  input: InputOf<E>
  fileName: string
  onProgress: (receivedBytes: number) => void
  signal: AbortSignal
}

/** Fetches a file with the session's token and hands it to the browser to save. */
export async function downloadFile<E extends Endpoint>(download: Download<E>): Promise<void> {
  const response = await request(download)
  if (!response.ok) throw readProblem({ response, text: await response.text() })
  const parts = await readParts(response, download.onProgress)
  saveFile(new Blob(parts, { type: response.headers.get('content-type') ?? '' }), download.fileName)
}

type FileRequest<E extends Endpoint> = Pick<Download<E>, 'endpoint' | 'input' | 'signal'>

/** To be shown, not saved. */
export async function fetchFile<E extends Endpoint>(wanted: FileRequest<E>): Promise<Blob> {
  const response = await request(wanted)
  if (!response.ok) throw readProblem({ response, text: await response.text() })
  return response.blob()
}

async function request<E extends Endpoint>({ endpoint, input, signal }: FileRequest<E>): Promise<Response> {
  const { url, headers, ...init } = prepareRequest('', endpoint, input)
  const send = (token: string | null) =>
    fetch(url, {
      ...init,
      headers: { ...headers, accept: '*/*', ...(token && { authorization: `Bearer ${token}` }) },
      signal,
    }).catch((error: unknown) => {
      if (signal.aborted) throw error
      throw new NetworkFailure(error)
    })
  const response = await send(await session.getAccessToken())
  if (response.status !== 401) return response
  const renewed = await session.refreshAccessToken()
  return renewed ? send(renewed) : response
}

async function readParts(response: Response, onProgress: Download<Endpoint>['onProgress']) {
  const parts: Uint8Array<ArrayBuffer>[] = []
  const reader = response.body?.getReader()
  let received = 0
  try {
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
      parts.push(part.value)
      received += part.value.length
      onProgress(received)
    }
  } catch (error) {
    throw new NetworkFailure(error)
  }
  return parts
}

export function saveFile(file: Blob, fileName: string) {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // The browser has taken hold of the file by the next turn.
  setTimeout(() => URL.revokeObjectURL(address))
}
