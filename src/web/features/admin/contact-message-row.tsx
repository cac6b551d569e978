import { Check, Mail } from 'lucide-react'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { ContactMessage } from '#shared/contracts/contact-messages.ts'
import { LANGUAGE_NAMES } from '#web/kernel/i18n/language-names.ts'
import { RelativeTime } from '#web/components/relative-time.tsx'
import { Badge, Button, buttonClasses } from '#web/ui/index.ts'

export function ContactMessageRow({ message, onHandle }: { message: ContactMessage; onHandle: () => void }) {
  const t = useTranslations('admin')
  const replyLink = useRef<HTMLAnchorElement>(null)
  const isOpen = message.handledAt === null

  const handle = () => {
    // The button goes away; the focus must not go with it.
    replyLink.current?.focus()
    onHandle()
  }

  return (
    <li className="flex flex-col gap-2 border-b border-line px-5 py-4 last:border-b-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 font-medium break-words">{message.name}</span>
        <span className="min-w-0 text-ink-muted break-all">{message.email}</span>
        <Badge tone={isOpen ? 'info' : 'neutral'}>{t(`topics.${message.topic}`)}</Badge>
        <RelativeTime at={message.createdAt} className="text-sm text-ink-muted sm:ml-auto" />
      </div>
      <p lang={message.language} className="max-w-prose break-words whitespace-pre-wrap">
        {message.message}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <a ref={replyLink} href={`mailto:${message.email}`} className={buttonClasses({ size: 'small' })}>
          <Mail aria-hidden />
          {t('reply')}
        </a>
        {isOpen ? (
          <Button size="small" icon={<Check aria-hidden />} onClick={handle}>
            {t('handle')}
          </Button>
        ) : (
          <Badge tone="good" icon={<Check aria-hidden />}>
            {message.handledBy === null ? t('handled') : t('handledBy', { name: message.handledBy })}
          </Badge>
        )}
        <span className="text-sm text-ink-muted">{t('wroteIn', { language: LANGUAGE_NAMES[message.language] })}</span>
      </div>
    </li>
  )
}
