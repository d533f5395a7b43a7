export type DecimalMark = '.' | ','

/** Minor units as people read them: `-1250.00`. */
export function decimal(minor: bigint): string {
  const digits = String(minor < 0n ? -minor : minor).padStart(3, '0')
  return `${minor < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
