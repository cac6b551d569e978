import { useFormatter } from 'use-intl'

const HOURS_A_DAY = 24

/** "24 hours", "3 days". */
export function useTargetTime() {
  const format = useFormatter()
  return (hours: number) =>
    hours < 2 * HOURS_A_DAY
      ? format.number(hours, { style: 'unit', unit: 'hour', unitDisplay: 'long' })
      : format.number(hours / HOURS_A_DAY, { style: 'unit', unit: 'day', unitDisplay: 'long' })
}
