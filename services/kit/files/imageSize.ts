// The dimensions of a picture, from its first bytes. A file of a few kilobytes can decompress to gigabytes of pixels. `image-size` takes
// bytes and no stream, so that it finds nothing where a JPEG has its frame behind them.

export type ImageSize = { width: number; height: number }

/** Width and height of a PNG or JPEG; undefined when the bytes don't contain them. */
export function imageSize(bytes: Buffer): ImageSize | undefined {
  return bytes[0] === 0x89 ? pngSize(bytes) : jpegSize(bytes)
}

/** The first chunk of a PNG is its header. */
function pngSize(bytes: Buffer): ImageSize | undefined {
  if (bytes.length < 24 || bytes.toString('latin1', 12, 16) !== 'IHDR') return undefined
  return drawn({ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) })
}

/** JPEG segments that describe the encoding, and with it the size; the three excluded ones have other meanings. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function jpegSize(bytes: Buffer): ImageSize | undefined {
  const found = walk(bytes, 2)
  return typeof found === 'number' ? undefined : found
}

/** The size of a streamed JPEG: a color profile or a preview can put its frame far behind the first bytes. */
export async function streamedJpegSize(content: AsyncIterable<Buffer>): Promise<ImageSize | undefined> {
  let rest: Buffer = Buffer.alloc(0)
  let next = 2
  for await (const chunk of content) {
    // Bytes before the next segment are skipped and not kept.
    const passed = Math.min(next, rest.length)
    rest = Buffer.concat([rest.subarray(passed), chunk])
    const found = walk(rest, next - passed)
    if (typeof found !== 'number') return found
    next = found
  }
  return undefined
}

/** Walks the segments. Returns the size at the frame, undefined for an invalid JPEG, or the position of a segment that hasn't arrived. */
function walk(bytes: Buffer, from: number): ImageSize | undefined | number {
  let at = from
  while (at + 9 <= bytes.length) {
    if (bytes[at] !== 0xff) return undefined
    const marker = bytes.readUInt8(at + 1)
    if (isFrame(marker)) return drawn({ height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) })
    // Any number of 0xff may precede a marker.
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2)
  }
  return at
}

const drawn = (size: ImageSize) => (size.width > 0 && size.height > 0 ? size : undefined)
