import { useState } from 'react'

export interface CodesClosing {
  isAsking: boolean
  /** By the keyboard, a click outside or the cross: asks first while codes are shown, which nobody sees twice. */
  request: () => void
  confirm: () => void
  stay: () => void
}

export function useCodesClosing(areCodesShown: boolean, close: () => void): CodesClosing {
  const [isAsking, setIsAsking] = useState(false)

  function confirm() {
    setIsAsking(false)
    close()
  }
  return {
    isAsking: areCodesShown && isAsking,
    request: () => (areCodesShown ? setIsAsking(true) : close()),
    confirm,
    stay: () => setIsAsking(false),
  }
}
