import { findBrokenRule, isTooLong, limitOf, type BrokenRule } from './broken-rule.ts'
import { contactDraft } from './contact-draft.ts'
import { createMessageSender, type SendOutcome } from './message-sender.ts'

/** What the page says in its own language; written into the form when it is built. */
interface FormTexts {
  validation: Record<string, string>
  problems: { invalid: string; rateLimited: string; failed: string }
  busy: string
  counter: string
}

/** The counter shows from this share of the limit on. */
const NEAR_THE_END = 0.9

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
  contactDraft.restore(controlsOf(form))
  chooseTopicFromAddress(form)
  for (const control of controlsOf(form)) showLength(control, texts)

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (button?.ariaDisabled !== 'true') void submit()
  })
  form.addEventListener('input', ({ target }) => {
    contactDraft.keep(controlsOf(form))
    if (!isControl(target)) return
    showLength(target, texts)
    if (isTooLong(target)) markControl(target, texts.validation['tooLong'] ?? '')
    else if (target.hasAttribute('aria-invalid')) markControl(target, '')
  })

  async function submit(): Promise<void> {
    const broken = controlsOf(form).flatMap((control) => findBrokenRule(control) ?? [])
    if (broken.length > 0) return showOutcome(form, texts, { kind: 'refused', broken })

    showProblem(form, '')
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

  showProblem(form, texts.problems[outcome.kind === 'refused' ? 'invalid' : outcome.kind])
  form.querySelector('[data-problem]')?.scrollIntoView({ block: 'nearest' })
  markControls(form, texts, outcome.kind === 'refused' ? outcome.broken : [])
}

function showProblem(form: HTMLFormElement, sentence: string): void {
  const place = form.querySelector('[data-problem]')
  if (place) place.textContent = sentence
}

/** `/contact?topic=privacy`: the page that led here knows what it is about. */
function chooseTopicFromAddress(form: HTMLFormElement): void {
  const topic = new URLSearchParams(location.search).get('topic')
  const option = [...form.querySelectorAll('option')].find(({ value }) => value === topic)
  if (option) option.selected = true
}

function showLength(control: Control, { counter }: FormTexts): void {
  const place = document.getElementById(`${control.name}-counter`)
  if (!place) return
  const count = control.value.trim().length
  const limit = limitOf(control.dataset)
  const format = (value: number) => value.toLocaleString(document.documentElement.lang)
  place.textContent =
    count < limit * NEAR_THE_END ? '' : counter.replace('{count}', format(count)).replace('{limit}', format(limit))
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
  contactDraft.forget()
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
