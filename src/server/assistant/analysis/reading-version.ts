/** Changes whenever the same review may be read otherwise: new weights, words or rules. Stored with every analysis. */
export const READING_VERSION = '1'

/** SHA-256 of the weights this version was released with. */
export const WEIGHTS_DIGEST = 'ee09e4995d4693626fa82cae63232ffc9d0406d414ef5dcf59f371c65fb072b0'
