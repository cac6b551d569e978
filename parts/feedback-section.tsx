import { useState } from 'react'
import { Banner, Button, Card, EmptyState, ProgressBar, SkeletonItems, SkeletonRows, useToast } from '#web/ui/index.ts'
import { samples } from './parts.samples.ts'
import { PartsRow, PartsSection } from './parts-section.tsx'

const { messages, waiting, empty } = samples
const doNothing = () => undefined

export function MessagesSection() {
  return (
    <PartsSection title={samples.sections.messages}>
      <div className="flex flex-col gap-3">
        <Banner tone="good" onDismiss={doNothing}>
          {messages.good}
        </Banner>
        <Banner tone="info">{messages.info}</Banner>
        <Banner tone="warn" action={<Button size="small">{messages.warnAction}</Button>} onDismiss={doNothing}>
          {messages.warn}
        </Banner>
        <Banner
          tone="bad"
          title={messages.badTitle}
          detail={messages.badDetail}
          action={<Button size="small">{messages.retry}</Button>}
        >
          {messages.bad}
        </Banner>
        <HidingBanner />
      </div>
      <ToastButtons />
    </PartsSection>
  )
}

function HidingBanner() {
  const [isShown, setIsShown] = useState(false)

  if (isShown) {
    return (
      <Banner autoHideAfterMs={3000} onDismiss={() => setIsShown(false)}>
        {messages.hiding}
      </Banner>
    )
  }
  return (
    <PartsRow>
      <Button onClick={() => setIsShown(true)}>{messages.showHiding}</Button>
    </PartsRow>
  )
}

function ToastButtons() {
  const showToast = useToast()
  const undo = { label: messages.undo, onAction: () => showToast({ title: messages.undone }) }

  return (
    <PartsRow>
      <Button onClick={() => showToast({ title: messages.toastTitle, tone: 'good' })}>{messages.toast}</Button>
      <Button onClick={() => showToast({ title: messages.toastTitle, action: undo })}>{messages.toastUndo}</Button>
      <Button onClick={() => showToast({ title: messages.badTitle, text: messages.toastFailedText, tone: 'bad' })}>
        {messages.toastFailed}
      </Button>
    </PartsRow>
  )
}

export function WaitingSection() {
  return (
    <PartsSection title={samples.sections.waiting}>
      <SkeletonRows label={waiting.label} count={3} />
      <SkeletonItems label={waiting.label} count={2} />
      <ProgressBar label={waiting.progress} value={3} max={8} />
      <ProgressBar label={waiting.progressUnknown} />
    </PartsSection>
  )
}

export function EmptySection() {
  return (
    <div className="grid gap-6 lg:grid-cols-3">
      <Card>
        <EmptyState
          kind="first-use"
          title={empty.first}
          text={empty.firstText}
          action={<Button variant="primary">{empty.firstAction}</Button>}
        />
      </Card>
      <Card>
        <EmptyState
          kind="nothing-matches"
          title={empty.none}
          text={empty.noneText}
          action={<Button>{empty.noneAction}</Button>}
        />
      </Card>
      <Card>
        <EmptyState
          kind="failed"
          title={empty.failed}
          text={empty.failedText}
          action={<Button>{empty.failedAction}</Button>}
          detail={empty.detail}
        />
      </Card>
    </div>
  )
}
