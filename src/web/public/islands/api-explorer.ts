/** What the page says in its own language; written into it when it is built. */
interface Texts {
  busy: string
  keyMissing: string
  keyWrong: string
  liveLooks: string
  bodyWrong: string
  failed: string
  took: string
}

/** As `shared/domain/api-keys.ts` has it; imported, it would bring the app's scripts with it. */
const TEST_PREFIX = 'gw_test_'
const FORM_OF_A_KEY = /^gw_(?:live|test)_[0-9A-Za-z]{38}$/
const SHOWN_AT_END = 4
const COPIED_SHOWN_FOR_MS = 2000
/** Of what is polled and paged; the rest of an answer's head tells a reader nothing. */
const SHOWN_HEADERS = ['etag', 'ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset', 'retry-after']

/** Lets code be copied, shows the reader's own key in it, and sends calls from the page. */
export function offerApiExplorer(): void {
  offerCopies()
  void showOwnKey()
  const root = document.querySelector<HTMLElement>('[data-api-explorer]')
  if (!root) return
  const texts = JSON.parse(root.dataset['apiExplorer'] ?? '') as Texts
  for (const part of root.querySelectorAll<HTMLElement>('[data-key-field], [data-try]')) part.hidden = false
  const input = root.querySelector<HTMLInputElement>('[data-key-input]')
  input?.addEventListener('input', () => {
    tellKeyProblem('')
    if (FORM_OF_A_KEY.test(input.value)) showKey(hintOf(input.value))
  })
  root.addEventListener('submit', (event) => {
    event.preventDefault()
    if (event.target instanceof HTMLFormElement && input) void send(event.target, input, texts)
  })
}

/** How a key is shown everywhere: never whole. */
const hintOf = (key: string) => `${key.slice(0, key.lastIndexOf('_') + 1)}…${key.slice(-SHOWN_AT_END)}`

function showKey(hint: string): void {
  for (const place of document.querySelectorAll('[data-api-key]')) place.textContent = hint
}

/**
 * How the newest key of the workspace begins and ends, for whoever is signed in and may see its keys. Asked without the
 * contract, which would bring the app's scripts and styles to a page that stands without them.
 */
async function showOwnKey(): Promise<void> {
  const { session } = await import('#web/kernel/session/session.ts')
  const token = await session.getAccessToken().catch(() => null)
  if (token === null) return
  const answer = await fetch('/api/v1/api-keys', { headers: { Authorization: `Bearer ${token}` } }).catch(() => null)
  if (!answer?.ok) return
  const { items } = (await answer.json()) as { items: { hint: string; createdAt: string }[] }
  const newest = items.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))[0]
  if (newest) showKey(newest.hint)
}

function offerCopies(): void {
  if (!('clipboard' in navigator)) return
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
    button.hidden = false
    const idle = button.textContent
    const tell = () => {
      button.textContent = button.dataset['copied'] ?? idle
      setTimeout(() => (button.textContent = idle), COPIED_SHOWN_FOR_MS)
    }
    button.addEventListener('click', () => {
      const code = button.closest('[data-code]')?.querySelector('code')?.textContent ?? ''
      // Where the browser forbids it, the code can still be selected.
      navigator.clipboard.writeText(code).then(tell, () => {})
    })
  }
}

function tellKeyProblem(sentence: string): void {
  const place = document.querySelector('[data-key-problem]')
  if (place) place.textContent = sentence
}

async function send(form: HTMLFormElement, keyInput: HTMLInputElement, texts: Texts): Promise<void> {
  const button = form.querySelector('button')
  if (!button || button.ariaDisabled === 'true') return
  const method = form.dataset['method'] ?? 'GET'
  const problem = findKeyProblem(keyInput.value.trim(), method, texts)
  tellKeyProblem(problem)
  if (problem) return keyInput.focus()
  const body = new FormData(form).get('body')
  if (typeof body === 'string' && !isJson(body)) return showOutcome(form, texts.bodyWrong, null)

  const idle = button.textContent
  // Not `disabled`: that would take the focus away from the button.
  button.ariaDisabled = 'true'
  button.textContent = texts.busy
  try {
    showAnswer(form, await call(form, keyInput.value.trim()), texts)
  } catch {
    showOutcome(form, texts.failed, null)
  }
  button.ariaDisabled = null
  button.textContent = idle
}

/** What changes something is tried with keys of a sandbox alone: a live one would change a business. */
function findKeyProblem(key: string, method: string, texts: Texts): string {
  if (key === '') return texts.keyMissing
  if (!FORM_OF_A_KEY.test(key)) return texts.keyWrong
  return method !== 'GET' && !key.startsWith(TEST_PREFIX) ? texts.liveLooks : ''
}

interface Answered {
  response: Response
  text: string
  tookMs: number
}

async function call(form: HTMLFormElement, key: string): Promise<Answered> {
  const startedAt = performance.now()
  const method = form.dataset['method'] ?? 'GET'
  const body = new FormData(form).get('body')
  const response = await fetch(addressOf(form), {
    method,
    credentials: 'omit',
    headers: {
      Authorization: `Bearer ${key}`,
      ...(method !== 'GET' && { 'Idempotency-Key': crypto.randomUUID() }),
      ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
    },
    ...(typeof body === 'string' && { body }),
  })
  return { response, text: await response.text(), tookMs: Math.round(performance.now() - startedAt) }
}

function showAnswer(form: HTMLFormElement, { response, text, tookMs }: Answered, texts: Texts): void {
  const head = SHOWN_HEADERS.flatMap((name) => {
    const value = response.headers.get(name)
    return value === null ? [] : [`${name}: ${value}`]
  })
  const shown = isJson(text) ? JSON.stringify(JSON.parse(text), null, 2) : text
  const took = texts.took.replace('{ms}', String(tookMs))
  showOutcome(form, `${response.status} ${response.statusText} · ${took}`, [...head, '', shown].join('\n'))
}

function addressOf(form: HTMLFormElement): string {
  const fields = [...form.querySelectorAll('input')].map(({ name, value }) => ({ name, value: value.trim() }))
  const path = (form.dataset['path'] ?? '').replaceAll(/\{(\w+)\}/g, (_gap, wanted: string) =>
    encodeURIComponent(fields.find(({ name }) => name === `path:${wanted}`)?.value ?? ''),
  )
  const query = new URLSearchParams()
  for (const { name, value } of fields) {
    if (name.startsWith('query:') && value !== '') query.append(name.slice('query:'.length), value)
  }
  return query.size > 0 ? `${path}?${query.toString()}` : path
}

function showOutcome(form: HTMLFormElement, sentence: string, answer: string | null): void {
  const outcome = form.querySelector('[data-outcome]')
  const place = form.querySelector<HTMLElement>('[data-answer]')
  if (outcome) outcome.textContent = sentence
  if (!place) return
  place.hidden = answer === null
  place.textContent = answer ?? ''
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
