// A small database in MaxMind's format (https://maxmind.github.io/MaxMind-DB/), since the vendor's may not be redistributed: a binary tree
// that leads to data, the data, and metadata.

type Value = string | number | readonly Value[] | { readonly [key: string]: Value }

/** Type and size of a value; a type that does not fit into three bits has its own byte. */
const header = (type: number, size: number) => Buffer.from(type < 8 ? [(type << 5) | size] : [size, type - 7])

function encode(value: Value): Buffer {
  if (typeof value === 'string') return Buffer.concat([header(2, value.length), Buffer.from(value)])
  if (typeof value === 'number') {
    const written = Buffer.alloc(4)
    written.writeUInt32BE(value)
    return Buffer.concat([header(6, 4), written])
  }
  if (value instanceof Array) return Buffer.concat([header(11, value.length), ...value.map(encode)])
  const entries = Object.entries(value)
  return Buffer.concat([header(7, entries.length), ...entries.flatMap(entry => entry.map(encode))])
}

/** IPv4 follows twelve zero bytes: `67` is 103.0.0.0/8. */
export const ipv4 = (prefix: string) => '0'.repeat(24) + prefix

type Node = { 0: Node | Buffer | null; 1: Node | Buffer | null }

/** A database that maps addresses with these hexadecimal prefixes to countries. */
export function countryDatabase(countries: Record<string, string>): Buffer {
  const root: Node = { 0: null, 1: null }
  const nodes = [root]
  const data: Buffer[] = []
  for (const [prefix, country] of Object.entries(countries)) {
    const bits = [...prefix].flatMap(digit => [8, 4, 2, 1].map(bit => (parseInt(digit, 16) & bit ? 1 : 0)))
    const last = bits.pop() ?? 0
    let at = root
    for (const bit of bits) {
      const next = at[bit] ?? { 0: null, 1: null }
      if (Buffer.isBuffer(next)) throw new Error('one network lies within another')
      if (at[bit] === null) nodes.push(next)
      at[bit] = next
      at = next
    }
    const place = encode({ country: { iso_code: country } })
    data.push(place)
    at[last] = place
  }

  // After the node numbers: one value for "no data", sixteen separator bytes, then data offsets.
  const pointer = (to: Node | Buffer | null) => {
    if (to === null) return nodes.length
    if (!Buffer.isBuffer(to)) return nodes.indexOf(to)
    return nodes.length + 16 + Buffer.concat(data.slice(0, data.indexOf(to))).length
  }
  const tree = nodes.map(node => {
    const record = Buffer.alloc(6)
    record.writeUIntBE(pointer(node[0]), 0, 3)
    record.writeUIntBE(pointer(node[1]), 3, 3)
    return record
  })
  const about = encode({
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 1_780_000_000,
    database_type: 'Test-Country',
    description: { en: 'A test' },
    ip_version: 6,
    languages: ['en'],
    node_count: nodes.length,
    record_size: 24,
  })
  return Buffer.concat([...tree, Buffer.alloc(16), ...data, Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1'), about])
}
