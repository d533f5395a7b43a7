// A batch against what it is made of, against the one before it, and against the bank.
import { checkFigures, type FigureCheck, netOf, type Parts } from './fees.ts'

/** What a batch can be made of besides transactions. */
export const MEMBER_KINDS = ['TRANSACTION', 'CARRY_OVER', 'ADJUSTMENT'] as const
export type MemberKind = (typeof MEMBER_KINDS)[number]

/** A member as far as its batch is measured by it; `isElsewhere`: another batch has paid it out already. */
export type Member = { kind: MemberKind; netMinor: bigint; isElsewhere: boolean }

/** What the members come to. What was paid out by another batch is not paid out again. */
export const sumOfMembers = (members: readonly Member[]): bigint =>
  members.reduce((sum, { netMinor, isElsewhere }) => (isElsewhere ? sum : sum + netMinor), 0n)

type Batch = {
  netMinor: bigint
  /** Null where the provider tells the net alone. */
  parts: Parts | null
  /** Null where the provider has not told what it is made of. */
  members: readonly Member[] | null
  /** Net of the batch before it; null for the first. */
  previousNetMinor: bigint | null
}

export type BatchChecks = { figures: FigureCheck; members: FigureCheck; carryOver: FigureCheck }

/** Whether a batch adds up. */
export const checkBatch = ({ netMinor, parts, members, previousNetMinor }: Batch): BatchChecks => ({
  figures: parts === null ? 'EXACT' : checkFigures(netMinor, netOf(parts)),
  members: members === null ? 'EXACT' : checkFigures(netMinor, sumOfMembers(members)),
  carryOver: checkCarryOver(members, previousNetMinor),
})

/** A batch below zero pays nothing out: the next one must hold all of it, and none may hold what was never owed. */
function checkCarryOver(members: readonly Member[] | null, previousNetMinor: bigint | null): FigureCheck {
  if (members === null) return 'EXACT'
  const carried = members.reduce((sum, { kind, netMinor }) => (kind === 'CARRY_OVER' ? sum + netMinor : sum), 0n)
  const owed = previousNetMinor !== null && previousNetMinor < 0n ? previousNetMinor : 0n
  return carried === owed ? 'EXACT' : 'MISMATCH'
}

/** Whether something is wrong that a person must look at. */
export const isMismatch = (checks: BatchChecks): boolean => Object.values(checks).includes('MISMATCH')
