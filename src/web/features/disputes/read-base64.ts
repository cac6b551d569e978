/** What a request can carry of a file. */
export async function readBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const parts: string[] = []
  // In pieces: a call takes only so many arguments. Three bytes become four letters, so each piece ends on its own.
  const pieceBytes = 3 * 8192
  for (let start = 0; start < bytes.length; start += pieceBytes) {
    parts.push(btoa(String.fromCodePoint(...bytes.subarray(start, start + pieceBytes))))
  }
  return parts.join('')
}
