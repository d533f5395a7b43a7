/** The browser behind a request: its place for the security log and the lockout, its language for what it is told. */
export type Asker = { address: string; userAgent: string; language: string; requestId: string; deadline: AbortSignal }
