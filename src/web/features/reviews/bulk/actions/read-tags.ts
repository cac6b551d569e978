const LONGEST_TAG = 40
const MOST_TAGS = 20

/** The tags in a line of them, each once. */
export function readTags(text: string): string[] {
  const tags = text.split(',').map((tag) => tag.trim().slice(0, LONGEST_TAG))
  return [...new Set(tags.filter(Boolean))].slice(0, MOST_TAGS)
}
