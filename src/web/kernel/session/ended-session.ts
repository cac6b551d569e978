let isNoted = false

/** Remembers, for the form that follows, that a session ended without being asked to. */
export const endedSession = {
  note() {
    isNoted = true
  },
  forget() {
    isNoted = false
  },
  isNoted: () => isNoted,
}
