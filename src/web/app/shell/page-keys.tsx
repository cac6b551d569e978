import { useState, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { keyChoices } from '#web/kernel/shortcuts/key-choices.ts'
import { findAction, normalizeKey, type PageShortcut, pageShortcuts } from '#web/kernel/shortcuts/page-shortcuts.ts'
import { Button, Kbd } from '#web/ui/index.ts'

/** The shell's own, on every screen. */
const TAKEN_KEYS = ['?']

/** The keys of the screen that is open; each can be given another. */
export function PageKeys() {
  const t = useTranslations('shell')
  const page = useSyncExternalStore(pageShortcuts.subscribe, pageShortcuts.get)
  const choices = useSyncExternalStore(keyChoices.subscribe, keyChoices.get)
  const [refusal, setRefusal] = useState('')
  if (!page) return null

  const choose = (action: string, key: string) => {
    const other = findAction(page.shortcuts, choices, key)
    if ((other !== undefined && other !== action) || TAKEN_KEYS.includes(key)) {
      setRefusal(t('keyTaken', { key }))
      return
    }
    setRefusal('')
    keyChoices.choose(action, key)
  }

  return (
    <section className="mb-5">
      <h3 className="mb-1 font-semibold">{page.title}</h3>
      <dl>
        {page.shortcuts.map((shortcut) => (
          <KeyLine
            key={shortcut.action}
            shortcut={shortcut}
            current={choices[shortcut.action] ?? shortcut.defaultKey}
            onChoose={(key) => choose(shortcut.action, key)}
          />
        ))}
      </dl>
      <p role="alert" className="text-sm text-bad empty:hidden">
        {refusal}
      </p>
      {Object.keys(choices).length > 0 && (
        <Button size="small" className="mt-2" onClick={() => keyChoices.reset()}>
          {t('keysReset')}
        </Button>
      )}
    </section>
  )
}

interface KeyLineProps {
  shortcut: PageShortcut
  current: string
  onChoose: (key: string) => void
}

function KeyLine({ shortcut, current, onChoose }: KeyLineProps) {
  const t = useTranslations('shell')
  const [isListening, setIsListening] = useState(false)
  return (
    <div className="flex min-h-9 items-center justify-between gap-4 border-b border-line py-1.5 last:border-b-0">
      <dt>{shortcut.label}</dt>
      <dd className="flex items-center gap-2">
        <Kbd>{current}</Kbd>
        {!shortcut.isFixed && (
          <Button
            size="small"
            variant="quiet"
            aria-label={isListening ? t('keyPress') : t('keyChange', { action: shortcut.label })}
            onClick={() => setIsListening(true)}
            onBlur={() => setIsListening(false)}
            onKeyDown={(event) => {
              if (!isListening || event.key === 'Tab') return
              // The dialog would close on Escape; here it means: leave the key as it is.
              event.preventDefault()
              event.stopPropagation()
              if (event.key.length === 1 && event.key !== ' ') onChoose(normalizeKey(event.key))
              setIsListening(false)
            }}
          >
            {t(isListening ? 'keyPress' : 'keyChangeShort')}
          </Button>
        )}
      </dd>
    </div>
  )
}
