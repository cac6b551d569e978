const OPEN = '<think>'
const CLOSE = '</think>'

/**
 * What a model says besides what it thinks aloud. Works on half a text, too: nothing shows while it still thinks. Some servers
 * give only the closing mark, because they have put the opening one into its mouth.
 */
export function withoutThinking(text: string): string {
  const said = text.replaceAll(/<think>[\s\S]*?<\/think>/g, '')
  const closedAt = said.lastIndexOf(CLOSE)
  const after = closedAt < 0 ? said : said.slice(closedAt + CLOSE.length)
  const openedAt = after.indexOf(OPEN)
  const shown = (openedAt < 0 ? after : after.slice(0, openedAt)).trim()
  return OPEN.startsWith(shown) ? '' : shown
}
