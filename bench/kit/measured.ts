// Environment of an Arus that is to be measured.
import { BENCH_SECRET } from './peer.ts'

/** A benchmark sends the requests of thousands as one user. */
export const MEASURED = { SERVICE_SECRET: BENCH_SECRET, POINTS_PER_MINUTE: String(Number.MAX_SAFE_INTEGER) }
