/** Why the session ended: left alone for so many minutes, or something that cannot be told. */
export interface EndedSession {
  idleMinutes: number | null
}

let noted: EndedSession | null = null

/** Remembers, for the form that follows, that a session ended without being asked to. */
export const endedSession = {
  note(ended: EndedSession) {
    noted = ended
  },
  forget() {
    noted = null
  },
  get: () => noted,
}
