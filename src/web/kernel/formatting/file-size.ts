interface FileSize {
  value: number
  unit: 'byte' | 'kilobyte' | 'megabyte'
}

/** In the unit that people read at a glance. */
export function toFileSize(bytes: number): FileSize {
  if (bytes < 1000) return { value: bytes, unit: 'byte' }
  if (bytes < 1_000_000) return { value: Math.round(bytes / 1000), unit: 'kilobyte' }
  return { value: Math.round(bytes / 100_000) / 10, unit: 'megabyte' }
}
