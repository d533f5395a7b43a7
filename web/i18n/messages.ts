import type { MessageId } from './messageIds.generated.ts'

export type { MessageId }

/**
 * The suffixes of ids that begin with `Prefix`. An enum type-checks where every value has a message, and fails to compile where one is
 * missing.
 */
export type NamesUnder<Prefix extends string> = MessageId extends infer Id
  ? Id extends `${Prefix}${infer Name}`
    ? Name
    : never
  : never

/** The prefixes of ids that end with `Suffix`. */
export type NamesAbove<Suffix extends string> = MessageId extends infer Id
  ? Id extends `${infer Name}${Suffix}`
    ? Name
    : never
  : never
