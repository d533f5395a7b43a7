// Where banks, or programs that fetch for them, drop statement files: a local folder, or a bank's SFTP server.

/** The owner of files: an account of an organization. */
export type DropOwner = { organizationId: string; bankCode: string; accountNumber: string }

/** Where a file is moved after it was imported or refused. */
export type DropEnd = 'done' | 'failed'

export type DropPlace = {
  /** Names of the complete files that are waiting, in order. Creates the account's folder if it doesn't exist. */
  waiting: (owner: DropOwner) => Promise<string[]>
  size: (owner: DropOwner, name: string) => Promise<number>
  read: (owner: DropOwner, name: string) => Promise<Buffer>
  /** Moves a file out of the waiting ones. */
  move: (owner: DropOwner, name: string, to: DropEnd) => Promise<void>
}

declare module '../../context.ts' {
  interface TreasuryContext {
    /** Where statement files are dropped; absent if this installation has no folder. */
    drop: DropPlace | undefined
  }
}
