import { html } from 'hono/html'
import { renderInput, renderSelect } from '../control/control-form.ts'
import type { SandboxSection } from '../sandbox-page.ts'
import { isMode, MODE_NAMES } from './assistant-modes.ts'
import type { SetMode } from './assistant.repository.ts'

/** The model that the product can be pointed at, and how it behaves. */
export function renderAssistant(set: SetMode | undefined): SandboxSection {
  const mode = set && isMode(set.mode) ? set.mode : 'normal'
  const often = set?.remaining ? ` (${set.remaining} more)` : ''
  return {
    id: 'assistant',
    title: 'Assistant',
    content: html`<p>A model behind the OpenAI protocol: <code>AI_BASE_URL=sandbox</code> points the product at it.</p>
      <p>It behaves like this: ${MODE_NAMES.find(([name]) => name === mode)?.[1]}${often}.</p>
      <form method="post" action="/sandbox/ai/mode">
        ${renderSelect({ id: 'mode', name: 'mode', label: 'From now on', value: mode }, MODE_NAMES)}
        ${renderInput({ id: 'mode-times', name: 'times', label: 'How often (empty: until changed)' }, 'number')}
        ${renderInput({ id: 'mode-says', name: 'says', label: 'What it answers where it obeys (empty: whatever the review tells it)' }, 'text')}
        <p><button>Behave like this</button></p>
      </form>`,
  }
}
