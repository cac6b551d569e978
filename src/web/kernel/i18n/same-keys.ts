/** The shape of an English catalogue with the words left open: what every other language must fill. */
export type SameKeys<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : SameKeys<Source[Key]>
}
