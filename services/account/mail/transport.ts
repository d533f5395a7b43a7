// Sends emails by SMTP.
import { createTransport } from 'nodemailer'
import type { Composed } from './compose.ts'

/** A file attached to an email. */
export type Attached = { name: string; content: Buffer }

export type Transport = {
  send: (outgoing: { id: string; email: Composed; attached?: Attached }) => Promise<void>
  close: () => Promise<void>
}

/** The mail server refused the email permanently, for example for an unknown address: retrying is useless. */
export class Undeliverable extends Error {}

/** `url`: `smtps://user:password@host`; `from`: `Arus <no-reply@example.com>`. */
export function openSmtp({ url, from }: { url: string; from: string }): Transport {
  const sender = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = from.split('@').at(-1)?.replace('>', '') ?? 'localhost'
  return {
    async send({ id, email: { to, subject, html, text }, attached }) {
      try {
        await sender.sendMail({
          from,
          to: { address: to.email, name: to.name ?? '' },
          subject,
          html,
          text,
          ...(attached && { attachments: [{ filename: attached.name, content: attached.content }] }),
          // The same in every attempt, so that clients recognize a duplicate.
          messageId: `<${id}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
        })
      } catch (error) {
        throw isFinal(error) ? new Undeliverable('the mail server refused it', { cause: error }) : error
      }
    },
    close: async () => sender.close(),
  }
}

/** SMTP uses 5xx for permanent errors; but our own failed login may be fixed meanwhile. */
const isFinal = (error: unknown) =>
  error instanceof Error &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 500 &&
  !('code' in error && error.code === 'EAUTH')
