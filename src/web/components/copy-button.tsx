import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button, useToast } from '#web/ui/index.ts'

const COPIED_SHOWN_FOR_MS = 2000

interface CopyButtonProps {
  text: string
  label: string
  /** For listeners, where several buttons have the same label. Begins with it. */
  name?: string
  onCopied?: () => void
}

/** Not there on a page over plain HTTP, where browsers keep the clipboard shut. */
export function CopyButton({ text, label, name, onCopied }: CopyButtonProps) {
  const t = useTranslations('common')
  const toast = useToast()
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return undefined
    const timer = setTimeout(() => setIsCopied(false), COPIED_SHOWN_FOR_MS)
    return () => clearTimeout(timer)
  }, [isCopied])

  if (!('clipboard' in navigator)) return null
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      // Browsers may forbid it, and say so only then.
      toast({ tone: 'bad', title: t('copyFailed'), text: t('copyByHand') })
      return
    }
    setIsCopied(true)
    onCopied?.()
  }
  return (
    <>
      <Button
        size="small"
        icon={isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
        {...(name !== undefined && !isCopied && { 'aria-label': name })}
        onClick={() => void copy()}
      >
        {isCopied ? t('copied') : label}
      </Button>
      <output className="sr-only">{isCopied && t('copied')}</output>
    </>
  )
}
