import type { Answer } from './api-problem.ts'

interface MeasuredRequest {
  url: string
  method: string
  headers: Record<string, string>
  body?: string
}

interface Measuring {
  timeoutMs: number
  signal: AbortSignal | undefined
  /** From 0 to 1. */
  onSent: (share: number) => void
}

/** As `fetch`, which cannot tell how much of a request has left. Rejects where no answer came. */
export function sendMeasured(request: MeasuredRequest, { timeoutMs, signal, onSent }: Measuring): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    xhr.open(request.method, request.url)
    for (const [name, value] of Object.entries(request.headers)) xhr.setRequestHeader(name, value)
    xhr.timeout = timeoutMs
    xhr.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onSent(loaded / total)
    }
    xhr.onload = () => resolve({ response: responseOf(xhr), text: xhr.responseText })
    for (const event of ['error', 'timeout', 'abort'] as const) {
      xhr.addEventListener(event, () => reject(signal?.reason ?? new Error(`The request ended with ${event}.`)))
    }
    signal?.addEventListener('abort', () => xhr.abort(), { once: true })
    xhr.send(request.body ?? null)
  })
}

function responseOf(xhr: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const line of xhr.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const [name, ...value] = line.split(': ')
    if (name) headers.append(name, value.join(': '))
  }
  return new Response(null, { status: xhr.status, statusText: xhr.statusText, headers })
}
