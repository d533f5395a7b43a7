// Where banks, or programs that fetch for them, lay down statement files. A folder of this machine,
// or a bank's server behind SFTP.

/** Whose files: an account of an organization. */
export type DropOwner = { organizationId: string; bankCode: string; accountNumber: string }

/** Where a file goes once it has been taken, or has been found to be of no use. */
export type DropEnd = 'done' | 'failed'

export type DropPlace = {
  /** Names of the files that lie there whole and wait, in order. Makes the account's place where there is none yet. */
  waiting: (owner: DropOwner) => Promise<string[]>
  size: (owner: DropOwner, name: string) => Promise<number>
  read: (owner: DropOwner, name: string) => Promise<Buffer>
  /** Takes a file out of those that wait. */
  move: (owner: DropOwner, name: string, to: DropEnd) => Promise<void>
}

declare module '../../context.ts' {
  interface TreasuryContext {
    /** Where statement files are laid down; absent where this installation has no such place. */
    drop: DropPlace | undefined
  }
}
