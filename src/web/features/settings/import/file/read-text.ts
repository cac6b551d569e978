/**
 * Spreadsheets save CSV in UTF-8, UTF-16 with its mark, or the old encoding of Windows, and do not say which. What is no
 * valid UTF-8 is the last of them.
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** `null` for what is no text: such a file holds zero bytes. */
export async function findText(file: File): Promise<string | null> {
  const text = decodeText(new Uint8Array(await file.arrayBuffer()))
  return text.includes('\0') || text.trim() === '' ? null : text
}
