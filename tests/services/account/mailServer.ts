// A test's mail server, and delivering the service's emails to it.
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { accountWorkers } from '../../../services/account/workers.ts'
import { openLog } from '../../../services/kit/http/log.ts'
import { openJobs } from '../../../services/kit/jobs.ts'
import type { Running } from './support.ts'
import { atFileEnd } from '../../support/fileEnd.ts'

export type MailServer = Awaited<ReturnType<typeof startMailServer>>

/** Accepts emails; `refusals` are the answers to the next recipients instead. */
async function startMailServer() {
  const received: Email[] = []
  const arrivals = new EventTarget()
  const refusals: { responseCode: number }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      const refusal = refusals.shift()
      done(refusal ? Object.assign(new Error('not now'), refusal) : undefined)
    },
    onData(stream, _session, done) {
      const read = async () => {
        received.push(await PostalMime.parse(await buffer(stream)))
        arrivals.dispatchEvent(new Event('letter'))
      }
      read().then(() => done(), done)
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  if (typeof address !== 'object' || address === null) throw new Error('the mail server listens nowhere')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    refusals,
    /** The next emails, as soon as there are `count`. */
    async letters(count: number): Promise<Email[]> {
      while (received.length < count) await once(arrivals, 'letter')
      return received.splice(0, count)
    },
    /** The next email to an address; other emails meanwhile, such as about a new device, stay unread. */
    async emailTo(address: string): Promise<Email> {
      for (;;) {
        const at = received.findIndex(({ to }) => to?.[0]?.address === address)
        const [letter] = at < 0 ? [] : received.splice(at, 1)
        if (letter) return letter
        await once(arrivals, 'letter')
      }
    },
    /** Emails that arrived and were not read. */
    unread: () => received.map(({ to, subject }) => `${to?.[0]?.address}: ${subject}`),
    close: () => new Promise<void>(done => server.close(done)),
  }
}

/** Delivers a running service's emails to a mail server until the file ends. */
export async function openMail(
  { account, feed, files }: Pick<Running, 'account' | 'feed' | 'files'>,
  { logLevel = 'silent' } = {},
): Promise<MailServer> {
  const log = openLog('test', { LOG_LEVEL: logLevel })
  const server = await startMailServer()
  const jobs = await openJobs({ url: account.database.url, service: 'account', work: true, log })
  const config = { kind: 'smtp', url: server.url, from: 'Arus <no-reply@arus.example>' } as const
  const workers = await accountWorkers({ account, files, jobs, log, mail: config, feed, treasury: undefined })
  atFileEnd(async () => {
    await workers.close()
    await jobs.close()
    await workers.release()
    await server.close()
  })
  return server
}

/** The token of an email's link. */
export function tokenIn(letter: Email | undefined): string {
  const token = /\?token=([\w-]+)/.exec(letter?.text ?? '')?.[1]
  if (token === undefined) throw new Error('no link in this letter')
  return token
}
