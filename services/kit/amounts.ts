// Arithmetic of amounts in minor units.

/** The smaller of two amounts. */
export const least = (one: bigint, other: bigint): bigint => (one < other ? one : other)

export const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, amount) => sum + amount, 0n)
