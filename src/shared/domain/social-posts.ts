import type { SocialProvider } from './providers.ts'

/** What a network takes of one post. */
export interface PostLimits {
  longestText: number
  /** `weighted`: an address counts 23 and wide signs two, as X does it. */
  counting: 'characters' | 'weighted'
  needsImage: boolean
  imageTypes: readonly PostImageType[]
  mostHashtags: number | null
}

export const POST_IMAGE_TYPES = ['image/jpeg', 'image/png'] as const
export type PostImageType = (typeof POST_IMAGE_TYPES)[number]

const USUAL = { counting: 'characters', needsImage: false, imageTypes: POST_IMAGE_TYPES, mostHashtags: null } as const

export const POST_LIMITS: Record<SocialProvider, PostLimits> = {
  facebook: { ...USUAL, longestText: 63_206 },
  twitter: { ...USUAL, longestText: 280, counting: 'weighted' },
  instagram: {
    longestText: 2200,
    counting: 'characters',
    needsImage: true,
    imageTypes: ['image/jpeg'],
    mostHashtags: 30,
  },
  linkedin: { ...USUAL, longestText: 3000 },
}

/** What a post says, before a network has it. */
export interface PostDraft {
  text: string
  link: { url: string; title: string } | null
  image: { type: PostImageType } | null
}

export const POST_FAULTS = ['empty', 'too-long', 'image-needed', 'image-type', 'too-many-hashtags'] as const
export type PostFault = (typeof POST_FAULTS)[number]
export const isPostFault = (problem: string): problem is PostFault => POST_FAULTS.some((fault) => fault === problem)

/** What a network would have against it; nothing where it may go out. */
export function listPostFaults(network: SocialProvider, draft: PostDraft): PostFault[] {
  const limits = POST_LIMITS[network]
  const text = writePost(network, draft)
  const hashtags = text.match(/(?:^|\s)#[\p{L}\p{N}_]+/gu)?.length ?? 0
  const faults: [PostFault, boolean][] = [
    ['empty', text === '' && !draft.image],
    ['too-long', measurePost(network, draft) > limits.longestText],
    ['image-needed', limits.needsImage && !draft.image],
    ['image-type', draft.image !== null && !limits.imageTypes.includes(draft.image.type)],
    ['too-many-hashtags', limits.mostHashtags !== null && hashtags > limits.mostHashtags],
  ]
  return faults.filter(([, isSo]) => isSo).map(([fault]) => fault)
}

/** Facebook and LinkedIn show a link of its own, unless a picture has taken its place; elsewhere it stands in the text. */
export const hasOwnLink = (network: SocialProvider, { link, image }: PostDraft) =>
  link !== null && !image && (network === 'facebook' || network === 'linkedin')

/** The words as they go out. */
export function writePost(network: SocialProvider, draft: PostDraft): string {
  const link = hasOwnLink(network, draft) ? '' : (draft.link?.url ?? '')
  return [draft.text.trim(), link].filter(Boolean).join('\n\n').normalize('NFC')
}

export function measurePost(network: SocialProvider, draft: PostDraft): number {
  const text = writePost(network, draft)
  return POST_LIMITS[network].counting === 'weighted' ? weigh(text) : text.length
}

/** Whatever its length, X makes an address one of 23 signs. */
const LINK_WEIGHT = 23
const LINK = /https?:\/\/\S+/g
/** https://docs.x.com/resources/fundamentals/counting-characters: these count one, all others two. */
const LIGHT: readonly (readonly [from: number, to: number])[] = [
  [0, 4351],
  [8192, 8205],
  [8208, 8223],
  [8242, 8247],
]
const isLight = (point: number) => LIGHT.some(([from, to]) => point >= from && point <= to)

function weigh(text: string): number {
  const links = text.match(LINK)?.length ?? 0
  const signs = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text.replaceAll(LINK, ''))
  return links * LINK_WEIGHT + Array.from(signs).reduce((sum, { segment }) => sum + weighSign(segment), 0)
}

/** An emoji counts two, of however many signs it is made. */
function weighSign(sign: string): number {
  const points = Array.from(sign, (one) => one.codePointAt(0) ?? 0)
  if (!points.every(isLight) && /\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(sign)) return 2
  return points.reduce((sum, point) => sum + (isLight(point) ? 1 : 2), 0)
}

/** What people did with a post; `null` where its network does not tell. */
export interface PostNumbers {
  likes: number
  comments: number
  shares: number | null
}
