const words = (pieces: readonly string[]) => new RegExp(`(?<!\\p{L})(?:${pieces.join('|')})(?!\\p{L})`, 'iu')

const RETURNING = words([
  `(?:will|'ll|shall|going to|definitely|certainly|can't wait to|hope to|we'll) (?:\\p{L}{1,12} ){0,2}(?:be back|come back|return|go back|come again|use (?:them|him|her|you) again)|see you (?:soon|again|next)|(?:already )?booked (?:again|for)|a regular|regulars`,
  `(?<!(?:no|nunca|jamás|ni) (?:\\p{L}{1,9} )?)volver(?:é|emos|ía|íamos)|repetir(?:é|emos)|hasta la próxima|nos vemos pronto`,
  `(?:je |j'y |nous |on )(?:y )?re(?:viendr|tourner)\\p{L}{1,4}|à (?:très )?bientôt|à la prochaine`,
  `kommen? (?:\\p{L}{1,12} ){0,3}wieder|gerne? wieder|immer wieder|bis bald|bis zum nächsten mal|stamm(?:gast|gäste|kunde|kundin|kunden)`,
])

/** Whoever says so was not put off. */
export const isComingBack = (content: string) => RETURNING.test(content.replaceAll(/[’‘]/g, "'"))
