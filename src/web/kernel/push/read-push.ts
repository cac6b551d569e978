import type { PushMessage } from '#shared/domain/push-message.ts'

const HOME = '/dashboard'

interface ShownPush {
  title: string
  options: {
    body: string
    /** A push that comes again takes the place of the first. */
    tag: string
    lang: string
    icon: string
    badge: string
    data: { link: string }
  }
}

/** What to show of a push. A browser that was pushed to must show something, so that one we cannot read says little. */
export function readPush(text: string | undefined): ShownPush {
  const { id = 'push', title = 'Goodword', body = '', link = HOME, language = 'en' } = parse(text)
  return {
    title,
    options: { body, tag: id, lang: language, icon: '/icon-192.png', badge: '/icon-192.png', data: { link } },
  }
}

function parse(text: string | undefined): Partial<PushMessage> {
  try {
    const message: unknown = JSON.parse(text ?? '')
    const isRecord = typeof message === 'object' && message !== null
    return isRecord ? Object.fromEntries(Object.entries(message).filter(([, value]) => typeof value === 'string')) : {}
  } catch {
    return {}
  }
}

/** Nothing that a push says leads out of the product. */
export function findOwnPath(link: unknown, origin: string): string {
  if (typeof link !== 'string' || !URL.canParse(link, origin)) return HOME
  const url = new URL(link, origin)
  return url.origin === origin ? `${url.pathname}${url.search}${url.hash}` : HOME
}
