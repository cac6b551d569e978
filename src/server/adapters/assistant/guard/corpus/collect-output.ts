import { TextBlocked } from '../../assistant-failure.ts'

/** Every text that got out on the way and at the end; `''` where all was held back. */
export async function collectOutput(work: (onText: (text: string) => void) => Promise<object>): Promise<string> {
  const seen: string[] = []
  try {
    const result = await work((text) => seen.push(text))
    seen.push(...listTexts(result))
  } catch (error) {
    if (!(error instanceof TextBlocked)) throw error
  }
  return seen.join('\n')
}

function listTexts(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(listTexts) : []
}
