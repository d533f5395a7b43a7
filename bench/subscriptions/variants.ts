/**
 * `stock graphql-ws` executes for each subscriber, and each reads for itself, as it has to when nobody knows what may be shared. `stock,
 * reading once` is kinder than any real server could be: all subscribers of an event share one person's context, and so its reads.
 */
export const VARIANTS = ['arus', 'stock graphql-ws', 'stock, reading once'] as const
export type Variant = (typeof VARIANTS)[number]
