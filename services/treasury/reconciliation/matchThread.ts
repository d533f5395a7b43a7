// A thread that matches one share and ends; what it held in memory goes with it.
import { parentPort, workerData } from 'node:worker_threads'
import { openDatabase } from '../../kit/database/database.ts'
import { matchShare, type Share } from './matchShare.ts'

/** What such a thread is told at its start. */
export type ThreadTask = { databaseUrl: string; service: string; share: Share }

const { databaseUrl, service, share }: ThreadTask = workerData
const database = openDatabase({ url: databaseUrl, service, max: 1 })
await matchShare(database, share, matched => parentPort?.postMessage(matched))
await database.close()
