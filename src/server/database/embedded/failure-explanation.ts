const REASONS: { sign: RegExp; explain: (place: string) => string }[] = [
  {
    sign: /No space left on device|ENOSPC|Disk quota exceeded|EDQUOT/,
    explain: (place) => `The disk that holds ${place} is full. Make room and start again.`,
  },
  {
    sign: /Permission denied|EACCES|Operation not permitted|EPERM/,
    explain: (place) =>
      `Goodword may not write to ${place}. Change its owner or its permissions, or choose another DATA_DIR.`,
  },
  {
    sign: /Read-only file system|EROFS/,
    explain: (place) => `${place} is on a read-only disk. Choose another DATA_DIR.`,
  },
  {
    sign: /EEXIST|ENOTDIR/,
    explain: (place) => `${place} is not a folder. Choose another DATA_DIR.`,
  },
  {
    sign: /Cannot allocate memory|could not map anonymous shared memory|could not resize shared memory|ENOMEM/,
    explain: () => 'There is not enough free memory for PostgreSQL (it needs about 200 MB).',
  },
  {
    sign: /database files are incompatible with server/,
    explain: (place) =>
      `The database in ${place} was made by another version of PostgreSQL than the one installed now.`,
  },
]

/** One plain sentence about why the database did not come up, followed by PostgreSQL's own words. */
export function explainFailure(output: string, place: string): string {
  const lastLines = output.trim().split('\n').slice(-8).join('\n')
  return lastLines === '' ? findReason(output, place) : `${findReason(output, place)}\nPostgreSQL said:\n${lastLines}`
}

export function explainSystemError(message: string, place: string): string {
  return `${findReason(message, place)} (${message})`
}

function findReason(text: string, place: string): string {
  return REASONS.find(({ sign }) => sign.test(text))?.explain(place) ?? `The database in ${place} did not start.`
}

export function explainUnsupportedPlatform(fault: string): string {
  return `The PostgreSQL that comes with Goodword does not run here (${fault}). It needs Linux with glibc on x64 or arm64. Set DATABASE_URL to use a PostgreSQL of your own.`
}
