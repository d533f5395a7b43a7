// The bank's responses: a body with its seven-digit code, and the HTTP status from the code's beginning.
export type SnapAnswer = { status: number; body: Record<string, unknown> }

const MESSAGES: Readonly<Record<string, string>> = {
  '200.00': 'Successful',
  '400.00': 'Bad Request',
  '400.01': 'Invalid Field Format',
  '400.02': 'Invalid Mandatory Field',
  '401.00': 'Unauthorized',
  '401.01': 'Invalid Token (B2B)',
  '403.02': 'Exceeds Transaction Amount Limit',
  '403.06': 'Feature Not Allowed At This Time',
  '403.09': 'Dormant Account',
  '403.14': 'Insufficient Funds',
  '404.01': 'Transaction Not Found',
  '404.11': 'Invalid Account',
  '404.18': 'Inconsistent Request',
  '409.00': 'Conflict',
  '409.01': 'Duplicate partnerReferenceNo',
  '429.00': 'Too Many Requests',
  '500.00': 'General Error',
  '504.00': 'Timeout',
}

/** A service's response by status and case; the detail adds to the standard's message. */
export function answerOf(service: string, status: number, inCase: string, detail = ''): SnapAnswer {
  const message = MESSAGES[`${status}.${inCase}`] ?? 'Error'
  const responseMessage = detail === '' ? message : `${message} ${detail}`
  return { status, body: { responseCode: `${status}${service}${inCase}`, responseMessage } }
}

export const success = (service: string, body: Record<string, unknown>): SnapAnswer => ({
  status: 200,
  body: { ...answerOf(service, 200, '00').body, ...body },
})

/** Thrown when a service can't continue; it becomes the response. */
export class Refused extends Error {
  readonly status: number
  readonly inCase: string
  readonly detail: string
  constructor(status: number, inCase: string, detail = '') {
    super(`${status} ${inCase} ${detail}`)
    this.name = 'Refused'
    this.status = status
    this.inCase = inCase
    this.detail = detail
  }
}
