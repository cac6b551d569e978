import { findBrokenRule, type BrokenRule } from './broken-rule.ts'
import { createMessageSender, type SendOutcome } from './message-sender.ts'

/** What the page says in its own language; written into the form when it is built. */
interface FormTexts {
  validation: Record<string, string>
  problems: { invalid: string; rateLimited: string; failed: string }
  busy: string
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Sends the form without leaving the page. What was typed stays until the message has arrived. */
export function enhanceContactForm(): void {
  const form = document.querySelector<HTMLFormElement>('[data-contact-form]')
  if (form) enhance(form, JSON.parse(form.dataset['contactForm'] ?? '') as FormTexts)
}

function enhance(form: HTMLFormElement, texts: FormTexts): void {
  const send = createMessageSender()
  const button = form.querySelector('button')
  form.noValidate = true

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (button?.ariaDisabled !== 'true') void submit()
  })
  form.addEventListener('input', ({ target }) => {
    if (isControl(target) && target.hasAttribute('aria-invalid')) markControl(target, '')
  })

  async function submit(): Promise<void> {
    const broken = controlsOf(form).flatMap((control) => findBrokenRule(control) ?? [])
    if (broken.length > 0) return showOutcome(form, texts, { kind: 'refused', broken })

    const fields = Object.fromEntries(new FormData(form))
    const showIdle = showBusy(button, texts.busy)
    const outcome = await send(fields)
    showIdle()
    showOutcome(form, texts, outcome)
  }
}

function showBusy(button: HTMLButtonElement | null, busyLabel: string): () => void {
  if (!button) return () => {}
  const idleLabel = button.textContent
  // Not `disabled`: that would take the focus away from the button.
  button.ariaDisabled = 'true'
  button.textContent = busyLabel
  return () => {
    button.ariaDisabled = null
    button.textContent = idleLabel
  }
}

function showOutcome(form: HTMLFormElement, texts: FormTexts, outcome: SendOutcome): void {
  if (outcome.kind === 'arrived') return showThanks(form)

  const problem = form.querySelector('[data-problem]')
  if (problem) problem.textContent = texts.problems[outcome.kind === 'refused' ? 'invalid' : outcome.kind]
  problem?.scrollIntoView({ block: 'nearest' })
  markControls(form, texts, outcome.kind === 'refused' ? outcome.broken : [])
}

function markControls(form: HTMLFormElement, { validation }: FormTexts, broken: BrokenRule[]): void {
  const controls = controlsOf(form)
  for (const control of controls) {
    const rule = broken.find(({ field }) => field === control.name)
    markControl(control, rule ? (validation[rule.code] ?? validation['invalid'] ?? '') : '')
  }
  controls.find((control) => control.hasAttribute('aria-invalid'))?.focus()
}

function markControl(control: Control, sentence: string): void {
  if (sentence) control.setAttribute('aria-invalid', 'true')
  else control.removeAttribute('aria-invalid')
  const place = document.getElementById(`${control.name}-problem`)
  if (place) place.textContent = sentence
}

function showThanks(form: HTMLFormElement): void {
  const thanks = document.querySelector<HTMLElement>('[data-contact-sent]')
  form.reset()
  form.hidden = true
  if (!thanks) return
  thanks.hidden = false
  thanks.focus()
}

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(isControl).filter((control) => control.name !== 'website')
}

function isControl(element: unknown): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  )
}
