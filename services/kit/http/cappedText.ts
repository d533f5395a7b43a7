// Reads an external response as text, up to a size limit.

type CappedText = { text: string; isWhole: boolean }

/** Reads at most this many bytes; leaving the loop closes the connection, so that the rest is not received. */
export async function cappedText(body: AsyncIterable<unknown>, mostBytes: number): Promise<CappedText> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body) {
    if (!(chunk instanceof Uint8Array)) continue
    chunks.push(chunk)
    length += chunk.length
    if (length > mostBytes) break
  }
  const text = Buffer.concat(chunks).subarray(0, mostBytes).toString()
  return { text, isWhole: length <= mostBytes }
}
