// `npm run bench -- import`: a file of 100,000 lines, from the first byte of the upload to the last stored line; what it costs in memory;
// and what small queries feel of it meanwhile.
import { setTimeout as sleep } from 'node:timers/promises'
import {
  cpuOf,
  cpuOfChildren,
  memoryOf,
  startTreasuryProcesses,
  type TreasuryProcesses,
  until,
} from '../tests/support/treasuryProcesses.ts'

const ROWS = Number(process.env.ROWS ?? 100_000)
const ROUNDS = Number(process.env.ROUNDS ?? 3)
const PORT = Number(process.env.BENCH_PORT ?? 4480)
const QUERIES_A_SECOND = 40

type Import = { id: string; status: string; counts: { ready: number; errors: number }; done: number; total: number }

/** A KlikBCA Bisnis export: as long as real ones, with running balances, over the last weeks. */
export function statementFile(rows: number, seed: number): Buffer {
  const lines = ['Tanggal Transaksi,Keterangan,Cabang,Jumlah,Saldo']
  let balance = 5_000_000_000
  let random = seed
  const next = (below: number) => (random = (random * 48_271) % 2_147_483_647) % below
  const today = Temporal.Now.plainDateISO('Asia/Jakarta').subtract({ days: 1 })
  for (let at = 0; at < rows; at++) {
    const date = today.subtract({ days: 80 - Math.floor((at * 80) / rows) })
    const amount = 10_000 + next(90_000_000)
    const isDebit = next(3) === 0
    balance += isDebit ? -amount : amount
    const day = `${String(date.day).padStart(2, '0')}/${String(date.month).padStart(2, '0')}/${date.year}`
    const text =
      `TRSF E-BANKING ${isDebit ? 'DB' : 'CR'} ${day.slice(0, 2)}${day.slice(3, 5)}/FTSCY/WS950${next(99)} INV/2026/11/${at} ` +
      `PT SUMBER ${['MAKMUR', 'REJEKI', 'ABADI', 'SENTOSA'][next(4)]} ${next(9_999)} PEMBAYARAN TAGIHAN PENJUALAN BARANG DAN JASA PERIODE BERJALAN CABANG JAKARTA ` +
      `SESUAI KONTRAK NOMOR KTR/${next(99_999)}/2026`
    lines.push(
      `${day},"${text}",0000,"${amount.toLocaleString('en-US')}.00 ${isDebit ? 'DB' : 'CR'}","${balance.toLocaleString('en-US')}.00"`,
    )
  }
  return Buffer.from(lines.join('\r\n'))
}

/** Small queries at a steady rate until told to stop; each is timed from when it was due. */
function openQueries(origin: string, token: string, path: string) {
  const times: number[] = []
  let stopped = false
  const ask = async () => {
    const began = performance.now()
    const answer = await fetch(origin + path, { headers: { authorization: `Bearer ${token}` } })
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`a small query got ${answer.status}`)
    times.push(performance.now() - began)
  }
  const underWay = new Set<Promise<void>>()
  const loop = (async () => {
    while (!stopped) {
      const asked = ask().finally(() => underWay.delete(asked))
      // What fails is thrown where all are waited for, not into the void.
      asked.catch(() => {})
      underWay.add(asked)
      await sleep(1_000 / QUERIES_A_SECOND)
    }
    await Promise.all(underWay)
  })()
  const stop = () => {
    stopped = true
  }
  return {
    stop,
    async end() {
      stop()
      await loop
      times.sort((a, b) => a - b)
      const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN
      return { count: times.length, p50: at(0.5), p99: at(0.99) }
    },
  }
}

