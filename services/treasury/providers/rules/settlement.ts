// Checks a batch against its members and against the previous batch.
import { checkFigures, type FigureCheck, netOf, type Parts } from './fees.ts'

/** The kinds of members of a batch. */
export const MEMBER_KINDS = ['TRANSACTION', 'CARRY_OVER', 'ADJUSTMENT'] as const
export type MemberKind = (typeof MEMBER_KINDS)[number]

/** What a batch's checks need of a member; `isElsewhere`: another batch has already paid it out. */
export type Member = { kind: MemberKind; netMinor: bigint; isElsewhere: boolean }

/** The total of the members. A member paid out by another batch is not counted again. */
export const sumOfMembers = (members: readonly Member[]): bigint =>
  members.reduce((sum, { netMinor, isElsewhere }) => (isElsewhere ? sum : sum + netMinor), 0n)

type Batch = {
  netMinor: bigint
  /** Null if the provider only reports the net. */
  parts: Parts | null
  /** Null if the provider has not reported the members. */
  members: readonly Member[] | null
  /** Net of the previous batch; null for the first. */
  previousNetMinor: bigint | null
}

export type BatchChecks = { figures: FigureCheck; members: FigureCheck; carryOver: FigureCheck }

/** Whether a batch adds up. */
export const checkBatch = ({ netMinor, parts, members, previousNetMinor }: Batch): BatchChecks => ({
  figures: parts === null ? 'EXACT' : checkFigures(netMinor, netOf(parts)),
  members: members === null ? 'EXACT' : checkFigures(netMinor, sumOfMembers(members)),
  carryOver: checkCarryOver(members, previousNetMinor),
})

/** A batch with a negative net pays nothing out: the next one must carry over all of it, and none may carry over anything else. */
function checkCarryOver(members: readonly Member[] | null, previousNetMinor: bigint | null): FigureCheck {
  if (members === null) return 'EXACT'
  const carried = members.reduce((sum, { kind, netMinor }) => (kind === 'CARRY_OVER' ? sum + netMinor : sum), 0n)
  const owed = previousNetMinor !== null && previousNetMinor < 0n ? previousNetMinor : 0n
  return carried === owed ? 'EXACT' : 'MISMATCH'
}

/** Whether a difference exists that a user must check. */
export const isMismatch = (checks: BatchChecks): boolean => Object.values(checks).includes('MISMATCH')
