// Numbers with a fixed number of decimals, as integers: never a JavaScript number.

const DECIMAL = /^(-?)(\d{1,30})(?:\.(\d+))?$/

/** A decimal string as an integer of so many decimals: `12.5` with two is 1250. Undefined when it is no such number. */
export function parseScaled(text: string, decimals: number): bigint | undefined {
  const match = DECIMAL.exec(text)
  if (!match) return undefined
  const [, sign, whole = '', digits = ''] = match
  if (digits.length > decimals) return undefined
  const magnitude = BigInt(whole + digits.padEnd(decimals, '0'))
  return sign === '-' ? -magnitude : magnitude
}

/** The decimal string of such an integer, without zeros at its end. */
export function formatScaled(value: bigint, decimals: number): string {
  const digits = (value < 0n ? -value : value).toString().padStart(decimals + 1, '0')
  const [whole, rest] = [digits.slice(0, digits.length - decimals), digits.slice(digits.length - decimals)]
  const shown = rest.replace(/0+$/, '')
  return `${value < 0n ? '-' : ''}${whole}${shown === '' ? '' : `.${shown}`}`
}
