/** Joins class names, leaving out what is absent. Later classes do not override earlier ones: pass layout only. */
export function joinClasses(...classes: (string | false | null | undefined)[]): string {
  return classes.filter(Boolean).join(' ')
}
