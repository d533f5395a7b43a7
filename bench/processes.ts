// The processes of a benchmark and what is asked of them over their channel.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'

/** As `npm start` runs the BFF; peers get the same. */
const FLAGS = ['--max-semi-space-size=64', '--min-semi-space-size=64']

/** Starts a file of `bench/`; it is up when it has sent its first message. */
export async function startProcess(file: string, args: string[]): Promise<ChildProcess> {
  const child = fork(`${import.meta.dirname}/${file}`, args, {
    execArgv: FLAGS,
    env: { ...process.env, NODE_ENV: 'production' },
  })
  await once(child, 'message')
  return child
}

export async function ask<Answer>(child: ChildProcess, question: string | object): Promise<Answer> {
  child.send(question)
  const [answer] = (await once(child, 'message')) as [Answer]
  return answer
}
