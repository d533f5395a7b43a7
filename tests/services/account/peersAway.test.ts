// Mail servers and webhook targets that disconnect midway: the sender gets an error, nothing is thrown unhandled, and the next one arrives.
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSmtp } from '../../../services/account/mail/transport.ts'
import { openSender } from '../../../services/account/webhooks/sender.ts'

type Talk = (socket: Socket) => void
let talk: Talk = socket => socket.destroy()
const server = createServer(socket => {
  socket.on('error', () => {})
  talk(socket)
})
const port = () => (server.address() as AddressInfo).port
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => void server.close())

const sockets = () => readdirSync('/proc/self/fd').length

/** Speaks SMTP until a command with this prefix. */
const smtpUntil =
  (last: string): Talk =>
  socket => {
    let isData = false
    socket.write('220 here\r\n')
    socket.on('data', (chunk: Buffer) => {
      const said = String(chunk)
      if (said.startsWith(last)) return socket.resetAndDestroy()
      if (isData && !said.endsWith('\r\n.\r\n')) return
      socket.write(isData ? '250 taken\r\n' : said.startsWith('DATA') ? '354 go on\r\n' : '250 here\r\n')
      isData = said.startsWith('DATA')
    })
  }

describe('a mail server', () => {
  const email = { to: { email: 'a@b.test', name: null }, subject: 's', html: '<p>h</p>', text: 't' }
  const outgoing = { id: 'id', email }

  it.each<[string, Talk]>([
    ['ends the connection at once', socket => socket.resetAndDestroy()],
    ['ends it in its greeting', socket => socket.end('220 he')],
    ['ends it when it is greeted', smtpUntil('EHLO')],
    ['ends it when it is told whom the email is for', smtpUntil('RCPT')],
    ['ends it before the email', smtpUntil('DATA')],
  ])('that %s keeps nobody from sending later', async (_what, fault) => {
    const before = sockets()
    const smtp = openSmtp({ url: `smtp://127.0.0.1:${port()}`, from: 'Arus <no-reply@arus.example>' })
    talk = fault
    for (let time = 0; time < 3; time++) await expect(smtp.send(outgoing)).rejects.toBeInstanceOf(Error)
    talk = smtpUntil('never')
    await smtp.send(outgoing)
    await smtp.close()
    await expect.poll(sockets).toBeLessThanOrEqual(before)
  })

  it('that ends a connection nobody uses keeps nobody from sending later', async () => {
    const smtp = openSmtp({ url: `smtp://127.0.0.1:${port()}`, from: 'Arus <no-reply@arus.example>' })
    const idle: Socket[] = []
    talk = socket => {
      idle.push(socket)
      smtpUntil('never')(socket)
    }
    await smtp.send(outgoing)
    expect(idle).toHaveLength(1)
    for (const socket of idle) {
      socket.resetAndDestroy()
      await once(socket, 'close')
    }
    await smtp.send(outgoing)
    expect(idle).toHaveLength(2)
    await smtp.close()
  })
})

describe('the target of a webhook', () => {
  it.each<[string, Talk]>([
    ['ends the connection at once', socket => socket.resetAndDestroy()],
    ['ends it in its headers', socket => socket.once('data', () => socket.end('HTTP/1.1 200 OK\r\ncontent-le'))],
    [
      'ends it in its answer',
      socket => socket.once('data', () => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 500\r\n\r\nhalf')),
    ],
    ['says what is no HTTP', socket => socket.once('data', () => socket.end('\0\0\0'))],
  ])('that %s is an outcome, and the next delivery arrives', async (_what, fault) => {
    const before = sockets()
    const sender = openSender({ allowLoopback: true, timeoutMs: 5_000 })
    const sending = {
      url: `http://127.0.0.1:${port()}/`,
      secrets: ['whsec_test'],
      eventId: 'e',
      event: 'payment.sent',
      body: '{}',
    }
    talk = fault
    for (let time = 0; time < 3; time++)
      expect(await sender.send(sending)).toMatchObject({ failure: 'UNREACHABLE', responseStatus: null })
    talk = socket => socket.once('data', () => socket.end('HTTP/1.1 204 No Content\r\n\r\n'))
    expect(await sender.send(sending)).toMatchObject({ failure: null, responseStatus: 204 })
    await sender.close()
    await expect.poll(sockets).toBeLessThanOrEqual(before)
  })
})
