import type { ComponentProps } from 'react'
import { TextInput } from '#web/ui/index.ts'

/** For the address one signs in with; password managers know it by these attributes. */
export function EmailInput(props: ComponentProps<typeof TextInput>) {
  return <TextInput {...props} type="email" autoComplete="username" autoCapitalize="none" spellCheck={false} />
}
