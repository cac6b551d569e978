import { Download } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { CopyButton } from '#web/components/copy-button.tsx'
import { buttonClasses } from '#web/ui/index.ts'

const FILE_NAME = 'goodword-recovery-codes.txt'

export function RecoveryCodesList({ codes }: { codes: readonly string[] }) {
  const t = useTranslations('twoFactor')
  const text = `${codes.join('\n')}\n`
  return (
    <div className="flex flex-col gap-4">
      <ul
        aria-label={t('codesTitle')}
        className="grid grid-cols-1 gap-x-6 gap-y-1 rounded-control bg-inset p-4 min-[22rem]:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>
            <code className="text-sm tabular-nums">{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={text} label={t('copyCodes')} />
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={FILE_NAME}
          className={buttonClasses({ size: 'small' })}
        >
          <Download aria-hidden />
          {t('downloadCodes')}
        </a>
      </div>
    </div>
  )
}
