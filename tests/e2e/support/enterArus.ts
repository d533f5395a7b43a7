// Before each file of journeys: into an Arus, which is left when all is closed. What people saw when a journey failed is told.
import { afterEach } from 'vitest'
import { atFileEnd } from '../../support/fileEnd.ts'
import { describeScreens, sendEverybodyAway } from './browser.ts'
import { leaveArus, takeArus } from './ownArus.ts'

await takeArus()
atFileEnd(leaveArus)
atFileEnd(sendEverybodyAway)
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') console.error(`${task.name}:\n${await describeScreens()}`)
})
