import { Toast as Base } from '@base-ui/react/toast'
import { X } from 'lucide-react'
import { type ReactNode, useCallback } from 'react'
import { Button, IconButton } from '../actions/button.tsx'
import { useUiLanguage } from '../ui-labels.ts'
import { type Meaning, MeaningIcon } from './meaning.tsx'

const SHOWN_FOR_MS = 5000
const SHOWN_WITH_ACTION_FOR_MS = 10_000

type ToastMessage = {
  title: string
  /** Takes the place of the last one of its kind. Without one, it is news: only the latest is shown, and each failure once. */
  kind?: string
  text?: string
  tone?: Meaning
  /** Usually Undo. Carrying it out puts the toast away. */
  action?: { label: string; onAction: () => void }
  /** 0 keeps it until dismissed, as what failed is. Ten seconds with an action, else five. */
  durationMs?: number
  /** Called when the toast goes without its action, by time or by hand: from then on nothing can be undone. */
  onClose?: () => void
}

export function findDuration({ tone, action, durationMs }: Omit<ToastMessage, 'title'>): number {
  if (durationMs !== undefined) return durationMs
  if (tone === 'bad') return 0
  return action ? SHOWN_WITH_ACTION_FOR_MS : SHOWN_FOR_MS
}

export function findKind({ kind, tone, title }: ToastMessage): string {
  return kind ?? (tone === 'bad' ? title : 'news')
}

const lastIdOfKind = new Map<string, string>()

type ToastExtras = { tone: Meaning | undefined; action: ToastMessage['action'] }

/** Shows a message that puts itself away, and answers how to put it away before; the time stands still while it is hovered, focused or the window is away. */
export function useToast(): (message: ToastMessage) => () => void {
  const { add, close } = Base.useToastManager<ToastExtras>()

  return useCallback(
    (message: ToastMessage) => {
      const { title, text, tone, action, onClose } = message
      const kind = findKind(message)
      const replaced = lastIdOfKind.get(kind)
      if (replaced !== undefined) close(replaced)
      let isActedOn = false
      const carryOut = () => {
        isActedOn = true
        action?.onAction()
      }
      const id = add({
        title,
        description: text,
        timeout: findDuration(message),
        priority: tone === 'bad' ? 'high' : 'low',
        data: { tone, action: action && { label: action.label, onAction: carryOut } },
        onClose: () => {
          if (!isActedOn) onClose?.()
        },
      })
      lastIdOfKind.set(kind, id)
      return () => close(id)
    },
    [add, close],
  )
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const { labels } = useUiLanguage()

  return (
    <Base.Provider>
      {children}
      <Base.Portal>
        {/* Above the bar at the bottom of a phone, and above a screen's own bar, or a sheet's: `data-bottom-bar`, `data-footed`. */}
        <Base.Viewport
          aria-label={labels.toasts}
          className="fixed right-4 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] left-4 z-50 flex flex-col-reverse gap-2 outline-none in-[:root:has([data-bottom-bar])]:bottom-[calc(9rem+env(safe-area-inset-bottom))] sm:bottom-4 sm:in-[:root:has([data-bottom-bar])]:bottom-22 sm:in-[:root:has([data-footed])]:bottom-22 sm:left-auto sm:w-96"
        >
          <Toasts />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  )
}

function Toasts() {
  const { toasts, close } = Base.useToastManager<ToastExtras>()
  const { labels } = useUiLanguage()

  return toasts.map((toast) => (
    <Base.Root
      key={toast.id}
      toast={toast}
      className="translate-x-(--toast-swipe-movement-x) translate-y-(--toast-swipe-movement-y) rounded-card border border-line bg-card shadow-float transition-[translate,opacity] duration-200 ease-out data-ending-style:opacity-0 data-limited:hidden data-starting-style:translate-y-4 data-starting-style:opacity-0"
    >
      <Base.Content className="flex items-start gap-3 py-2.5 pr-2 pl-4">
        {toast.data?.tone && <MeaningIcon meaning={toast.data.tone} className="mt-2 pointer-coarse:mt-3.5" />}
        <div className="flex min-w-0 flex-1 flex-col gap-0.5 py-1.5 break-words pointer-coarse:py-3">
          <Base.Title render={<p />} className="font-medium" />
          <Base.Description className="text-ink-muted" />
        </div>
        <ToastAction action={toast.data?.action} onDone={() => close(toast.id)} />
        <Base.Close render={<IconButton size="small" label={labels.dismiss} icon={<X aria-hidden />} />} />
      </Base.Content>
    </Base.Root>
  ))
}

function ToastAction({ action, onDone }: { action: ToastMessage['action']; onDone: () => void }) {
  if (!action) return null

  const carryOut = () => {
    action.onAction()
    onDone()
  }
  return (
    <Button size="small" onClick={carryOut}>
      {action.label}
    </Button>
  )
}
