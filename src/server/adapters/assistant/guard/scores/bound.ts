export const bound = (value: number, { least, most }: { least: number; most: number }) =>
  Math.min(most, Math.max(least, value))
