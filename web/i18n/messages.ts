import type { MessageId } from './messageIds.generated.ts'

export type { MessageId }

/** What the ids that begin with `Prefix` end with: an enum fits where every value has a message, and does not compile where one lacks it. */
export type NamesUnder<Prefix extends string> = MessageId extends infer Id
  ? Id extends `${Prefix}${infer Name}`
    ? Name
    : never
  : never

/** What the ids that end with `Suffix` begin with. */
export type NamesAbove<Suffix extends string> = MessageId extends infer Id
  ? Id extends `${infer Name}${Suffix}`
    ? Name
    : never
  : never
