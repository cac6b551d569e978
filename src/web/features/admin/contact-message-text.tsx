import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Locale } from '#shared/domain/locales.ts'
import { Button, joinClasses } from '#web/ui/index.ts'

const LONG_FROM_CHARACTERS = 600
const LONG_FROM_LINES = 8

function isLong(text: string): boolean {
  return text.length > LONG_FROM_CHARACTERS || text.split('\n').length > LONG_FROM_LINES
}

/** What a visitor wrote; a very long message shows its beginning until asked for the rest. */
export function ContactMessageText({ text, language }: { text: string; language: Locale }) {
  const t = useTranslations('admin')
  const [isWhole, setIsWhole] = useState(false)
  const isFolded = isLong(text) && !isWhole

  return (
    <>
      <p
        lang={language}
        className={joinClasses('max-w-prose break-words whitespace-pre-wrap', isFolded && 'line-clamp-6')}
      >
        {text}
      </p>
      {isLong(text) && (
        <Button
          variant="quiet"
          size="small"
          aria-expanded={isWhole}
          className="self-start"
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? t('showLess') : t('showMore')}
        </Button>
      )}
    </>
  )
}
