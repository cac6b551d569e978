/** A button that goes away with what it removes leaves the focus in the sheet. */
export function keepFocusInSheet(button: HTMLElement): void {
  button.closest<HTMLElement>('[role="dialog"]')?.focus({ preventScroll: true })
}