async function importOnce(arus: TreasuryProcesses, bankAccountId: string, bytes: Buffer) {
  const began = performance.now()
  const fileId = await arus.upload('statement.csv', bytes)
  const uploaded = performance.now()
  const { body } = await arus.send<Import>('POST', '/v1/statement-imports', {
    bankAccountId,
    fileId,
    ignoreWarnings: true,
  })
  let last = body
  let checked = 0
  await until(
    async () => {
      last = (await arus.send<Import>('GET', `/v1/statement-imports/${body.id}`)).body
      if (last.status !== 'CHECKING') checked ||= performance.now()
      return last.status !== 'CHECKING' && last.status !== 'IMPORTING'
    },
    120_000,
    100,
  )
  const ended = performance.now()
  if (last.status !== 'IMPORTED') throw new Error(`the import ended as ${last.status} ${JSON.stringify(last.counts)}`)
  const seconds = (from: number, to: number) => (to - from) / 1_000
  return {
    id: body.id,
    stored: last.counts.ready,
    upload: seconds(began, uploaded),
    check: seconds(uploaded, checked),
    store: seconds(checked, ended),
    total: seconds(began, ended),
  }
}

async function account(arus: TreasuryProcesses, number: number): Promise<string> {
  const { status, body } = await arus.send<{ id: string }>('POST', '/v1/bank-accounts', {
    bankCode: '014',
    accountNumber: String(5_220_300_000 + number),
    alias: `Account ${number}`,
    entityId: arus.organization.entities[0]?.id,
    currency: 'IDR',
  })
  if (status !== 201) throw new Error(`no account: ${JSON.stringify(body)}`)
  return body.id
}

/** The whole benchmark; `ROWS` and `ROUNDS` change its size. */
export async function run() {
  const arus = await startTreasuryProcesses({ port: PORT })
  try {
    const { pid: workerPid = 0 } = await arus.startWorker()
    await until(async () => (await arus.send('GET', '/v1/bank-accounts')).status === 200, 10_000)
    const small = '/v1/bank-accounts?first=10'
    await account(arus, 0)
    const warmUp = openQueries(arus.origin, await arus.token(), small)
    await sleep(2_000)
    await warmUp.end()

    const quiet = openQueries(arus.origin, await arus.token(), small)
    await sleep(6_000)
    const without = await quiet.end()
    console.log(
      `small query without import: p50 ${without.p50.toFixed(1)} ms, p99 ${without.p99.toFixed(1)} ms (${without.count})`,
    )

    for (let round = 1; round <= ROUNDS; round++) {
      const bytes = statementFile(ROWS, round * 7_919)
      const bankAccountId = await account(arus, round)
      const busy = openQueries(arus.origin, await arus.token(), small)
      const [workerBefore, postgresBefore] = [cpuOf(workerPid), cpuOfChildren(arus.cluster.pid)]
      const done = await importOnce(arus, bankAccountId, bytes).finally(busy.stop)
      const during = await busy.end()
      console.log(
        `round ${round}: ${done.stored.toLocaleString('en')} lines, ${(bytes.length / 1e6).toFixed(1)} MB in ${done.total.toFixed(2)} s ` +
          `(upload ${done.upload.toFixed(2)}, check ${done.check.toFixed(2)}, store ${done.store.toFixed(2)}); ` +
          `CPU: worker ${(cpuOf(workerPid) - workerBefore).toFixed(1)} s, Postgres ${(cpuOfChildren(arus.cluster.pid) - postgresBefore).toFixed(1)} s; ` +
          `worker ${memoryOf(workerPid).peak} MB, API ${memoryOf(arus.api.pid ?? 0).peak} MB at their highest; ` +
          `small query p50 ${during.p50.toFixed(1)} ms, p99 ${during.p99.toFixed(1)} ms = ${(during.p99 / without.p99).toFixed(2)} × without`,
      )
      const began = performance.now()
      const undone = await arus.send<Import>('POST', `/v1/statement-imports/${done.id}/undo`)
      if (undone.status !== 200) throw new Error(`not undone: ${JSON.stringify(undone.body)}`)
      console.log(`         taken back in ${((performance.now() - began) / 1_000).toFixed(2)} s`)
    }
  } finally {
    await arus.stop()
  }
}
