import { recall, remember } from '#web/kernel/browser-memory.ts'

const KEY = 'goodword-theme'
const systemDark = matchMedia('(prefers-color-scheme: dark)')

export function offerThemeChoice(): void {
  const fieldset = document.querySelector<HTMLFieldSetElement>('[data-theme-choice]')
  if (!fieldset) return

  const chosen = recall(KEY)
  for (const radio of fieldset.querySelectorAll<HTMLInputElement>('input')) {
    if (radio.value === chosen) radio.checked = true
    radio.addEventListener('change', () => {
      remember(KEY, radio.value)
      applyChoice(fieldset)
    })
  }
  systemDark.addEventListener('change', () => applyChoice(fieldset))
  fieldset.hidden = false
}

function applyChoice(fieldset: HTMLFieldSetElement): void {
  const choice = fieldset.querySelector<HTMLInputElement>('input:checked')?.value
  const isDark = choice === 'dark' || (choice !== 'light' && systemDark.matches)
  document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light'
}
