// A drawn page as a PNG of few colors: what is printed has some tens of them, and a picture of a quarter of the size arrives sooner.
import { crc32, deflateSync } from 'node:zlib'

/** Four bytes a pixel: red, green, blue and opacity, which is full. */
export type Drawn = { width: number; height: number; data: Uint8Array }

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')
const MAX_COLORS = 256
/** Quick, and hardly larger than what takes five times as long. */
const LEVEL = 3

/** An image with a palette. Each color keeps the upper half of its bits; beyond 256 of them the nearest one stands for others. */
export function pngOf({ width, height, data }: Drawn): Uint8Array<ArrayBuffer> {
  const palette: number[] = []
  const places = new Int16Array(4_096).fill(-1)
  const row = width + 1
  const pixels = new Uint8Array(row * height)
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 1; x < row; x += 1, at += 4) {
      const color = ((data[at]! & 0xf0) << 4) | (data[at + 1]! & 0xf0) | (data[at + 2]! >> 4)
      if (places[color] === -1) places[color] = placeOf(color, palette)
      pixels[y * row + x] = places[color]!
    }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Eight bits a pixel, which point into the palette.
  header.set([8, 3], 8)
  const content = Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap(color => channelsOf(color)))),
    chunk('IDAT', deflateSync(pixels, { level: LEVEL })),
    chunk('IEND', Buffer.alloc(0)),
  ])
  return new Uint8Array(content)
}

/** The three channels of a color, each of its sixteen steps spread over all there are. */
const channelsOf = (color: number) => [color >> 8, (color >> 4) & 15, color & 15].map(step => step * 17)

/** Where a color stands in the palette, which it joins while there is room. */
function placeOf(color: number, palette: number[]): number {
  if (palette.length < MAX_COLORS) return palette.push(color) - 1
  const wanted = channelsOf(color)
  const distances = palette.map(known =>
    channelsOf(known).reduce((sum, channel, at) => sum + Math.abs(channel - wanted[at]!), 0),
  )
  return distances.indexOf(Math.min(...distances))
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(content.length, 0)
  frame.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
}
