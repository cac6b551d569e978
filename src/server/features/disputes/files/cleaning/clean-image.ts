import sharp, { type Sharp } from 'sharp'
import { refusal } from '#server/kernel/errors/refusal.ts'
import type { EvidenceType } from './sniff-type.ts'
import { atFile, refuseFile } from './file-refusal.ts'

/** A few kilobytes can unpack into gigabytes; a camera's picture is well below. */
const MOST_PIXELS = 50_000_000
const LONGEST_SECONDS = 10
const QUALITY = 90

type ImageType = Exclude<EvidenceType, 'application/pdf'>

/** Painted anew from its pixels, upright: what was hidden in the file, where it was taken included, is not in the copy. */
export async function cleanImage(bytes: Buffer, type: ImageType): Promise<Buffer> {
  // Without a limit only the header is read, which tells how much there would be to unpack.
  const header = sharp(bytes, { limitInputPixels: false })
  const { width, height, format, isPalette } = await header.metadata().catch(refuseUnreadable)
  if (`image/${format}` !== type) throw refuseFile('fileUnreadable')
  if (width * height > MOST_PIXELS) {
    throw refusal('file-too-many-pixels', { values: { millions: MOST_PIXELS / 1_000_000 }, at: atFile('fileTooLarge') })
  }
  const image = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).timeout({ seconds: LONGEST_SECONDS })
  return paint(image.autoOrient(), type, isPalette === true)
    .toBuffer()
    .catch(refuseUnreadable)
}

function paint(image: Sharp, type: ImageType, hasPalette: boolean): Sharp {
  switch (type) {
    case 'image/png':
      return image.png({ compressionLevel: 9, palette: hasPalette })
    case 'image/jpeg':
      return image.jpeg({ quality: QUALITY })
    case 'image/webp':
      return image.webp({ quality: QUALITY })
  }
}

function refuseUnreadable(error: unknown): never {
  throw refuseFile('fileUnreadable', error)
}
