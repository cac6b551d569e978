import { type ReactNode, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { keyChoices } from '#web/kernel/shortcuts/key-choices.ts'
import { findAction, pageShortcuts } from '#web/kernel/shortcuts/page-shortcuts.ts'
import { singleKeys } from '#web/kernel/shortcuts/single-keys.ts'
import { Dialog, Kbd, Switch } from '#web/ui/index.ts'
import { CommandKeys } from './command-keys.tsx'
import { PageKeys } from './page-keys.tsx'

const SINGLE_KEYS = { focusSearch: '/', sheet: '?' } as const

interface KeyboardSheetProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Which keys do what, and the switch for those without a modifier. */
export function KeyboardSheet({ isOpen, onOpenChange }: KeyboardSheetProps) {
  const t = useTranslations('shell')
  const page = useSyncExternalStore(pageShortcuts.subscribe, pageShortcuts.get)
  const choices = useSyncExternalStore(keyChoices.subscribe, keyChoices.get)
  // A screen's own keys come before the shell's.
  const isSearchTaken = findAction(page?.shortcuts ?? [], choices, SINGLE_KEYS.focusSearch) !== undefined
  const areSingleKeysOn = useSyncExternalStore(singleKeys.subscribe, singleKeys.areOn)
  return (
    <Dialog title={t('keyboardShortcuts')} isOpen={isOpen} onOpenChange={onOpenChange}>
      <dl className="mb-5">
        <ShortcutLine action={t('shortcutSearch')} keys={<CommandKeys />} />
        {!isSearchTaken && (
          <ShortcutLine action={t('shortcutFocusSearch')} keys={<Kbd>{SINGLE_KEYS.focusSearch}</Kbd>} />
        )}
        <ShortcutLine action={t('shortcutSheet')} keys={<Kbd>{SINGLE_KEYS.sheet}</Kbd>} />
        <ShortcutLine action={t('shortcutClose')} keys={<Kbd>{t('keyEscape')}</Kbd>} />
      </dl>
      <PageKeys />
      <Switch
        label={t('singleKeys')}
        hint={t('singleKeysHint')}
        checked={areSingleKeysOn}
        onChange={(event) => singleKeys.switchTo(event.currentTarget.checked)}
      />
    </Dialog>
  )
}

function ShortcutLine({ action, keys }: { action: string; keys: ReactNode }) {
  return (
    <div className="flex min-h-9 items-center justify-between gap-4 border-b border-line py-1.5 last:border-b-0">
      <dt>{action}</dt>
      <dd>{keys}</dd>
    </div>
  )
}
