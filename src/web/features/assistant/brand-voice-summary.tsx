import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { BrandVoice } from '#shared/domain/assistant.ts'
import { LINE_LISTS } from './line-lists.ts'

/** For those who cannot change it. */
export function BrandVoiceSummary({ voice }: { voice: BrandVoice }) {
  const t = useTranslations('assistant.voice')
  return (
    <div className="flex flex-col gap-4">
      <dl className="flex flex-col gap-3">
        <Entry name={t('tone')}>{t(`tones.${voice.tone}`)}</Entry>
        {LINE_LISTS.map((list) => (
          <Entry key={list} name={t(list)}>
            {voice[list].length === 0 ? t('none') : <Lines lines={voice[list]} />}
          </Entry>
        ))}
        <Entry name={t('signature')}>{voice.signature || t('none')}</Entry>
      </dl>
      <p className="text-sm text-ink-muted">{t('readOnly')}</p>
    </div>
  )
}

function Entry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-medium">{name}</dt>
      <dd className="break-words text-ink-muted">{children}</dd>
    </div>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="ml-4 list-disc">
      {[...new Set(lines)].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
