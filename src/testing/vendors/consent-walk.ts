import { followOnce } from '../identity-walk.ts'

/** Opens a vendor's consent page, presses the button, and answers where the vendor sends the browser. `null` unticks a box. */
export async function answerConsent(page: URL, button: string, more: Record<string, string | null> = {}): Promise<URL> {
  const response = await fetch(page)
  const text = await response.text()
  for (const [, action = '', content = ''] of text.matchAll(
    /<form method="post" action="([^"]+)">([\s\S]*?)<\/form>/g,
  )) {
    if (labelOf(content) !== button) continue
    const sent = Object.entries({ ...fieldsIn(content), ...more }).flatMap(([name, value]) =>
      value === null ? [] : [[name, value] as const],
    )
    return followOnce(new URL(decode(action), page).href, Object.fromEntries(sent))
  }
  throw new Error(`${page.href} answered ${response.status} and has no button ${button}: ${text}`)
}

const labelOf = (form: string) => /<button[^>]*>\s*([^<]*?)\s*<\/button>/.exec(form)?.[1]

/** What a browser sends of an untouched form: hidden fields, and boxes that are ticked. */
function fieldsIn(form: string): Record<string, string> {
  const inputs = [...form.matchAll(/<input\b[^>]*>/g)].map(([input]) => input)
  const sent = inputs.filter((input) => /type="hidden"/.test(input) || /\schecked\b/.test(input))
  return Object.fromEntries(sent.map((input) => [attribute(input, 'name'), attribute(input, 'value')]))
}

const attribute = (input: string, name: string) => decode(new RegExp(`\\s${name}="([^"]*)"`).exec(input)?.[1] ?? '')

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

function decode(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity)
}
