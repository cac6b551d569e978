import { type ComponentProps, Fragment, type RefObject, useLayoutEffect, useRef } from 'react'
import { TextArea } from './text-area.tsx'

/** A passage of the text, by its place there. */
interface TextMark {
  start: number
  end: number
}

interface MarkedTextAreaProps extends Omit<ComponentProps<'textarea'>, 'ref' | 'value'> {
  ref: RefObject<HTMLTextAreaElement | null>
  value: string
  /** In order, and apart from each other. */
  marks: readonly TextMark[]
}

/**
 * A text area that underlines passages. A field draws no lines under part of its text, so a copy that nobody sees, hears
 * or touches lies over it, wraps and scrolls as it does, and has the lines.
 */
export function MarkedTextArea({ ref, value, marks, ...props }: MarkedTextAreaProps) {
  const copy = useRef<HTMLDivElement>(null)
  useFollowing(ref, copy)
  return (
    <div className="relative grid">
      <TextArea ref={ref} value={value} {...props} />
      <div
        aria-hidden
        className="pointer-events-none absolute inset-0 overflow-hidden rounded-control border border-transparent"
      >
        <div
          ref={copy}
          className="px-3 py-2 break-words whitespace-pre-wrap text-transparent select-none pointer-coarse:text-lg"
        >
          {marks.map(({ start, end }, at) => (
            <Fragment key={start}>
              {value.slice(marks[at - 1]?.end ?? 0, start)}
              <mark className="bg-transparent text-transparent underline decoration-warn decoration-dashed decoration-2 underline-offset-3">
                {value.slice(start, end)}
              </mark>
            </Fragment>
          ))}
        </div>
      </div>
    </div>
  )
}

/** As wide as the field's text is, which a scroll bar narrows, and as far down. */
function useFollowing(field: MarkedTextAreaProps['ref'], copy: RefObject<HTMLDivElement | null>) {
  useLayoutEffect(() => {
    const [area, layer] = [field.current, copy.current]
    if (!area || !layer) return undefined
    const follow = () => {
      layer.style.width = `${area.clientWidth}px`
      layer.style.transform = `translateY(${-area.scrollTop}px)`
    }
    const sizes = new ResizeObserver(follow)
    sizes.observe(area)
    area.addEventListener('scroll', follow)
    follow()
    return () => {
      sizes.disconnect()
      area.removeEventListener('scroll', follow)
    }
  }, [field, copy])
}
