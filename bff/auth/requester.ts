/** The browser behind a request: its address for the security log and the lockout, its language for messages. */
export type Requester = {
  address: string
  userAgent: string
  language: string
  requestId: string
  deadline: AbortSignal
}
