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

/** Why a file cannot be used. */
export type FileFault = 'empty' | 'tooLarge' | 'unreadable'

/** What is no text holds zero bytes. */
export async function readImportFile(file: File, maxBytes: number): Promise<{ text: string } | { fault: FileFault }> {
  if (file.size > maxBytes) return { fault: 'tooLarge' }
  try {
    const text = decodeText(new Uint8Array(await file.arrayBuffer()))
    if (text.trim() === '') return { fault: 'empty' }
    return text.includes('\0') ? { fault: 'unreadable' } : { text }
  } catch {
    return { fault: 'unreadable' }
  }
}
