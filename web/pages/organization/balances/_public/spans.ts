/** Days of a balance history. */
export const spans = ['30', '90', '365'] as const
export type Span = (typeof spans)[number]
