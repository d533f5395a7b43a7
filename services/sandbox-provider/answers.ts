// Delivers responses: unchanged, late, or not at all.
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import type { Faults } from './faults.ts'

export type Answer = { status: number; text: string; headers?: Record<string, string> }

export const jsonAnswer = (text: string, status = 200): Answer => ({ status, text })

const RETRY_AFTER_SECONDS = 1

/** Sends `answer`, unless a fault prevents it. */
export async function send(reply: FastifyReply, faults: Faults, answer: () => Answer): Promise<FastifyReply> {
  const fault = faults.take('RATE_LIMIT', 'SERVER_ERROR', 'SLOW')
  if (fault?.kind === 'RATE_LIMIT')
    return reply.code(429).header('retry-after', RETRY_AFTER_SECONDS).type('application/json').send('{}')
  if (fault?.kind === 'SERVER_ERROR') return reply.code(500).type('application/json').send('{}')
  if (fault?.kind === 'SLOW') await sleep(fault.ms)
  const { status, text } = answer()
  return reply.code(status).type('application/json').send(text)
}
