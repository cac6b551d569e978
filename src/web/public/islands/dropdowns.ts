/** Header menus are <details>; with script they also close by Escape and by a press elsewhere. */
export function closeDropdownsOutside(): void {
  const dropdowns = [...document.querySelectorAll<HTMLDetailsElement>('[data-dropdown]')]

  document.addEventListener('pointerdown', ({ target }) => {
    for (const dropdown of dropdowns) if (target instanceof Node && !dropdown.contains(target)) dropdown.open = false
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    for (const dropdown of dropdowns.filter(({ open }) => open)) {
      const hadFocus = dropdown.contains(document.activeElement)
      dropdown.open = false
      if (hadFocus) dropdown.querySelector('summary')?.focus()
    }
  })
}
