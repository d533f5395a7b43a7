// How large a picture is when it is drawn, by its first bytes. A file of a few kilobytes can unfold to gigabytes of pixels.

export type ImageSize = { width: number; height: number }

/** Width and height of a PNG or JPEG; undefined when the bytes don't say. */
export function imageSize(bytes: Buffer): ImageSize | undefined {
  return bytes[0] === 0x89 ? pngSize(bytes) : jpegSize(bytes)
}

/** The first chunk of a PNG is its header. */
function pngSize(bytes: Buffer): ImageSize | undefined {
  if (bytes.length < 24 || bytes.toString('latin1', 12, 16) !== 'IHDR') return undefined
  return drawn({ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) })
}

/** Segments of a JPEG that say how it was encoded, and with that its size; the three left out have other meanings. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function jpegSize(bytes: Buffer): ImageSize | undefined {
  let at = 2
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes.readUInt8(at + 1)
    if (isFrame(marker)) return drawn({ height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) })
    // Any number of 0xff may stand before a marker.
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2)
  }
  return undefined
}

const drawn = (size: ImageSize) => (size.width > 0 && size.height > 0 ? size : undefined)
