/** How the sandbox's model can behave, and how that is told to people. Not a record: numbers would change their order. */
export const MODE_NAMES = [
  ['normal', 'As it should'],
  ['obedient', 'Obeys whatever a review tells it'],
  ['refusal', 'Refuses'],
  ['filtered', 'Stopped by a content filter'],
  ['cut', 'Breaks off'],
  ['cut-once', 'Breaks off, then answers'],
  ['empty', 'Says nothing'],
  ['malformed-json', 'Broken JSON'],
  ['malformed-once', 'Broken JSON, then good JSON'],
  ['garbage', 'A web page instead of an answer'],
  ['think', 'Thinks aloud first'],
  ['only-thinks', 'Thinks until its tokens are used up, unless it gets more of them'],
  ['no-usage', 'Does not count tokens'],
  ['slow', 'Slow (a word in a quarter of a second)'],
  ['hang', 'Silent (no answer at all)'],
  ['hang-midway', 'Silent after a few words'],
  ['breaks', 'The connection breaks after a few words'],
  ['401', 'Wrong key (401)'],
  ['403', 'Not for this region (403)'],
  ['404', 'Unknown model (404)'],
  ['older-404', 'Unknown model, in the older shape of errors'],
  ['too-long', 'Too long (400)'],
  ['429', 'Too many calls (429)'],
  ['429-long', 'Too many calls, come back in 20 seconds (429)'],
  ['429-quota', 'Quota used up (429)'],
  ['500', 'Down (500)'],
  ['503-loading', 'Loading the model (503)'],
  ['refuses-temperature', 'Takes no temperature'],
  ['refuses-max-tokens', 'Takes no max_tokens'],
  ['refuses-json-schema', 'Takes no JSON schema'],
  ['refuses-json', 'Takes no response format'],
  ['refuses-stream-options', 'Takes no stream options'],
  ['refuses-store', 'Takes nothing it does not know'],
] as const
export type AssistantMode = (typeof MODE_NAMES)[number][0]

export const ASSISTANT_MODES = MODE_NAMES.map(([mode]) => mode)

export const isMode = (value: string): value is AssistantMode => ASSISTANT_MODES.some((mode) => mode === value)

/** The key that behaves as the page says. */
export const USUAL_KEY = 'sandbox'

const KEY = /^sandbox(?:-(.+))?$/

/** `sandbox-obedient` behaves so whatever the page says; `null` for a key that is not known. */
export function readKey(value: string): { key: string; fixed: AssistantMode | null } | null {
  const match = KEY.exec(value)
  if (!match) return null
  const [, word = ''] = match
  return { key: value, fixed: isMode(word) ? word : null }
}
