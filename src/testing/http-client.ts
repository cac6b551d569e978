export interface TestResponse {
  status: number
  // Tests look into bodies of every shape; what they find is asserted, not typed.
  // oxlint-disable-next-line typescript/no-explicit-any -- see above
  body: any
  headers: Headers
}

export interface TestClient {
  get(path: string, headers?: Record<string, string>): Promise<TestResponse>
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<TestResponse>
  put(path: string, body?: unknown, headers?: Record<string, string>): Promise<TestResponse>
  patch(path: string, body?: unknown, headers?: Record<string, string>): Promise<TestResponse>
  delete(path: string, headers?: Record<string, string>): Promise<TestResponse>
}

/** Speaks HTTP to a running product, as a signed-in person or as nobody. */
export function createTestClient(url: string, token: string | null): TestClient {
  async function send(method: string, path: string, options: { body?: unknown; headers?: Record<string, string> }) {
    const hasBody = options.body !== undefined
    const response = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(hasBody && { 'content-type': 'application/json' }),
        ...options.headers,
      },
      ...(hasBody && { body: JSON.stringify(options.body) }),
    })
    const text = await response.text()
    const isJson = /json/.test(response.headers.get('content-type') ?? '')
    return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers }
  }
  return {
    get: (path, headers = {}) => send('GET', path, { headers }),
    post: (path, body = {}, headers = {}) => send('POST', path, { body, headers }),
    put: (path, body = {}, headers = {}) => send('PUT', path, { body, headers }),
    patch: (path, body = {}, headers = {}) => send('PATCH', path, { body, headers }),
    delete: (path, headers = {}) => send('DELETE', path, { headers }),
  }
}
